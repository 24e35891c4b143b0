/** SQL of sent contact messages. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { contactMessage } from '../../database/schema/contact.ts';
import type { Scope } from '../../scope.ts';

/** Id of the message with this key; undefined if there is none. */
export async function findSent(scope: Scope, key: string): Promise<number | undefined> {
  const [row] = await rowsOf(scope)
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(eq(contactMessage.sendKey, key));
  return row?.id;
}

/** Inserts a message; undefined if the key is used already, even by a concurrent transaction. */
export async function insertMessage(
  scope: Scope,
  { key, created }: { key: string | null; created: Date },
): Promise<number | undefined> {
  const [row] = await rowsOf(scope)
    .insert(contactMessage)
    .values({ sendKey: key, files: [], created })
    .onConflictDoNothing()
    .returning({ id: contactMessage.id });
  return row?.id;
}

/** Records the uploads that a message links to. */
export async function noteFiles(scope: Scope, id: number, files: number[]): Promise<void> {
  await rowsOf(scope).update(contactMessage).set({ files }).where(eq(contactMessage.id, id));
}

/** Records the mail that has its text. */
export async function noteMail(scope: Scope, id: number, mailId: number): Promise<void> {
  await rowsOf(scope).update(contactMessage).set({ mailId }).where(eq(contactMessage.id, id));
}

/** The brand of a message; null outside of the reach. */
export async function findMessageBrand(reach: Parameters<typeof rowsWithin>[0], id: number): Promise<string | null> {
  const [row] = await rowsWithin(reach)
    .select({ frontend: contactMessage.frontend })
    .from(contactMessage)
    .where(eq(contactMessage.id, id));
  return row?.frontend ?? null;
}

/** Marks a message as handled, or as open with null. False if it is so already, even by a concurrent transaction. */
export async function setHandled(
  scope: Scope,
  id: number,
  by: { at: Date; accountId: number } | null,
): Promise<boolean> {
  const isOther = by === null ? isNotNull(contactMessage.handled) : isNull(contactMessage.handled);
  const rows = await rowsOf(scope)
    .update(contactMessage)
    .set({ handled: by?.at ?? null, handledBy: by?.accountId ?? null })
    .where(and(eq(contactMessage.id, id), isOther))
    .returning({ id: contactMessage.id });
  return rows.length > 0;
}

const ALL = acrossBrands(contactMessage, 'Old messages go on every brand.');

export interface OldMessage {
  id: number;
  frontend: string;
  files: number[];
  /** Whether it is kept without its files, because nobody has handled it. */
  isKept: boolean;
}

/** Messages of all brands to be deleted, or whose files are, oldest first, locked against other processes. */
export function lockOldMessages(
  db: Connection,
  before: { files: Date; open: Date },
  limit: number,
): Promise<OldMessage[]> {
  const { id, frontend, files, handled, created } = contactMessage;
  const isKept = and(isNull(handled), gte(created, before.open));
  return db
    .select({ id, frontend, files, isKept: sql<boolean>`${isKept}` })
    .from(ALL)
    .where(and(lt(created, before.files), or(not(sql`(${isKept})`), sql`cardinality(${files}) > 0`)))
    .orderBy(asc(contactMessage.created))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function forgetFiles(db: Connection, ids: readonly number[]): Promise<void> {
  await db
    .update(ALL)
    .set({ files: [] })
    .where(inArray(contactMessage.id, [...ids]));
}

export async function deleteMessages(db: Connection, ids: readonly number[]): Promise<void> {
  await db.delete(ALL).where(inArray(contactMessage.id, [...ids]));
}
