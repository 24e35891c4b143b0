/** Whether a person may search resumes, and if not, why. Pure. */
import type { SessionState } from '../../../runtime/session/session-state.ts';

export type Entry = 'applicantsOnly' | 'open' | 'waiting' | 'guest' | 'confirm' | 'approval' | 'applicant' | 'none';

const admins = ['job_editor', 'site_admin', 'administrator'];

/**
 * The same rules as in the backend: recruiters with a verified address, approved if the brand approves accounts, and
 * administrators; not members of organizations who work with their applicants alone.
 */
export function entryOf({ status, user, roles }: Pick<SessionState, 'status' | 'user' | 'roles'>): Entry {
  if (!user) return status === 'unauthenticated' ? 'guest' : 'waiting';
  if (admins.some((role) => roles.includes(role))) return 'open';
  if (!roles.includes('recruiter')) return roles.includes('applicant') ? 'applicant' : 'none';
  if (user.applicantsOnly) return 'applicantsOnly';
  if (user.isUserApprovedAndVerified) return 'open';
  return user.emailVerified ? 'approval' : 'confirm';
}
