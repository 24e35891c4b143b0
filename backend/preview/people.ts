/** The people of previews. They exist in previews only, so nobody's data can be theirs. */
import { type Viewer, type ViewerAccount, visitor } from '../viewer.ts';
import type { RoleName } from '../viewer-store.ts';

/** As whom a preview shows a site. */
export const PREVIEW_ROLES = ['visitor', 'applicant', 'recruiter', 'administrator'] as const;
export type PreviewRole = (typeof PREVIEW_ROLES)[number];

interface MadeUp {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** Ids of as many digits as addresses of personal pages take: no sequence reaches them. */
export const MADE_UP: Readonly<Record<Exclude<PreviewRole, 'visitor'>, MadeUp>> = {
  applicant: { id: 999_999_001, firstName: 'Alex', lastName: 'Sample', email: 'alex@preview.invalid' },
  recruiter: { id: 999_999_002, firstName: 'Robin', lastName: 'Sample', email: 'robin@preview.invalid' },
  administrator: { id: 999_999_003, firstName: 'Kim', lastName: 'Sample', email: 'kim@preview.invalid' },
};

/** The organization of the recruiter. */
export const MADE_UP_ORGANIZATION = { id: 999_999_010, name: 'Sample Company' };

/** Their jobs have this number and those after it. */
export const FIRST_MADE_UP_JOB = 999_999_020;

/** People without an account who applied there. */
export const GUESTS = [
  { firstName: 'Sam', lastName: 'Sample', email: 'sam@preview.invalid', stage: 'viewed', rating: 4 },
  { firstName: 'Jo', lastName: 'Sample', email: 'jo@preview.invalid', stage: 'sent', rating: 0 },
] as const;

export function isPreviewRole(text: string): text is PreviewRole {
  return (PREVIEW_ROLES as readonly string[]).includes(text);
}

/**
 * The made-up person of a role. The role of an administrator is shown, but opens nothing: as in a session whose second
 * factor is not confirmed.
 */
export function previewViewer(role: PreviewRole): Viewer {
  if (role === 'visitor') return visitor;
  const { id, firstName, lastName, email } = MADE_UP[role];
  const account: ViewerAccount = {
    id,
    email,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    emailVerified: true,
    addressProven: true,
    approved: true,
    joined: true,
    activeOrganizationId: role === 'recruiter' ? MADE_UP_ORGANIZATION.id : null,
  };
  const held: ReadonlySet<RoleName> = new Set([role]);
  const none: ReadonlySet<RoleName> = new Set();
  return role === 'administrator'
    ? { ...visitor, account, waitingRoles: held }
    : { ...visitor, account, roles: held, waitingRoles: none };
}
