/** Who may apply to jobs with an account. */
import type { ApiContext } from '../../context.ts';

/** An applicant whose address has shown that it is theirs, as employers answer it, where the brand serves applicants. Those who are blocked have no session. */
export function isEligibleForJobApply({ viewer, brand }: Pick<ApiContext, 'viewer' | 'brand'>): boolean {
  return viewer.roles.has('applicant') && viewer.account?.addressProven === true && brand.document.features.applicant;
}
