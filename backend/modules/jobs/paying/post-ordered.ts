/** Posts the ad that an order was for, once the order is paid or the brand lets it go on before. */
import type { ApiContext } from '../../../context.ts';
import { transact } from '../../../database/transact.ts';
import { UserError, type UserErrorCode } from '../../../errors.ts';
import { defineTask, type WorkTools } from '../../../work/work.ts';
import { mailPeople } from '../clock/job-mails.ts';
import { publishJob } from '../moves/lifecycle.ts';
import { requireOwn } from '../own/own-policy.ts';
import { findOwnJob } from '../own/own-store.ts';

interface Ordered extends Record<string, unknown> {
  frontend: string;
  jobId: number;
  /** Who ordered; null if that account was deleted. */
  accountId: number | null;
}

/** It was posted or deleted meanwhile, or waits for its payment still. */
const NOTHING_TO_SAY: readonly UserErrorCode[] = ['JOB_STATE', 'NOT_ENOUGH_CREDITS'];

export const postOrderedTask = defineTask<Ordered>({
  name: 'post-ordered-job',
  retryLimit: 5,
  async run(tools, { frontend, jobId, accountId }) {
    const brand = tools.findBrand(frontend);
    if (brand === undefined) return;
    const context = accountId === null ? null : await tools.actAs(brand, accountId);
    if (!(await isPosted(context, jobId))) await tell(tools, { frontend, jobId });
  },
});

/** False if its people must look after it. */
async function isPosted(context: ApiContext | null, jobId: number): Promise<boolean> {
  if (context === null) return false;
  try {
    await requireOwn(context, jobId);
    const { faults } = await publishJob(context, jobId, {});
    return faults.length === 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return NOTHING_TO_SAY.some((code) => code === error.extensions.code);
  }
}

/** Tells its people that it could not be posted, though what they ordered is there. */
async function tell(tools: WorkTools, { frontend, jobId }: Pick<Ordered, 'frontend' | 'jobId'>): Promise<void> {
  const brand = tools.findBrand(frontend);
  if (brand === undefined) return;
  await transact({ pool: tools.pool, frontend }, async (tx) => {
    const job = await findOwnJob(tx, jobId);
    if (job === null) return;
    const mailer = { brand, linkOrigin: tools.originOf(brand) };
    await mailPeople(tx, mailer, job, { template: 'job_not_posted', values: () => ({}) });
  });
}
