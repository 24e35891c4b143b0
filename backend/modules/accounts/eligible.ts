/** Who may apply for jobs with an account. */
import type { ApiContext } from '../../context.ts';

/** An applicant with a confirmed address, since employers reply to it, on a brand that serves applicants. Blocked people have no session. */
export function isEligibleForJobApply({ viewer, brand }: Pick<ApiContext, 'viewer' | 'brand'>): boolean {
  return viewer.roles.has('applicant') && viewer.account?.addressProven === true && brand.document.features.applicant;
}
