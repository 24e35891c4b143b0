/** The outbox as administrators see it. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { outbox } from '../../database/schema/mail.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { announceTags, MAIL_TAG } from '../../services/bus.ts';
import { recordEvent } from '../audit/events.ts';
import { personOf, reaches, reachOf, refuse } from '../rights/access.ts';
import { anyMatches, planList } from '../rights/list.ts';

const columns = {
  id: outbox.id,
  brand: outbox.frontend,
  to: outbox.recipient,
  subject: outbox.subject,
  template: outbox.template,
  state: outbox.state,
  tries: outbox.tries,
  lastError: outbox.lastError,
  created: outbox.created,
  sent: outbox.sent,
};

const MAILS = acrossBrands(outbox, 'Its brand says whether it is within reach.');

interface MailQuery {
  list?: AdminList | null;
  brand?: string | null;
  state?: string | null;
}

/** Mails of the brands within reach. */
export async function findMails(context: ApiContext, { list, brand, state }: MailQuery) {
  const reach = await reachOf(context);
  if (brand && !reaches(reach, brand)) return refuse(context, 'adminMails', brand);
  const sortable = { created: outbox.created, to: outbox.recipient, subject: outbox.subject, state: outbox.state };
  const plan = planList(list, sortable, outbox.id);
  const where = and(
    state ? eq(outbox.state, state) : undefined,
    anyMatches(plan.pattern, outbox.recipient, outbox.subject),
  );
  const within = { db: context.db, brands: brand ? [brand] : reach.brands };
  const [counted] = await rowsWithin(within).select({ total: count() }).from(outbox).where(where);
  const mails = await rowsWithin(within)
    .select(columns)
    .from(outbox)
    .where(where)
    .orderBy(...plan.order)
    .offset(plan.from)
    .limit(plan.count);
  return { total: counted?.total ?? 0, mails };
}

async function requireMail(context: ApiContext, id: number, operation: string) {
  const [row] = await context.db
    .select({ ...columns, text: outbox.text })
    .from(MAILS)
    .where(eq(outbox.id, id));
  if (row === undefined || !reaches(await reachOf(context), row.brand)) {
    return refuse(context, operation, row?.brand ?? context.frontend);
  }
  return row;
}

/** One mail with its text. */
export async function findMail(context: ApiContext, id: number) {
  const { text, ...mail } = await requireMail(context, id, 'adminMail');
  return { mail, text: mail.state === 'kept' ? text : withoutLinks(text) };
}

/** Addresses are cut after the host: what follows may sign a person in. */
export function withoutLinks(text: string): string {
  return text.replace(/\b(https?:\/\/[^\s/?#<>"']+)[/?#][^\s<>"']*/gi, '$1/…');
}

/** Puts a failed mail into the queue again, as if it had not been tried. */
export async function retryMail(context: ApiContext, id: number) {
  const { brand, state } = await requireMail(context, id, 'retryMail');
  if (state !== 'failed') {
    throw new UserError('BAD_INPUT', `Mail ${id} is ${state}; only one that failed can be sent again.`, { path: 'id' });
  }
  await transact({ pool: context.pool, frontend: brand }, async (tx) => {
    const rows = await rowsOf(tx)
      .update(outbox)
      .set({ state: 'queued', tries: 0, lastError: null, nextTry: sql`now()` })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'failed')))
      .returning({ id: outbox.id });
    if (rows.length === 0) return;
    const { id: accountId } = personOf(context);
    await recordEvent(tx, { kind: 'mail_retried', accountId, address: context.address, detail: { mail: String(id) } });
    await announceTags(tx.db, [MAIL_TAG]);
  });
  return await requireMail(context, id, 'retryMail');
}
