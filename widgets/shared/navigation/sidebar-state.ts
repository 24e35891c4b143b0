/** Whether the sidebar is open, stored per kind of visitor. */
import { keptInBrowser } from '../../../runtime/core/browser-storage.ts';

export type UserKind = 'anonymous' | 'applicant' | 'recruiter' | 'admin';

/** The kind of a person with these roles; the one with the most pages wins. */
export function userKind(roles: readonly string[]): UserKind {
  if (roles.some((role) => role === 'administrator' || role === 'site_admin' || role === 'job_editor')) return 'admin';
  if (roles.includes('recruiter')) return 'recruiter';
  return roles.includes('applicant') ? 'applicant' : 'anonymous';
}

const keptOf = (kind: UserKind) => keptInBrowser(`sidebar:${kind}`);

/** Null if nothing is stored, or nothing may be. */
export function rememberedState(kind: UserKind): boolean | null {
  const value = keptOf(kind).read();
  return value === null ? null : value === 'open';
}

export function rememberState(kind: UserKind, isOpen: boolean): void {
  keptOf(kind).write(isOpen ? 'open' : 'closed');
}
