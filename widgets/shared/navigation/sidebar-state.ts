/** Whether the sidebar is open, stored per kind of visitor. */

export type UserKind = 'anonymous' | 'applicant' | 'recruiter' | 'admin';

/** The kind of a person with these roles; the one with the most pages wins. */
export function userKind(roles: readonly string[]): UserKind {
  if (roles.some((role) => role === 'administrator' || role === 'site_admin' || role === 'job_editor')) return 'admin';
  if (roles.includes('recruiter')) return 'recruiter';
  return roles.includes('applicant') ? 'applicant' : 'anonymous';
}

const key = (kind: UserKind) => `sidebar:${kind}`;

/** Null if nothing is stored, or nothing may be. */
export function rememberedState(kind: UserKind): boolean | null {
  try {
    const value = localStorage.getItem(key(kind));
    return value === null ? null : value === 'open';
  } catch {
    return null;
  }
}

export function rememberState(kind: UserKind, isOpen: boolean): void {
  try {
    localStorage.setItem(key(kind), isOpen ? 'open' : 'closed');
  } catch {
    // Without browser storage this is not remembered either.
  }
}
