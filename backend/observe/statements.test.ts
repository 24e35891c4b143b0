/** The slow-query log and the spans of SQL, on real connections. */
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createPool, openDatabase } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { current, type OpenSpan, type SpanAttributes, within } from './current.ts';
import { traceWith } from './spans.ts';
import { watchStatements, withoutLiterals } from './statements.ts';

const database = testDatabase();
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  watchStatements(null);
  traceWith(null);
  for (const end of ends.splice(0)) await end();
});

function open() {
  const pool = createPool(database.url, { max: 2 });
  ends.push(() => pool.end());
  return pool;
}

function watch(slowerThan: number) {
  const lines: unknown[] = [];
  watchStatements({
    slowerThan,
    log: (level, code, message) => lines.push([level, code, message.replace(/^\d+/, '#'), current().request]),
  });
  return lines;
}

it('logs a slow statement without its values, for the request that asked', async () => {
  const pool = open();
  const lines = watch(50);
  const secret = 'jane@example.com';
  await within({ request: 'request-1' }, () => pool.query('select pg_sleep($1::float), $2::text', [0.1, secret]));
  await within({ request: 'request-2' }, async () => {
    // Drizzle begins when it is awaited.
    await openDatabase(pool).execute(sql`select pg_sleep(0.1), ${secret}::text`);
  });
  await within({ request: 'request-3' }, () =>
    inTransaction(pool, (client) => client.query("select pg_sleep(0.1), 'jane@example.com', 4711")),
  );
  await pool.query('select 1');
  expect(lines).toEqual([
    ['warn', 'SLOW_QUERY', '# ms: select pg_sleep($1::float), $2::text', 'request-1'],
    ['warn', 'SLOW_QUERY', '# ms: select pg_sleep(?), $1::text', 'request-2'],
    ['warn', 'SLOW_QUERY', '# ms: select pg_sleep(?), ?, ?', 'request-3'],
  ]);
});

it('logs a slow statement that fails, and leaves its error as it is', async () => {
  const pool = open();
  const lines = watch(50);
  const failing = pool.query("select pg_sleep(0.1), 1 / (select count(*) from pg_class where relname = 'none')");
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(lines).toHaveLength(1);
});

it('makes a span of each statement below that of the request', async () => {
  const pool = open();
  const opened: unknown[] = [];
  const failed: unknown[] = [];
  const spanOf = (name: string): OpenSpan => ({
    ...{ traceId: 'trace', traceparent: () => '', rename: () => undefined, note: () => undefined },
    fail: () => void failed.push(name),
    end: () => void opened.push(`${name} ended`),
  });
  traceWith({
    open({ name, attributes = {} }: { name: string; attributes?: SpanAttributes }, parent) {
      opened.push([name, attributes['db.query.text'], parent === request]);
      return spanOf(name);
    },
  });
  const request = spanOf('request');
  await within({ request: 'request-1', span: request }, async () => {
    await pool.query('select $1::text', ['jane']);
    await pool.query("select 'jane'::int").catch(() => undefined);
  });
  expect(opened).toEqual([
    ['sql select', 'select $1::text', true],
    'sql select ended',
    ['sql select', 'select ?::int', true],
    'sql select ended',
  ]);
  expect(failed).toEqual(['sql select']);
});

it.each([
  ["select * from t where a = 'it''s' and b = 12.5 and c = $3", 'select * from t where a = ? and b = ? and c = $3'],
  ['select $q$ o\'clock $q$, "col1", t2.x', 'select ?, "col1", t2.x'],
  ["select 'never closed, jane", 'select ?'],
  ['select 1 -- jane\n from   t', 'select ? from t'],
  ['x'.repeat(1_000_000), `${'x'.repeat(2000)} ...`],
])('tells the text of a statement without what stands in it', (text, plain) => {
  expect(withoutLiterals(text)).toBe(plain);
});
