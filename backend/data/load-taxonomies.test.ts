import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { customTaxonomies, readTaxonomies } from './load-taxonomies.ts';
import { loadTaxonomies } from './taxonomy-store.ts';

const taxonomies = readTaxonomies();

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

describe('loadTaxonomies with other names', () => {
  const database = testDatabase();

  it('stores them, and forgets those that a file no longer has', async () => {
    const term = { code: 'electrician', labels: { de: 'Elektroniker/in' }, aliases: { de: 'elektroniker' } };
    const stored = async () => (await database.pool.query('select synonyms from taxonomy_term')).rows;
    await loadTaxonomies(database.pool, [
      { taxonomy: 'occupation', terms: [{ ...term, synonyms: { de: ['Elektriker'] } }] },
    ]);
    expect(await stored()).toEqual([{ synonyms: { de: ['Elektriker'] } }]);
    await loadTaxonomies(database.pool, [{ taxonomy: 'occupation', terms: [term] }]);
    expect(await stored()).toEqual([{ synonyms: {} }]);
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
