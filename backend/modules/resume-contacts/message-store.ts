/** SQL of messages between an organization and the owner of a resume. A brand only sees its own. */
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';
import { resume, resumeContact, resumeMessage } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';
import type { Addressee, ContactRow } from './store.ts';

export type MessageRow = Pick<
  typeof resumeMessage.$inferSelect,
  'id' | 'fromOwner' | 'text' | 'created' | 'undelivered'
>;

/** The latest ones of a request, oldest first. */
export async function listMessages(scope: Scope, contactId: number, limit: number): Promise<MessageRow[]> {
  const rows = await rowsOf(scope)
    .select({
      id: resumeMessage.id,
      fromOwner: resumeMessage.fromOwner,
      text: resumeMessage.text,
      created: resumeMessage.created,
      undelivered: resumeMessage.undelivered,
    })
    .from(resumeMessage)
    .where(eq(resumeMessage.contactId, contactId))
    .orderBy(desc(resumeMessage.id))
    .limit(limit);
  return rows.reverse();
}

export interface NewMessage {
  contactId: number;
  authorId: number;
  fromOwner: boolean;
  text: string;
  mailId: number | null;
  created: Date;
}

export async function insertMessage(scope: Scope, message: NewMessage): Promise<void> {
  await rowsOf(scope).insert(resumeMessage).values(message);
}

/**
 * Recipient of the owner's messages: the member who wrote last, otherwise the one who sent the request, otherwise an owner of the
 * organization; null if no member is left on this brand.
 */
export async function findCorrespondent(
  scope: Scope,
  { id, organizationId, askedBy }: Pick<ContactRow, 'id' | 'organizationId' | 'askedBy'>,
): Promise<Addressee | null> {
  const { rows } = await scope.db.execute<Addressee & Record<string, unknown>>(sql`
    select a.email, b.locale from ${organizationMember} m
    join ${account} a on a.id = m.account_id and a.blocked is null and a.email_verified is not null
    join ${rowsOf(scope).all(accountBrand)} b on b.account_id = a.id
    where m.organization_id = ${organizationId}
    order by a.id is not distinct from (
        select author_id from ${rowsOf(scope).all(resumeMessage)} o
        where contact_id = ${id} and not from_owner order by id desc limit 1) desc,
      a.id is not distinct from ${askedBy} desc, m.role = 'owner' desc, a.id
    limit 1`);
  return rows[0] ?? null;
}

/** Deletes messages written before a given time, and the mails that forwarded them; limited in number. Returns how many. */
export async function deleteMessagesBefore(scope: Scope, before: Date, limit: number): Promise<number> {
  const old = await rowsOf(scope)
    .select({ id: resumeMessage.id, mailId: resumeMessage.mailId })
    .from(resumeMessage)
    .where(lt(resumeMessage.created, before))
    .orderBy(asc(resumeMessage.created))
    .limit(limit)
    .for('update');
  const ids = old.map(({ id }) => id);
  const mails = old.flatMap(({ mailId }) => mailId ?? []);
  if (ids.length > 0) await rowsOf(scope).delete(resumeMessage).where(inArray(resumeMessage.id, ids));
  if (mails.length > 0) await rowsOf(scope).delete(outbox).where(inArray(outbox.id, mails));
  return ids.length;
}

/**
 * Before an account is deleted, on all brands: deletes the mails that forwarded the person's messages, and all messages to and from them as
 * the owner of a resume. The latter would be deleted with the resume; but a row that lost its mail in this transaction cannot lose its author
 * and its request as well.
 */
export async function forgetMessagesOf({ db }: Pick<Scope, 'db'>, accountId: number): Promise<void> {
  const why = 'An account goes on all brands.';
  const messages = acrossBrands(resumeMessage, why);
  const owned = sql`select c.id from ${acrossBrands(resumeContact, why)} c
    join ${acrossBrands(resume, why)} r on r.id = c.resume_id where r.account_id = ${accountId}`;
  await db
    .delete(acrossBrands(outbox, why))
    .where(
      sql`id in (select m.mail_id from ${messages} m where m.author_id = ${accountId} or m.contact_id in (${owned}))`,
    );
  await db.delete(messages).where(sql`contact_id in (${owned})`);
}

/** Marks the messages on this brand whose mail bounced. */
export async function markUndelivered(scope: Scope, now: Date): Promise<void> {
  const failed = rowsOf(scope).select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'failed'));
  await rowsOf(scope)
    .update(resumeMessage)
    .set({ undelivered: now })
    .where(and(isNull(resumeMessage.undelivered), inArray(resumeMessage.mailId, failed)));
}
