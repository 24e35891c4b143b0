/** SQL of the outbox as a queue. A row being sent belongs to whoever last incremented `tries`, until its lease expires. */

import { and, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { MINUTE_MS } from '../../runtime/core/durations.ts';
import { acrossBrands } from '../database/brand-rows.ts';
import type { Connection } from '../database/pool.ts';
import { type MailFile, mailBounce, outbox } from '../database/schema/mail.ts';

/** Attempts answered by the server after which a mail is given up. */
export const MOST_TRIES = 10;
/** Milliseconds that a sender may hold one mail before another takes it over. */
export const LEASE_MS = 10 * 60_000;

const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

const MAILS = acrossBrands(outbox, 'The mails of all brands wait in one queue.');
/** Nobody has taken it over since. */
const isHeld = ({ id, tries }: QueuedMail) =>
  and(eq(outbox.id, id), eq(outbox.state, 'sending'), eq(outbox.tries, tries));

/** A mail as it is sent. */
export interface QueuedMail {
  id: number;
  frontend: string;
  template: string;
  tries: number;
  messageId: string;
  senderName: string;
  senderEmail: string | null;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: MailFile[];
  created: Date;
}

/** Milliseconds to wait after so many attempts: one minute, tripled each time, up to six hours; about a day in total. */
export function waitAfter(tries: number): number {
  return Math.min(MINUTE_MS * 3 ** (tries - 1), LONGEST_WAIT_MS);
}

/**
 * Takes due mails that nobody else holds, longest due first; none of the `held`, whose leases a clock that is set forward ends early. One
 * from a moment that has not come yet is due as well: the clock was set back.
 */
export async function takeDue(
  pool: pg.Pool,
  { now, limit, held }: { now: Date; limit: number; held: ReadonlySet<number> },
): Promise<QueuedMail[]> {
  const future = new Date(now.getTime() + MINUTE_MS);
  const { rows } = await drizzle(pool).execute<QueuedMail & Record<string, unknown>>(sql`
    with due as (
      select id from ${MAILS} where state in ('queued', 'sending') and tries < ${MOST_TRIES}
        and (next_try <= ${now} or (tries = 0 and created > ${future})) and not id = any(${sql.param([...held])}::int[])
      order by next_try, id limit ${limit} for update skip locked)
    update ${MAILS} set state = 'sending', tries = tries + 1, next_try = ${new Date(now.getTime() + LEASE_MS)}
    from due where outbox.id = due.id
    returning outbox.id, frontend, template, tries, message_id as "messageId", sender_name as "senderName",
      sender_email as "senderEmail", recipient, reply_to as "replyTo", subject, text, html, headers, attachments, created`);
  return rows.map((row) => ({ ...row, created: new Date(row.created) }));
}

/** Gives up mails whose senders crashed so often that the mail itself must be the cause. */
export async function giveUpAbandoned(pool: pg.Pool, now: Date): Promise<void> {
  const reason = sql`coalesce(${outbox.lastError}, 'The server ended while it sent this, each time.')`;
  await drizzle(pool)
    .update(MAILS)
    .set({ state: 'failed', lastError: reason })
    .where(and(eq(outbox.state, 'sending'), lte(outbox.nextTry, now), gte(outbox.tries, MOST_TRIES)));
}

/** Applies whoever holds the row, because the mail server has accepted the mail. */
export async function markSent(pool: pg.Pool, { id }: QueuedMail, now: Date): Promise<void> {
  await drizzle(pool)
    .update(MAILS)
    .set({ state: 'sent', sent: now, lastError: null })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'sent')));
}

/** Ends the mail with a reason. */
export async function markFailed(pool: pg.Pool, mail: QueuedMail, reason: string): Promise<void> {
  await drizzle(pool).update(MAILS).set({ state: 'failed', lastError: reason }).where(isHeld(mail));
}

/** Puts the mail back for a later try. */
export async function putBack(pool: pg.Pool, mail: QueuedMail, reason: string, at: Date): Promise<void> {
  await drizzle(pool).update(MAILS).set({ state: 'queued', lastError: reason, nextTry: at }).where(isHeld(mail));
}

/** Puts the mail back without counting the attempt: the server could not be reached. */
export async function putBackUntried(pool: pg.Pool, mail: QueuedMail, reason: string, now: Date): Promise<void> {
  await drizzle(pool)
    .update(MAILS)
    .set({ state: 'queued', tries: sql`${outbox.tries} - 1`, lastError: reason, nextTry: now })
    .where(isHeld(mail));
}

/** Without a mail server, mails stay in the outbox. Returns how many. */
export async function keepQueued(pool: pg.Pool): Promise<number> {
  const { rowCount } = await drizzle(pool).update(MAILS).set({ state: 'kept' }).where(eq(outbox.state, 'queued'));
  return rowCount ?? 0;
}

export type NewMail = typeof outbox.$inferInsert;

/** Inserts mails of any brands, and returns their ids. One to an address that does not exist has failed from the start, unless it may prove the contrary. */
export async function insertMails(tx: Connection, mails: NewMail[]): Promise<number[]> {
  const lost = await findBounces(tx, mails);
  const rows = await tx
    .insert(acrossBrands(outbox, 'Each mail names its brand.'))
    .values(
      mails.map((mail) => {
        const reason = lost(mail);
        return reason === undefined ? mail : { ...mail, state: 'failed', lastError: reason };
      }),
    )
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

/** What somebody requests to show that the address works, or cannot do without. */
const PROVING = ['verify_email', 'change_email', 'reset_password'];

type Addressed = Pick<NewMail, 'recipient' | 'template'>;

/** Says of each of these mails why it would not arrive; undefined for those that are sent. */
export async function findBounces(
  tx: Connection,
  mails: readonly Addressed[],
): Promise<(mail: Addressed) => string | undefined> {
  const rows = await tx
    .select({ email: mailBounce.email, reason: mailBounce.reason })
    .from(mailBounce)
    .where(
      inArray(
        mailBounce.email,
        mails.map(({ recipient }) => recipient.toLowerCase()),
      ),
    );
  const reasons = new Map(rows.map(({ email, reason }) => [email, reason]));
  return ({ recipient, template }) => (PROVING.includes(template) ? undefined : reasons.get(recipient.toLowerCase()));
}

/** Remembers that an address does not exist. */
export async function noteBounced(
  db: Connection,
  { email, reason, now }: { email: string; reason: string; now: Date },
): Promise<void> {
  await db
    .insert(mailBounce)
    .values({ email: email.toLowerCase(), reason, bounced: now })
    .onConflictDoUpdate({ target: mailBounce.email, set: { reason, bounced: now } });
}

/** The same for the recipient of a mail. */
export async function markUnknown(pool: pg.Pool, { recipient }: QueuedMail, reason: string, now: Date): Promise<void> {
  await noteBounced(drizzle(pool), { email: recipient, reason, now });
}

/** Since when mail to an address bounces; null if it does not. */
export async function findBounced(db: Connection, email: string): Promise<Date | null> {
  const [row] = await db.select({ at: mailBounce.bounced }).from(mailBounce).where(eq(mailBounce.email, email));
  return row?.at ?? null;
}

/** Mail is sent to it again. Returns whether it bounced. */
export async function forgetBounced(db: Connection, email: string): Promise<boolean> {
  const rows = await db.delete(mailBounce).where(eq(mailBounce.email, email)).returning({ email: mailBounce.email });
  return rows.length > 0;
}
