/** SQL of the outbox, for administrators. */
import { and, count, eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { outbox } from '../../database/schema/mail.ts';
import type { AdminList } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';

const COLUMNS = {
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

/** Mails of these brands. */
export async function listMails(
  within: Parameters<typeof rowsWithin>[0],
  { list, state }: { list?: AdminList | null; state?: string | null },
) {
  const sortable = { created: outbox.created, to: outbox.recipient, subject: outbox.subject, state: outbox.state };
  const plan = planList(list, sortable, outbox.id);
  const where = and(
    state ? eq(outbox.state, state) : undefined,
    anyMatches(plan.pattern, outbox.recipient, outbox.subject),
  );
  const counted = rowsWithin(within).select({ total: count() }).from(outbox).where(where);
  const { total, rows } = await readPage(plan, counted, rowsWithin(within).select(COLUMNS).from(outbox).where(where));
  return { total, mails: rows };
}

/** A mail of any brand, with its body. */
export async function findMailOfAny({ db }: Pick<Scope, 'db'>, id: number) {
  const [row] = await db
    .select({ ...COLUMNS, text: outbox.text })
    .from(acrossBrands(outbox, 'Its brand says whether it is within reach.'))
    .where(eq(outbox.id, id));
  return row;
}

/** Whether a failed mail was queued again, with its attempts reset. */
export async function queueAgain(scope: Scope, id: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(outbox)
    .set({ state: 'queued', tries: 0, lastError: null, nextTry: sql`now()` })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'failed')))
    .returning({ id: outbox.id });
  return rows.length > 0;
}
