/** Promotes jobs for a time. A scheduled task ends it (services/clock.ts). */

import type { ApiContext } from '../../../context.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import type { JobPromotion } from '../../../graphql.generated.ts';
import { checkKey } from '../../../guards/request-key.ts';
import { refusal } from '../../../refusal.ts';
import { spend } from '../../billing/spend.ts';
import { announced } from '../moves/job-effects.ts';
import { holdJob, noteJob } from '../moves/move-job.ts';
import { addDays } from '../moves/schedule.ts';
import { requireOwn } from '../own/own-policy.ts';
import { findRequest, holdRequest, noteRequest, type OwnJobRow, updateOwnJob } from '../own/own-store.ts';
import { writerOf } from '../own/save-job.ts';

export interface Promotion {
  id: number;
  kind: JobPromotion;
  key: string;
}

/** Spends a credit and promotes the job in one transaction, once per key. Throws `UserError` NOT_ENOUGH_CREDITS, JOB_STATE. */
export async function promoteJob(context: ApiContext, { id, kind, key: given }: Promotion): Promise<OwnJobRow> {
  const accountId = writerOf(context);
  const key = `${kind} ${id} ${checkKey(given)}`;
  if ((await findRequest(context, accountId, key)) === null) {
    await transact(context, async (tx) => {
      if ((await holdRequest(tx, accountId, key)) !== null) return;
      await raise(context, tx, id, kind);
      await noteRequest(tx, { accountId, key, jobId: id });
    });
  }
  return requireOwn(context, id);
}

async function raise(context: ApiContext, tx: TransactionScope, id: number, kind: JobPromotion): Promise<void> {
  const row = await holdJob(context, tx, id);
  const [isRaised, until] = kind === 'featured' ? [row.featured, row.featuredUntil] : [row.top, row.topUntil];
  if (row.state !== 'published' || (isRaised && until === null)) throw refusal('JOB_STATE');
  const { organizationId } = row;
  if (organizationId === null) throw refusal('NOT_ENOUGH_CREDITS');
  const from = isRaised && until !== null && until > context.now ? until : context.now;
  const { days } = await spend(context, tx, {
    organizationId,
    purchase: kind === 'featured' ? 'featured_job' : 'top_job',
    subject: `job:${id}:${from.toISOString()}`,
  });
  const end = days === null ? null : addDays(from, days, context.brand.document.site.timeZone);
  await announced(context, tx, id, () =>
    // The version is not incremented, because an open form does not conflict with it.
    updateOwnJob(tx, id, kind === 'featured' ? { featured: true, featuredUntil: end } : { top: true, topUntil: end }),
  );
  await noteJob(tx, context, 'job_promoted', id);
}
