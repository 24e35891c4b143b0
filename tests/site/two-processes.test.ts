/** Two server processes on one database: settings that are changed in one are those of the other, on cached pages too. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { createSessionTokens } from '../../backend/session-token.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { BESIDE_CLOCK, type MovedClock, openMovedClock } from './support/moved-clock.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const BRAND = 'harbor-ledger';
/** Without the port, pages of both processes have the same addresses. */
const HOST = `${BRAND}.localhost:1`;
const PAGES = ['/', '/jobs', '/organizations', '/contact'];

let here: OwnServer;
let there: OwnServer;
let pool: pg.Pool;
let boss: Person;
let clock: MovedClock;

beforeAll(async () => {
  const databaseUrl = await own.database();
  const brandsDir = own.brandsDir();
  const env = { DATABASE_URL: databaseUrl, BRANDS_DIR: brandsDir, ...BESIDE_CLOCK };
  here = await own.start(env);
  there = await own.start(env);
  pool = createPool(databaseUrl);
  clock = await openMovedClock(databaseUrl, brandsDir);
  const backend = { services: { tokens: createSessionTokens(BESIDE_CLOCK.SECRET) } };
  // Next draws the first page of a process, and the first of each kind; those after them are compared.
  for (const server of [here, there])
    for (const port of [2, 3]) for (const path of PAGES) await server.get(path, { host: `${BRAND}.localhost:${port}` });
  boss = await insertPerson(
    { db: openDatabase(pool), backend },
    { on: BRAND, roles: ['administrator'], everywhere: true },
  );
});
afterAll(async () => {
  await clock?.close();
  await pool?.end();
});

async function ask(server: OwnServer, query: string, variables: object = {}): Promise<string> {
  const { text } = await server.get('/graphql', {
    ...{ brand: BRAND, method: 'POST', body: JSON.stringify({ query, variables }) },
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, ...boss.headers },
  });
  return text;
}

/** Every setting of the brand, as text. */
const documentOf = (server: OwnServer) => ask(server, `{ adminBrand(id: "${BRAND}") { document } }`);

/** A page without the moment at which it was rendered, a line per tag. */
async function pageOf(server: OwnServer, path: string): Promise<string> {
  const { status, text } = await server.get(path, { host: HOST });
  expect([path, status]).toEqual([path, 200]);
  return text.replace(/"now":"[^"]+"/, '').replaceAll('><', '>\n<');
}

/** Twice, so that both have them in their caches. A page that is out of date may be shown for two seconds more. */
async function pagesOf(server: OwnServer): Promise<string[]> {
  for (const path of PAGES) await pageOf(server, path);
  return Promise.all(PAGES.map((path) => pageOf(server, path)));
}

const SAVE = `mutation ($expected: Int!, $patch: JSON!) {
  saveBrandPatch(brand: "${BRAND}", expected: $expected, patch: $patch, note: "x") { version } }`;
const UNDO = `mutation ($expected: Int!) { undoBrandPatch(brand: "${BRAND}", expected: $expected) { version } }`;
const SCHEDULE = `mutation ($changes: JSON!, $starts: DateTime!, $ends: DateTime) {
  scheduleBrandPatch(brand: "${BRAND}", changes: $changes, starts: $starts, ends: $ends, note: "x") { findings { message } } }`;

const save = async (server: OwnServer, expected: number, name: string) =>
  JSON.parse(await ask(server, SAVE, { expected, patch: { site: { name } } }));

const isNamed = async (server: OwnServer, name: string) => (await pagesOf(server)).every((page) => page.includes(name));

describe('two processes', () => {
  it('show what was saved in one of them, on every cached page, and after its undo exactly what was before', async () => {
    const pages = await pagesOf(here);
    const document = await documentOf(here);
    await expect.poll(() => pagesOf(there)).toEqual(pages);
    expect(await documentOf(there)).toBe(document);

    const { version } = (await save(here, 0, 'The Renamed Ledger')).data.saveBrandPatch;
    for (const server of [here, there]) await expect.poll(() => isNamed(server, 'The Renamed Ledger')).toBe(true);
    expect(await documentOf(there)).toBe(await documentOf(here));
    expect(await documentOf(there)).not.toBe(document);

    expect(JSON.parse(await ask(there, UNDO, { expected: version })).errors).toBeUndefined();
    for (const server of [here, there]) {
      await expect.poll(() => documentOf(server)).toBe(document);
      await expect.poll(() => pagesOf(server)).toEqual(pages);
    }
  });

  it('save one of two changes at once, and tell the other', async () => {
    const [{ version }] = (
      await pool.query('select max(id)::int as version from brand_patch where frontend = $1', [BRAND])
    ).rows;
    const answers = await Promise.all([save(here, version, 'Saved Here'), save(there, version, 'Saved There')]);
    const codes = answers.map(({ errors }) => errors?.[0].extensions.code ?? 'saved');
    expect(codes.toSorted()).toEqual(['PATCH_CONFLICT', 'saved']);
    const name = codes[0] === 'saved' ? 'Saved Here' : 'Saved There';
    for (const server of [here, there]) await expect.poll(() => isNamed(server, name)).toBe(true);
  });

  it('begin and end a scheduled change together, and are then as before', async () => {
    const pages = await pagesOf(here);
    const document = await documentOf(here);
    const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00:00Z`;
    const changes = { site: { name: 'The Campaign Ledger' } };
    const planned = await ask(there, SCHEDULE, { changes, starts: at(2), ends: at(4) });
    expect(JSON.parse(planned)).toEqual({ data: { scheduleBrandPatch: { findings: [] } } });
    await clock.strike(at(1));
    await expect.poll(() => pagesOf(there)).toEqual(pages);
    await clock.strike(at(2));
    for (const server of [here, there]) await expect.poll(() => isNamed(server, 'The Campaign Ledger')).toBe(true);
    await clock.strike(at(4));
    for (const server of [here, there]) {
      await expect.poll(() => documentOf(server)).toBe(document);
      await expect.poll(() => pagesOf(server)).toEqual(pages);
    }
  });

  it('name and address a term as it was changed in one of them, and as before after its undo', async () => {
    const { rows } = await pool.query<{ id: number; alias: string }>(
      `select t.id, a.alias from facet_alias a join facet_value v on v.id = a.facet_value_id
       join taxonomy_term t on t.id = v.term_id join frontend f on f.id = a.frontend_id
       where f.key = $1 and a.index = 'JOBS' and a.langcode = 'en' and t.taxonomy = 'occupation' order by t.id limit 1`,
      [BRAND],
    );
    const [{ id, alias } = { id: 0, alias: '' }] = rows;
    const at = async (server: OwnServer, word: string) => {
      const { status, headers } = await server.get(`/jobs/${word}`, { host: HOST });
      return [status, headers.location ?? null];
    };
    for (const server of [here, there]) expect(await at(server, alias)).toEqual([200, null]);
    const TERM = 'query ($id: Int!) { vocabularyTerm(id: $id) { version labels aliases changes { id } } }';
    const { vocabularyTerm: term } = JSON.parse(await ask(here, TERM, { id })).data;
    const edit = {
      labels: { ...term.labels, en: 'Renamed Craft' },
      aliases: { ...term.aliases, en: 'renamed-craft' },
    };
    const CHANGE = `mutation ($id: Int!, $expected: Int!, $edit: TermEdit!) {
      changeTerm(id: $id, expected: $expected, edit: $edit) { changes { id } } }`;
    const changed = JSON.parse(await ask(here, CHANGE, { id, expected: term.version, edit })).data.changeTerm;
    const FIND = '{ terms(taxonomy: "occupation", text: "Renamed Craft") { terms { label } } }';
    for (const server of [there, here]) {
      await expect.poll(() => at(server, alias)).toEqual([308, '/jobs/renamed-craft']);
      await expect.poll(() => pageOf(server, '/jobs/renamed-craft')).toContain('Renamed Craft');
      await expect.poll(() => ask(server, FIND)).toContain('Renamed Craft');
    }
    const UNDO_TERM = 'mutation ($id: Int!) { undoTermChange(id: $id) { version } }';
    expect(JSON.parse(await ask(there, UNDO_TERM, { id: changed.changes[0].id })).errors).toBeUndefined();
    for (const server of [here, there]) {
      await expect.poll(() => at(server, 'renamed-craft')).toEqual([308, `/jobs/${alias}`]);
      await expect.poll(() => ask(server, FIND)).not.toContain('Renamed Craft');
    }
  });
});
