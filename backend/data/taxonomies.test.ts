import { describe, expect, it } from 'vitest';
import { OPEN_TAXONOMIES, TAXONOMIES } from '../../runtime/core/document/taxonomies.ts';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { readTaxonomies } from './load-taxonomies.ts';
import type { Taxonomy } from './taxonomy-store.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'];
/** Where a country has words of its own. */
const VARIANTS = ['fr-CA'];
const taxonomies = readTaxonomies();
const termsOf = (name: string) => taxonomies.find(({ taxonomy }) => taxonomy === name)?.terms ?? [];
const topsOf = (name: string) => termsOf(name).filter(({ parent }) => parent === undefined);
const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('are those that the program has names for', () => {
  expect(taxonomies.map(({ taxonomy }) => taxonomy)).toEqual([...TAXONOMIES].sort());
});

const forms = [...readFormCatalogue().values()].flatMap((form) => [...form.values()]);

/** Fields of a schema whose answers are codes, with what was answered: taxonomy -> codes. */
function codesIn(schema: Schema, answer?: unknown): [taxonomy: string, codes: unknown[]][] {
  const own = schema['x-taxonomy'];
  if (typeof own === 'string') return [[own, [answer].flat().filter((code) => code !== undefined)]];
  const parts = Object.entries(isSchema(schema.properties) ? schema.properties : {});
  const items = Array.isArray(answer) ? answer : [undefined];
  return [
    ...parts.flatMap(([name, part]) =>
      isSchema(part) ? codesIn(part, isSchema(answer) ? answer[name] : undefined) : [],
    ),
    ...(isSchema(schema.items) ? items.flatMap((item) => codesIn(schema.items as Schema, item)) : []),
  ];
}

describe.each(taxonomies.map((taxonomy): [string, Taxonomy] => [taxonomy.taxonomy, taxonomy]))('%s', (_, { terms }) => {
  it('has each code once, in a form that answers may have', () => {
    expect(repeated(terms.map(({ code }) => code))).toEqual([]);
    for (const { code } of terms) expect(code).toMatch(/^[a-z0-9_]{1,60}$/);
  });

  it.each(LANGUAGES)('names and addresses every term in %s, each by words of its own', (language) => {
    expect(terms.filter(({ labels }) => !labels[language]?.trim()).map(({ code }) => code)).toEqual([]);
    expect(terms.filter(({ aliases }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(aliases[language] ?? ''))).toEqual([]);
    expect(repeated(terms.map(({ labels }) => labels[language]?.toLowerCase()))).toEqual([]);
    expect(repeated(terms.map(({ aliases }) => aliases[language]))).toEqual([]);
  });

  it('has no language but those four and their variants', () => {
    for (const { labels, aliases, synonyms = {} } of terms) {
      const languages = Object.keys(labels);
      expect(languages.filter((language) => !VARIANTS.includes(language))).toEqual(LANGUAGES);
      expect(Object.keys(aliases)).toEqual(languages);
      for (const language of Object.keys(synonyms)) expect(languages).toContain(language);
    }
  });

  it('has two levels at most, and no term under one that is missing', () => {
    const tops = new Set(terms.filter(({ parent }) => parent === undefined).map(({ code }) => code));
    expect(terms.filter(({ parent }) => parent !== undefined && !tops.has(parent))).toEqual([]);
  });
});

describe('the shipped taxonomies', () => {
  it('are open to terms of administrators, except those whose codes the program knows', () => {
    const names = taxonomies.map(({ taxonomy }) => taxonomy);
    expect(OPEN_TAXONOMIES.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !OPEN_TAXONOMIES.includes(name)).sort()).toEqual([
      ...['date_posted', 'employment_type', 'experience', 'region', 'remote_option', 'salary_range', 'salutation'],
    ]);
  });

  it('are of a realistic size', () => {
    const sizes = Object.fromEntries(taxonomies.map(({ taxonomy, terms }) => [taxonomy, terms.length]));
    const least = {
      benefit: 50,
      career_status: 10,
      degree_level: 8,
      employment_type: 11,
      experience: 5,
      field_of_study: 100,
      industry: 100,
      language: 140,
      occupation: 400,
      salutation: 3,
      skill: 600,
    };
    for (const [taxonomy, size] of Object.entries(least))
      expect(sizes[taxonomy], taxonomy).toBeGreaterThanOrEqual(size);
  });

  it('begin with few enough values for the first list of a facet', () => {
    expect(topsOf('occupation')).toHaveLength(22);
    for (const name of ['industry', 'field_of_study', 'skill'])
      expect(topsOf(name).length, name).toBeLessThanOrEqual(36);
  });

  it.each([
    ['jobs', 'remote_option employment_type experience industry occupation salary_range date_posted'],
    ['organizations', 'industry occupation field_of_study'],
    ['resumes', 'career_status language skill occupation field_of_study'],
  ])('name each value of the facets of %s by an alias of its own', (_, names) => {
    for (const language of LANGUAGES) {
      const aliases = names.split(' ').flatMap((name) => termsOf(name).map((term) => term.aliases[language]));
      expect(repeated(aliases), language).toEqual([]);
    }
  });

  it('have every taxonomy that a form asks for', () => {
    const asked = forms.flatMap(({ schema }) => codesIn(schema).map(([taxonomy]) => taxonomy));
    expect(asked).toContain('career_status');
    expect(asked.filter((taxonomy) => termsOf(taxonomy).length === 0)).toEqual([]);
  });

  it.each(forms.map(({ form, group, schema, examples }) => [`${form}/${group}`, { schema, examples }] as const))(
    'know the codes in the valid answers of %s',
    (_, { schema, examples }) => {
      const { valid } = examples as { valid: { answers: unknown }[] };
      for (const { answers } of valid)
        for (const [taxonomy, codes] of codesIn(schema, answers))
          expect(termsOf(taxonomy).map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    },
  );

  it('name the salutations that forms have', () => {
    const salutations = forms.flatMap(({ fields }) => fields.get('salutation')?.enum ?? []);
    expect(salutations.length).toBeGreaterThan(0);
    expect([...new Set(salutations)]).toEqual(termsOf('salutation').map(({ code }) => code));
  });
});
