/** SQL of requests with an idempotency key. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { apiRequest } from '../../../database/schema/partners.ts';
import type { Scope } from '../../../scope.ts';
import { BROKEN_OFF_MS } from '../limits.ts';

export interface RequestKey {
  keyId: number;
  key: string;
}

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** `mine`: this request is to be answered; `running`: another one like it is. */
export type Begun = 'mine' | 'running' | 'other' | StoredAnswer;

const isRequest = ({ keyId, key }: RequestKey) => and(eq(apiRequest.keyId, keyId), eq(apiRequest.key, key));

/** Takes the idempotency key for this request, or says what became of it. */
export async function beginRequest(scope: Scope, id: RequestKey, bodyHash: string, now: Date): Promise<Begun> {
  const taken = await rowsOf(scope)
    .insert(apiRequest)
    .values({ ...id, bodyHash, created: now })
    .onConflictDoNothing()
    .returning({ key: apiRequest.key });
  if (taken.length > 0) return 'mine';
  const [row] = await rowsOf(scope)
    .select({
      bodyHash: apiRequest.bodyHash,
      status: apiRequest.status,
      headers: apiRequest.headers,
      body: apiRequest.body,
    })
    .from(apiRequest)
    .where(isRequest(id));
  // It failed just now, and its key is free again.
  if (row === undefined) return beginRequest(scope, id, bodyHash, now);
  if (row.bodyHash !== bodyHash) return 'other';
  if (row.status !== null) return { status: row.status, headers: row.headers ?? {}, body: row.body ?? '' };
  const overtaken = await rowsOf(scope)
    .update(apiRequest)
    .set({ created: now })
    .where(
      and(isRequest(id), isNull(apiRequest.status), lt(apiRequest.created, new Date(now.getTime() - BROKEN_OFF_MS))),
    )
    .returning({ key: apiRequest.key });
  return overtaken.length > 0 ? 'mine' : 'running';
}

/** Keeps the answer. */
export async function keepAnswer(scope: Scope, id: RequestKey, answer: StoredAnswer): Promise<void> {
  await rowsOf(scope).update(apiRequest).set(answer).where(isRequest(id));
}

/** Frees the idempotency key of a request that has changed nothing. */
export async function freeRequest(scope: Scope, id: RequestKey): Promise<void> {
  await rowsOf(scope).delete(apiRequest).where(isRequest(id));
}

/** Deletes answers from before a given time, on all brands. */
export async function deleteAnswers(db: Connection, before: Date): Promise<void> {
  const all = acrossBrands(apiRequest, 'What is old goes on every brand.');
  await db.execute(sql`delete from ${all} where created < ${before}`);
}
