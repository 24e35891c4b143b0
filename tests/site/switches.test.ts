/** Two processes on one database: what an administrator changes through one, the other shows, too. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { createSessionTokens } from '../../backend/session-token.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const SECRET = 'a secret that both processes know, long enough';
const BRAND = 'harbor-ledger';

let databaseUrl = '';
let here: OwnServer;
let there: OwnServer;
let pool: pg.Pool;
let boss: Person;

const start = () => own.start({ DATABASE_URL: databaseUrl, SECRET });

beforeAll(async () => {
  databaseUrl = await own.database();
  [here, there] = await Promise.all([start(), start()]);
  pool = createPool(databaseUrl);
  const backend = { services: { tokens: createSessionTokens(SECRET) } };
  boss = await insertPerson(
    { db: openDatabase(pool), backend },
    { on: BRAND, roles: ['administrator'], everywhere: true },
  );
});
afterAll(() => pool?.end());

const links = (html: string) =>
  [...(/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '').matchAll(/<a[^>]*>([^<]+)<\/a>/g)].map(([, text]) => text);

interface Seen {
  title: string;
  menu: (string | undefined)[];
}

/** What the brand's job search shows on a server: as a page, and as client-side navigation data. */
async function seen(server: OwnServer): Promise<Seen> {
  const { text } = await server.get('/jobs', { brand: BRAND });
  return { title: /<title[^>]*>([^<]*)</.exec(text)?.[1] ?? '', menu: links(text) };
}

async function softProps(server: OwnServer): Promise<string> {
  const { text } = await server.get('/jobs', { brand: BRAND });
  const build = /"buildId":"([^"]+)"/.exec(text)?.[1] ?? '';
  return (await server.get(`/_next/data/${build}/jobs.json`, { brand: BRAND })).text;
}

async function graphql(server: OwnServer, query: string, variables: Record<string, unknown> = {}) {
  const { text } = await server.get('/graphql', {
    brand: BRAND,
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, ...boss.headers },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(text);
}

const version = async (): Promise<number> =>
  (await graphql(here, `{ adminBrand(id: "${BRAND}") { version } }`)).data.adminBrand.version;

const SAVE = `mutation ($brand: String!, $expected: Int!, $patch: JSON!) {
  saveBrandPatch(brand: $brand, expected: $expected, patch: $patch, note: "Try") { version findings { code } } }`;
const UNDO = `mutation ($brand: String!, $expected: Int!) { undoBrandPatch(brand: $brand, expected: $expected) { version } }`;

const patch = {
  site: { name: 'The Switched Ledger' },
  navigation: { main: [{ label: 'Only employers', page: 'organizations' }] },
};

describe('what is switched through one process', () => {
  it('is shown by the other on pages that were cached, and is gone again when it is undone', async () => {
    const [before, menu] = [await seen(there), (await seen(there)).menu];
    await softProps(there);
    expect(before.title).toContain('Harbor Ledger');

    await graphql(here, SAVE, { brand: BRAND, expected: await version(), patch });
    expect((await seen(here)).title).toContain('The Switched Ledger');
    await expect.poll(async () => (await seen(there)).title).toContain('The Switched Ledger');
    expect((await seen(there)).menu).toContain('Only employers');
    expect(await softProps(there)).toContain('Only employers');
    expect((await there.get('/jobs', { brand: 'stacks-and-shelves' })).text).not.toContain('Only employers');

    await graphql(there, UNDO, { brand: BRAND, expected: await version() });
    await expect.poll(async () => (await seen(here)).title).toBe(before.title);
    expect((await seen(here)).menu).toEqual(menu);
    expect((await seen(there)).title).toBe(before.title);
  });

  it('stays over a restart, and over the loss of the connection that tells of switches', async () => {
    await graphql(here, SAVE, { brand: BRAND, expected: await version(), patch });
    const third = await start();
    expect((await seen(third)).title).toContain('The Switched Ledger');
    await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nameplate bus'");
    await graphql(here, SAVE, { brand: BRAND, expected: await version(), patch: {} });
    await expect.poll(async () => (await seen(third)).title).not.toContain('Switched');
    await expect.poll(async () => (await seen(there)).title).not.toContain('Switched');
  });
});
