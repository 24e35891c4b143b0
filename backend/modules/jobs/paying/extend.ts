/** Extends jobs that end soon, from their end on. */
import type { ApiContext } from '../../../context.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import type { JobExtension } from '../../../graphql.generated.ts';
import { checkKey } from '../../../guards/request-key.ts';
import { readObject } from '../../../read-json.ts';
import { refusal } from '../../../refusal.ts';
import { nextLotDays } from '../../billing/lot-store.ts';
import { isSold, spend } from '../../billing/spend.ts';
import { creditsOf, freeSlotsOf, hasRunningSlot } from '../../billing/spend-store.ts';
import { changeJob, holdJob, noteJob, requireShown } from '../moves/move-job.ts';
import { addDays, readSchedule, scheduleAnswers } from '../moves/schedule.ts';
import { actionsFor, scheduleRules } from '../own/own-jobs.ts';
import { requireOwn } from '../own/own-policy.ts';
import { findRequest, holdRequest, noteRequest, type OwnJobRow } from '../own/own-store.ts';
import { requireVerified, writerOf } from '../own/save-job.ts';

/** Pays for a further run and moves the end in one transaction, once per key. Throws `UserError` JOB_STATE, NOT_ENOUGH_CREDITS. */
export async function extendJob(context: ApiContext, { id, key: given }: { id: number; key: string }) {
  requireVerified(context);
  const accountId = writerOf(context);
  const key = `extend ${id} ${checkKey(given)}`;
  if ((await findRequest(context, accountId, key)) === null) {
    await transact(context, async (tx) => {
      if ((await holdRequest(tx, accountId, key)) !== null) return;
      await extend(context, tx, id);
      await noteRequest(tx, { accountId, key, jobId: id });
    });
  }
  return requireOwn(context, id);
}

async function extend(context: ApiContext, tx: TransactionScope, id: number): Promise<void> {
  const row = await holdJob(context, tx, id);
  const { expires } = row;
  if (expires === null || !actionsFor(context, row).includes('extend')) throw refusal('JOB_STATE');
  await requireShown(context, tx, row);
  const end = addDays(expires, daysFor(context, row, await pay(context, tx, row, expires)), timeZoneOf(context));
  const schedule = readSchedule(row.data);
  // A chosen end date moves along; without one, the form has nothing to say about the end.
  const moved = schedule.expires === null ? {} : scheduleAnswers({ ...schedule, expires: end });
  const data = { ...row.data, job_schedule: { ...readObject(row.data.job_schedule), ...moved } };
  await changeJob(context, tx, row, { expires: end, ...(schedule.expires !== null && { data }) });
  await noteJob(tx, context, 'job_extended', id);
}

/** The days that were paid for; null if the payment sets none. */
async function pay(
  context: ApiContext,
  tx: TransactionScope,
  { id, organizationId }: OwnJobRow,
  expires: Date,
): Promise<number | null> {
  if (organizationId === null || !isSold(context.brand, 'job')) return null;
  if (await hasRunningSlot(tx, { organizationId, jobId: id, now: context.now })) return null;
  const subject = `job:${id}:${expires.toISOString()}`;
  return (await spend(context, tx, { organizationId, purchase: 'job', subject })).days;
}

function daysFor(context: ApiContext, { durationDays }: OwnJobRow, paid: number | null): number {
  const { defaultDuration, maximumDuration } = scheduleRules(context);
  return Math.min(paid ?? durationDays ?? defaultDuration, maximumDuration);
}

const timeZoneOf = (context: ApiContext) => scheduleRules(context).timeZone;

/** What `extendJob` would take now; null if the job cannot be extended. Spends nothing. */
export async function extensionOf(context: ApiContext, row: OwnJobRow): Promise<JobExtension | null> {
  const { expires, organizationId } = row;
  if (expires === null || !actionsFor(context, row).includes('extend')) return null;
  const { price, credits, paid } = await priceOf(context, row.id, organizationId);
  const days = daysFor(context, row, paid);
  return { price, credits, days, until: addDays(expires, days, timeZoneOf(context)) };
}

async function priceOf(context: ApiContext, jobId: number, organizationId: number | null) {
  if (organizationId === null || !isSold(context.brand, 'job'))
    return { price: 'free', credits: 0, paid: null } as const;
  const { now } = context;
  const credits = await creditsOf(context, organizationId, 'job');
  if (await hasRunningSlot(context, { organizationId, jobId, now }))
    return { price: 'paid', credits, paid: null } as const;
  if ((await freeSlotsOf(context, organizationId, 'job', now)) !== 0)
    return { price: 'slot', credits, paid: null } as const;
  if (credits === 0) return { price: 'none', credits, paid: null } as const;
  return { price: 'credit', credits, paid: await nextLotDays(context, { organizationId, type: 'job' }) } as const;
}
