/** A server that is killed in the middle of its work: what it has said to be saved is there, and nothing is half there. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { createSessionTokens } from '../../backend/session-token.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const SECRET = 'a secret that outlives the server, long enough';
const BRAND = 'harbor-ledger';
const SAVE = `mutation ($answers: JSON!, $version: Int!) {
  saveDraft(form: "contact", answers: $answers, version: $version) { saved draft { version } } }`;
const READ = '{ draft(form: "contact") { answers version } }';

let databaseUrl = '';
let pool: pg.Pool;
let ida: Person;

beforeAll(async () => {
  databaseUrl = await own.database();
  pool = createPool(databaseUrl);
  const backend = { services: { tokens: createSessionTokens(SECRET) } };
  ida = await insertPerson({ db: openDatabase(pool), backend }, { on: BRAND });
});
afterAll(() => pool?.end());

const start = () => own.start({ DATABASE_URL: databaseUrl, SECRET });

async function ask(server: OwnServer, query: string, variables: Record<string, unknown> = {}) {
  const { text } = await server.get('/graphql', {
    brand: BRAND,
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, ...ida.headers },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(text).data;
}

it('keeps every draft that was saved before the server was killed, whole', { timeout: 180_000 }, async () => {
  const server = await start();
  const body = (version: number) => `${version}:`.repeat(4000);
  let saved = 0;
  const dead = new Promise<void>((done) => {
    void (async () => {
      try {
        for (;;) {
          const answers = { message: { subject: String(saved), body: body(saved) } };
          const { saveDraft } = await ask(server, SAVE, { answers, version: saved });
          saved = saveDraft.draft.version;
        }
      } catch {
        done();
      }
    })();
  });
  await expect.poll(() => saved).toBeGreaterThan(5);
  process.kill(server.pid, 'SIGKILL');
  await dead;

  const next = await start();
  const { draft } = await ask(next, READ);
  // The save that was under way may have come through, too.
  expect([saved, saved + 1]).toContain(draft.version);
  const written = draft.version - 1;
  expect(draft.answers).toEqual({ message: { subject: String(written), body: body(written) } });
});
