/** The price of posting for an organization, and its means of payment; shown before and after spending. */
import type { ApiContext } from '../../../context.ts';
import type { PostingTerms } from '../../../graphql.generated.ts';
import { describeProducts } from '../../billing/describe.ts';
import { creditsOf, freeSlotsOf } from '../../billing/spend-store.ts';
import { managesMembers, tiesOf } from '../../organizations/policy.ts';
import { scheduleRules, standingOf } from '../own/own-jobs.ts';
import { findOwn } from '../own/own-policy.ts';
import { type Payable, priceOfPosting } from './pay-job.ts';

const KINDS = ['job_credits', 'job_flat_rate'];

/** `jobId` refers to a job of the organization; any other id counts as a new job. */
export async function postingTerms(
  context: ApiContext,
  { organizationId, jobId }: { organizationId: number; jobId: number | null },
): Promise<PostingTerms> {
  const products = describeProducts(context).filter(({ type }) => KINDS.includes(type));
  const [{ price, paidWith, days }, credits, slots, ties] = await Promise.all([
    priceOfPosting(context, await payable(context, organizationId, jobId), organizationId),
    creditsOf(context, organizationId, 'job'),
    freeSlotsOf(context, organizationId, 'job', context.now),
    tiesOf(context, organizationId),
  ]);
  const bought = products.find(({ type }) => type === 'job_credits')?.days ?? null;
  const most = price === 'none' ? bought : days;
  const { defaultDuration, maximumDuration } = scheduleRules(context);
  return {
    price,
    paidWith,
    credits,
    slots,
    days: most,
    duration: Math.min(most ?? defaultDuration, maximumDuration),
    products,
    mayOrder: managesMembers(context.viewer, ties),
  };
}

async function payable(context: ApiContext, organizationId: number, id: number | null): Promise<Payable | null> {
  const row = id === null ? null : await findOwn(context, id);
  return row?.organizationId === organizationId ? { ...row, state: standingOf(row, context).state } : null;
}
