import { beforeAll, describe, expect, it } from 'vitest';
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { customTaxonomies, readTaxonomies } from '../../data/load-taxonomies.ts';
import { loadTaxonomies } from '../../data/taxonomy-store.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics } from '../../testing/rows.ts';

const withCraft = (terms: BrandDocument['customFields'][string]['terms']) => (document: BrandDocument) => {
  document.customFields = { x_craft: { label: 'Craft', groups: ['job/job_categorization'], terms } };
};
const harbor = testBrand('harbor', withCraft({ boats: { label: 'Boats' }, ships: { label: 'Ships' } }));
const yard = testBrand('yard', withCraft({ boats: { label: 'Boats' }, rafts: { label: 'Rafts' } }));
const plain = testBrand('plain');
const api = testBackend([harbor, yard, plain]);

interface Answer {
  total: number;
  terms: { code: string; label: string; parent: { code: string; label: string } | null }[];
}

const DOCUMENT = `query ($taxonomy: String!, $text: String, $language: String, $parent: String, $codes: [String!], $leaves: Boolean, $limit: Int) {
  terms(taxonomy: $taxonomy, text: $text, language: $language, parent: $parent, codes: $codes, leaves: $leaves, limit: $limit) {
    total terms { code label parent { code label } }
  }
}`;

async function ask(variables: Record<string, unknown>, brand = 'plain', locale = 'en'): Promise<Answer> {
  const { terms } = await api.run(brand, DOCUMENT, variables, locale);
  return terms as Answer;
}
const codes = ({ terms }: Answer) => terms.map(({ code }) => code);

beforeAll(async () => {
  await insertBasics(api.db, ['harbor', 'yard', 'plain']);
  await loadTaxonomies(api.pool, [...readTaxonomies(), ...customTaxonomies([harbor, yard])]);
});

describe('terms', () => {
  it('gives a small taxonomy whole and in its order', async () => {
    const answer = await ask({ taxonomy: 'experience' }, 'plain', 'de');
    expect(answer.total).toBe(5);
    expect(answer.terms[0]).toEqual({ code: 'entry', label: 'Berufseinstieg', parent: null });
    expect(codes(answer)).toEqual(['entry', 'one_to_two', 'three_to_five', 'six_to_ten', 'over_ten']);
  });

  it('counts a large one and gives the beginning', async () => {
    const answer = await ask({ taxonomy: 'occupation' });
    expect(answer.total).toBeGreaterThan(400);
    expect(answer.terms).toHaveLength(30);
  });

  it('finds terms by what was typed, in the language of the request', async () => {
    const answer = await ask({ taxonomy: 'occupation', text: 'krankenschwest' }, 'plain', 'de');
    expect(answer.terms).toEqual([
      { code: 'registered_nurse', label: 'Pflegefachkraft', parent: { code: 'health_care', label: 'Gesundheit' } },
    ]);
    expect(codes(await ask({ taxonomy: 'skill', text: 'boulang' }, 'plain', 'fr'))).toEqual(['bread_baking']);
    expect(codes(await ask({ taxonomy: 'language', text: 'turc' }, 'plain', 'fr'))).toEqual(['tr', 'tk']);
  });

  it('answers in another language when asked to, broader terms included', async () => {
    const answer = await ask({ taxonomy: 'occupation', text: 'infirmière', language: 'fr', limit: 1 });
    expect(answer.terms).toEqual([
      { code: 'registered_nurse', label: 'Infirmier/ière', parent: { code: 'health_care', label: 'Santé' } },
    ]);
  });

  it('gives the top of a tree, what lies under a term, and what has nothing under it', async () => {
    const top = await ask({ taxonomy: 'occupation', parent: '' });
    expect(top.terms.every(({ parent }) => parent === null)).toBe(true);
    expect(top.total).toBeLessThan(30);
    expect(codes(top)).toContain('management');
    const under = await ask({ taxonomy: 'occupation', parent: 'management', limit: 3 });
    expect(under.terms.map(({ parent }) => parent?.code)).toEqual(['management', 'management', 'management']);
    expect(codes(await ask({ taxonomy: 'skill', text: 'software development' }))).toContain('programming_skills');
    expect(codes(await ask({ taxonomy: 'skill', text: 'software development', leaves: true }))).toEqual([]);
  });

  it('gives what stored codes stand for, without those that no longer exist', async () => {
    const answer = await ask({ taxonomy: 'skill', codes: ['welding', 'gone', 'sql', 'welding'] }, 'plain', 'de');
    expect(answer.terms.map(({ label }) => label)).toEqual(['Schweißen', 'SQL']);
    expect(await ask({ taxonomy: 'skill', codes: [] })).toEqual({ total: 0, terms: [] });
  });

  it("shows a brand its own field's terms, and nobody else's", async () => {
    expect(codes(await ask({ taxonomy: 'x_craft' }, 'harbor'))).toEqual(['boats', 'ships']);
    expect(codes(await ask({ taxonomy: 'x_craft' }, 'yard'))).toEqual(['boats', 'rafts']);
    expect(codes(await ask({ taxonomy: 'x_craft', codes: ['rafts'] }, 'harbor'))).toEqual([]);
  });

  it.each([
    [{ taxonomy: 'skil' }, 'taxonomy', 'There is no taxonomy "skil".'],
    [{ taxonomy: 'x_craft' }, 'taxonomy', 'There is no taxonomy "x_craft".'],
    [{ taxonomy: '__proto__' }, 'taxonomy', 'There is no taxonomy "__proto__".'],
    [{ taxonomy: 'skill', limit: 0 }, 'limit', 'limit is 0; 1 to 200 are allowed.'],
    [{ taxonomy: 'skill', limit: 201 }, 'limit', 'limit is 201; 1 to 200 are allowed.'],
    [{ taxonomy: 'skill', parent: 'gone' }, 'parent', 'Taxonomy "skill" has no term "gone".'],
    [{ taxonomy: 'skill', codes: Array(201).fill('sql') }, 'codes', 'There are 201 codes; 200 are allowed.'],
  ])('refuses %j', async (variables, path, message) => {
    const response = await api.post('plain.example', { query: DOCUMENT, variables });
    expect(await response.json()).toMatchObject({
      errors: [{ message, extensions: { code: 'BAD_INPUT', path } }],
    });
  });
});
