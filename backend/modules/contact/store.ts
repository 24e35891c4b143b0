/** Rows of messages that were sent. */
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Connection } from '../../database/pool.ts';
import { contactMessage } from '../../database/schema/contact.ts';
import type { Scope } from '../../scope.ts';

/** Number of the message that was sent under this key; undefined where there is none. */
export async function findSent({ db, frontend }: Scope, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(and(eq(contactMessage.frontend, frontend), eq(contactMessage.sendKey, key)));
  return row?.id;
}

/** Notes a message; undefined where another one has the key, also while that one is still being written. */
export async function insertMessage(
  { db, frontend }: Scope,
  { key, created }: { key: string | null; created: Date },
): Promise<number | undefined> {
  const [row] = await db
    .insert(contactMessage)
    .values({ frontend, sendKey: key, files: [], created })
    .onConflictDoNothing()
    .returning({ id: contactMessage.id });
  return row?.id;
}

/** Notes the uploads that a message links to. */
export async function noteFiles({ db, frontend }: Scope, id: number, files: number[]): Promise<void> {
  await db
    .update(contactMessage)
    .set({ files })
    .where(and(eq(contactMessage.frontend, frontend), eq(contactMessage.id, id)));
}

export interface OldMessage {
  id: number;
  frontend: string;
  files: number[];
}

/** Messages of all brands from before a moment, oldest first; no other process takes them. */
export function lockOldMessages(db: Connection, before: Date, limit: number): Promise<OldMessage[]> {
  return db
    .select({ id: contactMessage.id, frontend: contactMessage.frontend, files: contactMessage.files })
    .from(contactMessage)
    .where(lt(contactMessage.created, before))
    .orderBy(asc(contactMessage.created))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deleteMessages(db: Connection, ids: readonly number[]): Promise<void> {
  await db.delete(contactMessage).where(inArray(contactMessage.id, [...ids]));
}
