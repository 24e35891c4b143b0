/** The terms of a contact request, shown before it is sent. */
import type { ApiContext } from '../../context.ts';
import type { ResumeContactTerms } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { isSold } from '../billing/spend.ts';
import { creditsOf, findSpending, freeSlotsOf } from '../billing/spend-store.ts';
import { findListed } from '../resumes/found-store.ts';
import { actingFor } from './acting.ts';
import { listPublicPostings } from './posting-store.ts';
import { subjectOf } from './service.ts';
import { findOrganizationName } from './store.ts';

/** Throws `UserError` ORGANIZATION_UNKNOWN for a person without an organization here, RESUME_UNKNOWN for a resume that is not listed. */
export async function contactTerms(context: ApiContext, resumeId: number): Promise<ResumeContactTerms> {
  const organizationId = await actingFor(context);
  const [row] = resumeId > 0 ? await findListed(context, [resumeId]) : [];
  if (row === undefined || (await context.hiddenResumes(context.viewer)).includes(resumeId))
    throw refusal('RESUME_UNKNOWN');
  const [organizationName, jobs, price] = await Promise.all([
    findOrganizationName(context, organizationId),
    listPublicPostings(context, organizationId),
    priceOf(context, { organizationId, resumeId }),
  ]);
  return { organizationName, own: row.accountId === context.viewer.account?.id, jobs, ...price };
}

/** The same order as when spending: a slot first, then a credit. */
async function priceOf(
  context: ApiContext,
  { organizationId, resumeId }: { organizationId: number; resumeId: number },
): Promise<Pick<ResumeContactTerms, 'price' | 'left'>> {
  if (!isSold(context.brand, 'contact')) return { price: 'free', left: null };
  const spent = await findSpending(context, { organizationId, purchase: 'contact', subject: subjectOf({ resumeId }) });
  if (spent !== null && spent.released === null) return { price: 'paid', left: null };
  const slots = await freeSlotsOf(context, organizationId, 'contact', context.now);
  if (slots === null || slots > 0) return { price: 'slot', left: slots };
  const credits = await creditsOf(context, organizationId, 'contact');
  return credits > 0 ? { price: 'credit', left: credits } : { price: 'missing', left: 0 };
}
