/** SQL of sent contact messages. */
import { asc, eq, inArray, lt } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
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

const ALL = acrossBrands(contactMessage, 'Old messages go on every brand.');

export interface OldMessage {
  id: number;
  frontend: string;
  files: number[];
}

/** Messages of all brands from before a given time, oldest first, locked against other processes. */
export function lockOldMessages(db: Connection, before: Date, limit: number): Promise<OldMessage[]> {
  return db
    .select({ id: contactMessage.id, frontend: contactMessage.frontend, files: contactMessage.files })
    .from(ALL)
    .where(lt(contactMessage.created, before))
    .orderBy(asc(contactMessage.created))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deleteMessages(db: Connection, ids: readonly number[]): Promise<void> {
  await db.delete(ALL).where(inArray(contactMessage.id, [...ids]));
}
