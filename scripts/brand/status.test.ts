import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { brandRevision } from '../../backend/database/schema/brands.ts';
import { testDatabase } from '../../backend/testing/database.ts';
import { everyBrand } from '../../backend/testing/every-brand.ts';
import type { SampleStore } from './sample.ts';
import { brandCommand } from './testing/command.ts';

const database = testDatabase();
let withDatabase: SampleStore['withDatabase'] = (work) => work(database.pool);
let isThere = true;
const { brand, write } = brandCommand({
  store: { withDatabase: (work) => withDatabase(work), dataDir: '', exists: () => isThere },
});

async function storeRevision(frontend: string, created: string): Promise<void> {
  const row = { frontend, revision: created, document: {}, created: new Date(created) };
  await drizzle(database.pool).insert(everyBrand(brandRevision)).values(row);
}

const widgets = { pages: { home: { main: [{ widget: 'job-reslts' }] } } };

describe('brand status', () => {
  beforeEach(async () => {
    withDatabase = (work) => work(database.pool);
    isThere = true;
    await drizzle(database.pool).delete(everyBrand(brandRevision));
    write('acme', { site: { name: 'Acme', hosts: ['acme.example'] } });
  });

  it('says of each brand whether its file is live, since when, and what is wrong first', async () => {
    write('beta', { site: { name: 'Beta', hosts: ['beta.example'] }, ...widgets });
    write('zeta', { site: { name: 'Zeta', hosts: ['zeta.example'], status: 'draft', nmae: 1 }, ...widgets });
    await storeRevision('acme', '2030-01-02T03:04:05Z');
    await storeRevision('beta', '2030-02-01T00:00:00Z');
    await storeRevision('beta', '2030-03-01T10:20:30Z');
    expect(await brand('status')).toEqual({
      code: 1,
      out: `id       state     live since            errors  warnings  first finding
acme     live      2030-01-02 03:04 UTC  0       0
beta     outdated  2030-03-01 10:20 UTC  1       0         brands/beta.json:12 There is no widget "job-reslts". Did you mean "job-results"?
default  live      -                     0       0
family   family    -                     0       0
zeta     broken    -                     2       0         brands/zeta.json:8 There is no setting "nmae" here. Did you mean "name"?`,
      err: '',
    });
  });

  it('is content with a brand that is live, and knows one alone', async () => {
    await storeRevision('acme', '2030-01-02T03:04:05Z');
    write('zeta', { nmae: 1 });
    expect(await brand('status', 'acme')).toEqual({
      code: 0,
      out: `id    state  live since            errors  warnings  first finding
acme  live   2030-01-02 03:04 UTC  0       0`,
      err: '',
    });
    expect(JSON.parse((await brand('status', 'acme', '--json')).out)).toEqual({
      rows: [{ id: 'acme', state: 'live', liveSince: '2030-01-02T03:04:05.000Z', errors: 0, warnings: 0, first: '' }],
      note: null,
      folders: [],
    });
    expect(await brand('status', 'acne')).toMatchObject({
      code: 1,
      err: 'There is no brand "acne". Did you mean "acme"?',
    });
  });

  it('says why it does not know the time', async () => {
    isThere = false;
    const table = `id    state  live since  errors  warnings  first finding
acme  live   -           0       0`;
    expect(await brand('status', 'acme')).toMatchObject({
      code: 0,
      out: `${table}\n\nThere is no database yet, so nothing says what is live and since when.`,
    });
    isThere = true;
    withDatabase = () => Promise.reject(new Error('The database is away.'));
    expect(await brand('status', 'acme')).toMatchObject({
      code: 0,
      out: `${table}\n\nThe database cannot be read, so it is unknown what is live and since when: The database is away.`,
    });
  });
});
