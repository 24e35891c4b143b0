/** The review of a change says what it does to the site: saved, the site differs in this and in nothing else. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { createSessionTokens } from '../../backend/session-token.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { shareOf } from '../../backend/testing/sweep.ts';
import type { JsonObject } from '../../runtime/core/brand/sources/json.ts';
import { type BrandEffects, brandPatchEffectsQuery } from '../../widgets/admin-area/brand/brand.generated.ts';
import { faultsOf } from '../brands/compare-effects.ts';
import { liveBrands } from '../brands/live-brands.ts';
import { type Observation, observer } from '../brands/observe.ts';
import { PEOPLE, signInAll } from '../brands/observe-people.ts';
import { featureChanges, type SettingChange, settingChanges } from '../brands/setting-changes.ts';
import { client } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const SECRET = 'a secret that signs the sessions of this test';
const brands = await liveBrands();
const IDS = ['harbor-ledger', 'rheinblick', 'wide-table'];

/** `EVERY=1` tries every feature and every setting on three brands. Otherwise some of every kind are tried: on one brand, in the sweeps on the others. */
const isEvery = process.env.EVERY === '1';
const FEW = [
  'features.recruiter',
  'features.resume ',
  'features.rss',
  'navigation.main: in reverse',
  'a page and its menu entry',
  'prices.currency',
];

let server: OwnServer;
let pool: pg.Pool;
let boss: Person;

beforeAll(async () => {
  const databaseUrl = await own.database();
  server = await own.start({ DATABASE_URL: databaseUrl, SECRET });
  pool = createPool(databaseUrl);
});
afterAll(() => pool?.end());

async function graphql<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const [brand = ''] = IDS;
  const { text } = await server.get('/graphql', {
    brand,
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${brand};en`, ...boss.headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = JSON.parse(text);
  if (errors !== undefined) throw new Error(errors[0].message);
  return data as Data;
}

const effectsOf = async (brand: string, patch: JsonObject) =>
  (await graphql<{ brandPatchEffects: BrandEffects | null }>(String(brandPatchEffectsQuery), { brand, patch }))
    .brandPatchEffects;

async function save(brand: string, patch: JsonObject): Promise<void> {
  const { adminBrand } = await graphql<{ adminBrand: { version: number } }>(
    'query ($id: String!) { adminBrand(id: $id) { version } }',
    { id: brand },
  );
  const { saveBrandPatch } = await graphql<{ saveBrandPatch: { version: number | null } }>(
    `mutation ($brand: String!, $expected: Int!, $patch: JSON!) {
      saveBrandPatch(brand: $brand, expected: $expected, patch: $patch, note: "Try") { version } }`,
    { brand, expected: adminBrand.version, patch },
  );
  if (saveBrandPatch.version === null) throw new Error('The change has an error.');
}

describe.each(isEvery ? IDS : shareOf(IDS, (id) => id === 'harbor-ledger'))('on %s', (id) => {
  const document = brands.find((brand) => brand.id === id)?.document;
  if (document === undefined) throw new Error(`There is no brand "${id}".`);
  const all = [...featureChanges(document), ...settingChanges(document)];
  const changes = isEvery ? all : all.filter(({ name }) => FEW.some((few) => name.startsWith(few)));
  let before: Observation;
  let site: ReturnType<typeof observer>;

  beforeAll(async () => {
    // A session of its own for each brand: it does not outlast all of them.
    const backend = { services: { tokens: createSessionTokens(SECRET) } };
    boss = await insertPerson(
      { db: openDatabase(pool), backend },
      { on: IDS[0] ?? '', roles: ['administrator'], everywhere: true, email: `boss-of-${id}@example.com` },
    );
    const origin = server.origin(id);
    const get = client(server.port, { brand: id });
    const people = await signInAll(pool, { get, origin, brand: id, password: DEMO_PASSWORD });
    expect(people.map(({ name }) => name)).toEqual(Object.values(PEOPLE).flat());
    site = observer(server.port, id, people);
    before = await site.observe([]);
  });

  it('every feature and fifty settings can be tried', () => {
    expect(featureChanges(document).length).toBeGreaterThanOrEqual(24);
    expect(settingChanges(document).length).toBeGreaterThanOrEqual(50);
    expect(changes.length).toBeGreaterThanOrEqual(FEW.length);
  });

  it.each(changes.map((change) => [change.name, change] as const))('%s', async (_, { patch }: SettingChange) => {
    const effects = await effectsOf(id, patch);
    if (effects === null) throw new Error('The change has an error.');
    await save(id, patch);
    const samples = effects.addresses.flatMap(({ address }) => sampleOf(address));
    const after = await site.observe([...before.answers.keys(), ...samples]).finally(() => save(id, {}));
    const asked = [...after.answers.keys()].filter((path) => !before.answers.has(path));
    const answers = new Map([...before.answers, ...(await site.answersAt(asked))]);
    expect(faultsOf({ ...before, answers }, after, effects)).toEqual([]);
  });
});

/** An address of a pattern; those of records are found, not invented. */
const sampleOf = (address: string) =>
  address.endsWith('/*') ? [] : [address.replace(/\{[^}]*\}/g, 'sample').replace(/\*$/, '')];
