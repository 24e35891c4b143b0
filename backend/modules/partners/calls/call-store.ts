/** SQL of what systems have asked with a key. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { apiCall, apiKey } from '../../../database/schema/partners.ts';
import type { Scope } from '../../../scope.ts';
import { MOST_CALLS } from '../limits.ts';

export type CallRow = typeof apiCall.$inferSelect;
/** The brand is that of the key. */
export type NewCall = Omit<typeof apiCall.$inferInsert, 'id' | 'frontend'>;

const WHY = 'The requests of all brands are written at once.';
const CALLS = acrossBrands(apiCall, WHY);
const KEYS = acrossBrands(apiKey, WHY);

/** Writes requests and deletes all but the newest of each key. Those of keys that are gone are left out. */
export async function addCalls(db: Pick<Connection, 'execute'>, calls: readonly NewCall[]): Promise<void> {
  const column = (name: keyof NewCall) => sql.param(calls.map((call) => call[name] ?? null));
  await db.execute(sql`
    insert into ${CALLS} (frontend, key_id, created, method, path, status, code, request_id)
    select k.frontend, k.id, n.created, n.method, n.path, n.status, n.code, n.request_id
    from unnest(${column('keyId')}::int[], ${column('created')}::timestamptz[], ${column('method')}::text[],
      ${column('path')}::text[], ${column('status')}::int[], ${column('code')}::text[], ${column('requestId')}::text[])
      as n(key_id, created, method, path, status, code, request_id)
    join ${KEYS} k on k.id = n.key_id order by k.id, n.created`);
  const keys = sql.param([...new Set(calls.map(({ keyId }) => keyId))]);
  await db.execute(sql`
    delete from ${CALLS} c using unnest(${keys}::int[]) k(id), lateral (
      select o.created, o.id from ${CALLS} o where o.key_id = k.id
      order by o.created desc, o.id desc offset ${MOST_CALLS} limit 1
    ) past where c.key_id = k.id and (c.created, c.id) <= (past.created, past.id)`);
}

/** Newest first; `before` is the last one of the page before. */
export function listCalls(
  scope: Scope,
  keyId: number,
  { limit, before }: { limit: number; before: number | null },
): Promise<CallRow[]> {
  // What is deleted was older than all others: nothing comes after it.
  const isOlder =
    before === null
      ? undefined
      : sql`(${apiCall.created}, ${apiCall.id}) < (select l.created, l.id from ${rowsOf(scope).all(apiCall)} l where l.id = ${before} and l.key_id = ${keyId})`;
  return rowsOf(scope)
    .select()
    .from(apiCall)
    .where(and(eq(apiCall.keyId, keyId), isOlder))
    .orderBy(desc(apiCall.created), desc(apiCall.id))
    .limit(limit)
    .execute();
}

/** Deletes requests from before a given time, on all brands. */
export async function deleteCalls(db: Connection, before: Date): Promise<void> {
  const all = acrossBrands(apiCall, 'What is old goes on every brand.');
  await db.execute(sql`delete from ${all} where created < ${before}`);
}
