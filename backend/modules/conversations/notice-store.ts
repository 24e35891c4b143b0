/** SQL of notices about messages. A brand only sees its own. */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { conversation, message, messageNotice } from '../../database/schema/conversations.ts';
import { organization } from '../../database/schema/organizations.ts';
import { resumeContact } from '../../database/schema/resumes.ts';
import type { MessageNoticeMode } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { reachedOn } from '../rights/standing-store.ts';

export async function findNotices(scope: Scope, accountId: number): Promise<MessageNoticeMode> {
  const [row] = await rowsOf(scope)
    .select({ mode: messageNotice.mode })
    .from(messageNotice)
    .where(eq(messageNotice.accountId, accountId));
  return row?.mode === 'daily' ? 'daily' : 'at_once';
}

export async function saveNotices(
  scope: Scope & { now: Date },
  accountId: number,
  mode: MessageNoticeMode,
): Promise<void> {
  await rowsOf(scope)
    .insert(messageNotice)
    .values({ accountId, mode, told: scope.now })
    .onConflictDoUpdate({ target: [messageNotice.frontend, messageNotice.accountId], set: { mode } });
}

/** People with a row of notices that was last told before a given time and for whom messages wait; locked, limited in number. */
export async function lockReaders(tx: Scope, before: Date, limit: number): Promise<number[]> {
  const waiting = rowsOf(tx)
    .select({ id: message.id })
    .from(message)
    .where(eq(message.readerId, messageNotice.accountId));
  const rows = await rowsOf(tx)
    .select({ accountId: messageNotice.accountId })
    .from(messageNotice)
    .where(and(lte(messageNotice.told, before), sql`exists ${waiting}`))
    .orderBy(asc(messageNotice.accountId))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ accountId }) => accountId);
}

export async function noteTold(scope: Scope, accountId: number, told: Date): Promise<void> {
  await rowsOf(scope).update(messageNotice).set({ told }).where(eq(messageNotice.accountId, accountId));
}

/** Address and language of a person who can be reached on this brand. */
export async function findAddress(scope: Scope, accountId: number) {
  const [row] = await rowsOf(scope)
    .select({ email: account.email, locale: accountBrand.locale })
    .from(account)
    .innerJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .where(and(eq(account.id, accountId), reachedOn(scope.frontend)));
  return row ?? null;
}

/** A conversation with messages that a daily mail counts. */
export interface Waiting {
  count: number;
  isToSeeker: boolean;
  applicationId: number | null;
  jobId: number | null;
  resumeId: number | null;
  /** Title of the job; empty for a contact request. */
  job: string;
  /** Name of the employer; empty where the seeker wrote. */
  from: string;
}

/** Takes the messages that wait for a person out of the queue; those that were seen meanwhile, or are closed, are not counted. */
export async function takeWaiting(tx: Scope, readerId: number): Promise<Waiting[]> {
  const taken = await rowsOf(tx)
    .update(message)
    .set({ readerId: null })
    .where(eq(message.readerId, readerId))
    .returning({ id: message.id });
  if (taken.length === 0) return [];
  const rows = rowsOf(tx);
  const { rows: found } = await tx.db.execute<Waiting & Record<string, unknown>>(sql`
    select count(*)::int as count, not m.from_owner as "isToSeeker", a.id as "applicationId", a.job_id as "jobId",
      r.resume_id as "resumeId", coalesce(a.job_title, '') as job,
      case when m.from_owner then '' else coalesce(a.organization_name, o.name) end as "from"
    from ${rows.all(message)} m
    left join ${rows.all(application)} a on a.id = m.application_id
    left join ${rows.all(resumeContact)} r on r.id = m.contact_id
    left join ${organization} o on o.id = r.organization_id
    left join ${rows.all(conversation)} c on c.application_id = m.application_id or c.contact_id = m.contact_id
    where m.id = any(${sql.param(taken.map(({ id }) => id))}::int[])
      and m.id > coalesce(case when m.from_owner then c.employer_read else c.seeker_read end, 0)
      and (a.stage <> 'withdrawn' or r.opened is not null)
    group by m.from_owner, a.id, a.job_id, r.resume_id, a.job_title, a.organization_name, o.name
    order by max(m.id)`);
  return found;
}
