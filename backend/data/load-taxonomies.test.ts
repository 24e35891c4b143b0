import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { customTaxonomies, loadTaxonomies, readTaxonomies } from './load-taxonomies.ts';

const taxonomies = readTaxonomies();
const find = (name: string) => taxonomies.find(({ taxonomy }) => taxonomy === name)?.terms ?? [];

describe('shipped taxonomies', () => {
  it('have labels and aliases in all three languages, and parents that exist', () => {
    for (const { taxonomy, terms } of taxonomies) {
      const codes = new Set(terms.map(({ code }) => code));
      expect(codes.size, taxonomy).toBe(terms.length);
      for (const { code, parent, labels, aliases } of terms) {
        expect(Object.keys(labels), `${taxonomy}.${code}`).toEqual(['en', 'de', 'fr']);
        for (const alias of Object.values(aliases))
          expect(alias, `${taxonomy}.${code}`).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        if (parent !== undefined) expect(codes.has(parent), `${taxonomy}.${code}`).toBe(true);
      }
    }
  });

  it('name each value of the job facets by an alias of its own', () => {
    for (const language of ['en', 'de', 'fr']) {
      const names = [
        'remote_option',
        'employment_type',
        'experience',
        'industry',
        'occupation',
        'salary_range',
        'date_posted',
      ];
      const aliases = names.flatMap((name) => find(name).map((term) => term.aliases[language]));
      expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
    }
  });

  it('hold at least 300 occupations in 22 groups and 20 industries', () => {
    expect(find('occupation').filter(({ parent }) => parent === undefined)).toHaveLength(22);
    expect(find('occupation').filter(({ parent }) => parent !== undefined).length).toBeGreaterThanOrEqual(300);
    expect(find('industry').length).toBeGreaterThanOrEqual(20);
  });
});

describe('loadTaxonomies', () => {
  const database = testDatabase();
  const rows = async () =>
    (await database.pool.query('select id, taxonomy, code, parent_id, labels from taxonomy_term order by id')).rows;

  it('keeps ids when it runs again, and takes a new label over', async () => {
    await loadTaxonomies(database.pool, taxonomies);
    const first = await rows();
    await loadTaxonomies(database.pool, taxonomies);
    expect(await rows()).toEqual(first);
    const term = { code: 'full_time', labels: { en: 'Whole days' }, aliases: { en: 'whole-days' } };
    await loadTaxonomies(database.pool, [{ taxonomy: 'employment_type', terms: [term] }]);
    const changed = (await rows()).filter(({ labels }) => labels.en === 'Whole days');
    expect(changed.map(({ id }) => id)).toEqual(first.filter(({ code }) => code === 'full_time').map(({ id }) => id));
  });

  it('stores parents', async () => {
    const { rows: found } = await database.pool.query(
      `select parent.code from taxonomy_term term join taxonomy_term parent on parent.id = term.parent_id
       where term.taxonomy = 'occupation' and term.code = 'librarian'`,
    );
    expect(found).toEqual([{ code: 'library_archive_museum' }]);
  });
});

describe('customTaxonomies', () => {
  it('makes a taxonomy of a brand field, with an alias from the label where none is given', () => {
    const terms = {
      boats: { label: { en: 'Small boats', de: 'Kleine Boote' } },
      ships: { label: 'Ships', alias: 'big-ships' },
    };
    const document = { customFields: { x_craft: { label: 'Craft', groups: ['job/job_categorization'], terms } } };
    expect(customTaxonomies([{ document }])).toEqual([
      {
        taxonomy: 'x_craft',
        terms: [
          {
            code: 'boats',
            labels: { en: 'Small boats', de: 'Kleine Boote' },
            aliases: { en: 'small-boats', de: 'kleine-boote' },
          },
          { code: 'ships', labels: { en: 'Ships' }, aliases: { en: 'big-ships' } },
        ],
      },
    ]);
  });
});
