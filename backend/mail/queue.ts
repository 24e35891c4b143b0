/** SQL of the outbox as a queue. A row that is being sent belongs to whoever raised `tries` last, until its lease ends. */
import type pg from 'pg';

/** A mail that goes out gives up after so many tries that the server answered. */
export const MOST_TRIES = 10;
/** How long a sender may take over one mail before another takes it over. */
export const LEASE_MS = 10 * 60_000;

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

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
  created: Date;
}

/** Milliseconds to wait after so many tries: one minute, three times as long each time, six hours at most; a day in all. */
export function waitAfter(tries: number): number {
  return Math.min(MINUTE_MS * 3 ** (tries - 1), LONGEST_WAIT_MS);
}

/** Takes due mails, longest due first, that nobody else holds. */
export async function takeDue(pool: pg.Pool, now: Date, limit: number): Promise<QueuedMail[]> {
  const { rows } = await pool.query<QueuedMail>(
    `with due as (
       select id from outbox where state in ('queued', 'sending') and next_try <= $1 and tries < ${MOST_TRIES}
       order by next_try, id limit $2 for update skip locked)
     update outbox set state = 'sending', tries = tries + 1, next_try = $3 from due where outbox.id = due.id
     returning outbox.id, frontend, template, tries, message_id as "messageId", sender_name as "senderName",
       sender_email as "senderEmail", recipient, reply_to as "replyTo", subject, text, html, headers, created`,
    [now, limit, new Date(now.getTime() + LEASE_MS)],
  );
  return rows;
}

/** Gives up mails whose senders ended so often that the mail itself must be the reason. */
export async function giveUpAbandoned(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(
    `update outbox set state = 'failed', last_error = coalesce(last_error, 'The server ended while it sent this, each time.')
     where state = 'sending' and next_try <= $1 and tries >= ${MOST_TRIES}`,
    [now],
  );
}

/** What is true whoever holds the row: the mail server has it. */
export async function markSent(pool: pg.Pool, { id }: QueuedMail, now: Date): Promise<void> {
  await pool.query("update outbox set state = 'sent', sent = $2, last_error = null where id = $1 and state <> 'sent'", [
    id,
    now,
  ]);
}

/** Ends the mail with a reason. */
export async function markFailed(pool: pg.Pool, { id, tries }: QueuedMail, reason: string): Promise<void> {
  await pool.query(
    "update outbox set state = 'failed', last_error = $3 where id = $1 and state = 'sending' and tries = $2",
    [id, tries, reason],
  );
}

/** Puts the mail back for a later try. */
export async function putBack(pool: pg.Pool, { id, tries }: QueuedMail, reason: string, at: Date): Promise<void> {
  await pool.query(
    `update outbox set state = 'queued', last_error = $3, next_try = $4
     where id = $1 and state = 'sending' and tries = $2`,
    [id, tries, reason, at],
  );
}

/** Puts the mail back as if it had not been tried: there was nobody to give it to. */
export async function putBackUntried(pool: pg.Pool, mail: QueuedMail, reason: string, now: Date): Promise<void> {
  await pool.query(
    `update outbox set state = 'queued', tries = tries - 1, last_error = $3, next_try = $4
     where id = $1 and state = 'sending' and tries = $2`,
    [mail.id, mail.tries, reason, now],
  );
}

/** Without a mail server: the outbox is where mails end. Answers how many. */
export async function keepQueued(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query("update outbox set state = 'kept' where state = 'queued'");
  return rowCount ?? 0;
}
