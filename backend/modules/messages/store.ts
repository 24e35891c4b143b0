/** SQL of messages between seekers and employers. A brand only sees its own. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { conversation, message } from '../../database/schema/conversations.ts';
import { outbox } from '../../database/schema/mail.ts';
import { upload } from '../../database/schema/uploads.ts';
import type { Scope } from '../../scope.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';

/** What a conversation is about. */
export interface Subject {
  about: 'application' | 'contact';
  /** Of the application or the contact request. */
  id: number;
}

export type Side = 'seeker' | 'employer';

export type MessageRow = Omit<typeof message.$inferSelect, 'frontend' | 'sendKey'>;

const COLUMNS = {
  id: message.id,
  contactId: message.contactId,
  applicationId: message.applicationId,
  authorId: message.authorId,
  fromSeeker: message.fromSeeker,
  text: message.text,
  files: message.files,
  readerId: message.readerId,
  mailId: message.mailId,
  undelivered: message.undelivered,
  created: message.created,
};

const isAbout = ({ about, id }: Subject) => eq(about === 'contact' ? message.contactId : message.applicationId, id);

/** The latest ones of a conversation, oldest first. */
export async function listMessages(scope: Scope, subject: Subject, limit: number): Promise<MessageRow[]> {
  const rows = await rowsOf(scope)
    .select(COLUMNS)
    .from(message)
    .where(isAbout(subject))
    .orderBy(desc(message.id))
    .limit(limit);
  return rows.reverse();
}

export async function findMessage(scope: Scope, subject: Subject, id: number): Promise<MessageRow | null> {
  const [row] = await rowsOf(scope)
    .select(COLUMNS)
    .from(message)
    .where(and(isAbout(subject), eq(message.id, id)));
  return row ?? null;
}

export interface NewMessage {
  authorId: number | null;
  fromSeeker: boolean;
  text: string;
  files: number[];
  sendKey: string | null;
  created: Date;
}

/** Whether a message of the conversation was sent with this key. */
export async function isSent(scope: Scope, subject: Subject, sendKey: string): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: message.id })
    .from(message)
    .where(and(isAbout(subject), eq(message.sendKey, sendKey)));
  return rows.length > 0;
}

/** Its id; null if the key is that of another message. */
export async function insertMessage(scope: Scope, { about, id }: Subject, values: NewMessage): Promise<number | null> {
  const subject = about === 'contact' ? { contactId: id } : { applicationId: id };
  const [row] = await rowsOf(scope)
    .insert(message)
    .values({ ...subject, ...values })
    .onConflictDoNothing()
    .returning({ id: message.id });
  return row?.id ?? null;
}

/** Notes how the other side hears of it: by a mail of its own, or by its next daily one. */
export async function noteNotice(
  scope: Scope,
  id: number,
  notice: { mailId: number } | { readerId: number },
): Promise<void> {
  await rowsOf(scope).update(message).set(notice).where(eq(message.id, id));
}

/** The member who wrote last; null if nobody did. */
export async function findLastAuthor(scope: Scope, subject: Subject): Promise<number | null> {
  const [row] = await rowsOf(scope)
    .select({ authorId: message.authorId })
    .from(message)
    .where(and(isAbout(subject), eq(message.fromSeeker, false)))
    .orderBy(desc(message.id))
    .limit(1);
  return row?.authorId ?? null;
}

export type ConversationRow = Pick<
  typeof conversation.$inferSelect,
  'seekerRead' | 'employerRead' | 'seekerBlocked' | 'employerBlocked'
>;

/** How far both sides have read, and whether one accepts no messages. */
export async function findConversation(scope: Scope, { about, id }: Subject): Promise<ConversationRow> {
  const [row] = await rowsOf(scope)
    .select({
      seekerRead: conversation.seekerRead,
      employerRead: conversation.employerRead,
      seekerBlocked: conversation.seekerBlocked,
      employerBlocked: conversation.employerBlocked,
    })
    .from(conversation)
    .where(eq(about === 'contact' ? conversation.contactId : conversation.applicationId, id));
  return row ?? { seekerRead: 0, employerRead: 0, seekerBlocked: null, employerBlocked: null };
}

export async function saveConversation(
  scope: Scope,
  { about, id }: Subject,
  change: Partial<ConversationRow>,
): Promise<void> {
  const [subject, own] =
    about === 'contact'
      ? [{ contactId: id }, conversation.contactId]
      : [{ applicationId: id }, conversation.applicationId];
  await rowsOf(scope).insert(conversation).values(subject).onConflictDoNothing();
  await rowsOf(scope).update(conversation).set(change).where(eq(own, id));
}

/** Number of messages of the other side that a side has not seen, in the order of the ids. */
export async function countUnread(
  scope: Scope,
  { about, side }: { about: Subject['about']; side: Side },
  ids: readonly number[],
): Promise<number[]> {
  const [subject, own] =
    about === 'contact'
      ? [message.contactId, conversation.contactId]
      : [message.applicationId, conversation.applicationId];
  const read = side === 'seeker' ? conversation.seekerRead : conversation.employerRead;
  const rows = await rowsOf(scope)
    .select({ id: subject, count: sql<number>`count(*)::int` })
    .from(message)
    .leftJoin(conversation, eq(own, subject))
    .where(
      and(
        inArray(subject, [...ids]),
        eq(message.fromSeeker, side === 'employer'),
        or(isNull(read), gt(message.id, read)),
      ),
    )
    .groupBy(subject);
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

export interface FileRow {
  id: number;
  name: string;
  size: number;
}

/** Those of these uploads that are stored. */
export function listFiles(scope: Scope, ids: readonly number[]): Promise<FileRow[]> {
  return rowsOf(scope)
    .select({ id: upload.id, name: upload.name, size: upload.size })
    .from(upload)
    .where(inArray(upload.id, [...ids]))
    .execute();
}

/** Marks the messages on this brand whose mail bounced. */
export async function markUndelivered(scope: Scope, now: Date): Promise<void> {
  const failed = rowsOf(scope).select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'failed'));
  await rowsOf(scope)
    .update(message)
    .set({ undelivered: now })
    .where(and(isNull(message.undelivered), inArray(message.mailId, failed)));
}

/** Deletes messages written before a given time, with their files and mails; limited in number. Returns how many. */
export async function deleteMessagesBefore(scope: Scope, before: Date, limit: number): Promise<number> {
  const old = await rowsOf(scope)
    .select({ id: message.id })
    .from(message)
    .where(lt(message.created, before))
    .orderBy(asc(message.created))
    .limit(limit)
    .for('update');
  return deleteWhere(
    scope,
    inArray(
      message.id,
      old.map(({ id }) => id),
    ),
  );
}

const GONE = 'Rows that were found already, and what goes with an account or an application.';
const MESSAGES = acrossBrands(message, GONE);

/** What was said about these applications, with files and mails; on whichever brand they are. */
export async function forgetApplications(tx: Pick<Scope, 'db'>, ids: readonly number[]): Promise<void> {
  await deleteWhere(tx, inArray(message.applicationId, [...ids]));
  await tx.db.delete(acrossBrands(conversation, GONE)).where(inArray(conversation.applicationId, [...ids]));
}

/** All messages of these contact requests, with files and mails, and the mails that forwarded what the person wrote to others. */
export async function forgetAuthor(
  tx: Pick<Scope, 'db'>,
  { accountId, contacts }: { accountId: number; contacts: SQL },
): Promise<void> {
  await deleteWhere(tx, sql`${message.contactId} in (${contacts})`);
  await tx.db
    .delete(acrossBrands(outbox, GONE))
    .where(sql`id in (select m.mail_id from ${MESSAGES} m where m.author_id = ${accountId})`);
}

/** Messages go first: a row that loses its mail in a transaction cannot lose its author and its subject as well. */
async function deleteWhere({ db }: Pick<Scope, 'db'>, condition: SQL): Promise<number> {
  const rows = await db.delete(MESSAGES).where(condition).returning({ mailId: message.mailId, files: message.files });
  const mails = rows.flatMap(({ mailId }) => mailId ?? []);
  if (mails.length > 0) await db.delete(acrossBrands(outbox, GONE)).where(inArray(outbox.id, mails));
  const files = rows.flatMap((row) => row.files);
  if (files.length > 0) {
    const all = acrossBrands(upload, GONE);
    await deleteUploads(db, await db.select().from(all).where(inArray(upload.id, files)).for('update'));
  }
  return rows.length;
}
