/** Who may apply to jobs with an account. */
import type { ApiContext } from '../../context.ts';

/** An applicant with a confirmed address, where the brand serves applicants. Those who are blocked have no session. */
export function isEligibleForJobApply({ viewer, brand }: Pick<ApiContext, 'viewer' | 'brand'>): boolean {
  return viewer.roles.has('applicant') && viewer.account?.emailVerified === true && brand.document.features.applicant;
}
