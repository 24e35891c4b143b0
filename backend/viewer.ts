/** The current user of a request. */
import { type Reader, refusal } from './refusal.ts';
import type { Scope } from './scope.ts';
import type { SessionTokens } from './session-token.ts';
import { findPersonOn, findSession, type PersonRow, type RoleName } from './viewer-store.ts';

export interface ViewerAccount {
  id: number;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  /** Whether the address is confirmed, or was verified by an administrator of this brand. */
  emailVerified: boolean;
  /** Whether the address is proved to be the person's own, or verified by a network administrator: data sent from it before then belongs to them. */
  addressProven: boolean;
  /** Whether the account is approved on this brand; only relevant on brands that approve accounts. */
  approved: boolean;
  /** Whether the person has joined this brand. */
  joined: boolean;
  activeOrganizationId: number | null;
}

export interface Viewer {
  /** Null for a visitor without a session. */
  account: ViewerAccount | null;
  /** Active roles on this brand. */
  roles: ReadonlySet<RoleName>;
  /** Roles that become active once the second factor is confirmed in this session, where the server requires it. */
  waitingRoles: ReadonlySet<RoleName>;
  sessionId: string | null;
  /** Frontend of the session: the brand, or the workspace. */
  home: string;
  /** The administrator who masquerades as this person. */
  actorId: number | null;
  /** Whether the second factor was confirmed in this session. */
  secondFactor: boolean;
}

/** Somebody without a session. */
export const visitor: Viewer = {
  account: null,
  roles: new Set(),
  waitingRoles: new Set(),
  sessionId: null,
  home: '',
  actorId: null,
  secondFactor: false,
};

/** Roles that may act on any entity of the brand. */
export const ADMIN_LIKE: readonly RoleName[] = ['administrator', 'site_admin', 'job_editor'];

/** Whether the person may act on any entity of the brand. */
export function isAdminLike({ roles }: Viewer): boolean {
  return ADMIN_LIKE.some((role) => roles.has(role));
}

/** Whether the person may administer the brand and its people. */
export function isAdministrator({ roles }: Pick<Viewer, 'roles'>): boolean {
  return roles.has('administrator') || roles.has('site_admin');
}

/** Whether the person administers the brand and is not masquerading. */
export function isInCharge(viewer: Viewer): boolean {
  return isAdministrator(viewer) && viewer.actorId === null;
}

export interface ViewerTools {
  tokens: SessionTokens;
  /** Roles that may act on any entity are only active in sessions with a confirmed second factor. */
  needsSecondFactor: boolean;
}

/**
 * The user identified by the `authorization` header. Throws `UserError` SESSION_ENDED for an ended session; without the
 * header, a visitor. `home` is the site of the session. In the workspace, a brand is only for those who administer it,
 * and for no brand somebody has what they have on any of them.
 */
export async function readViewer(
  scope: Scope & Reader,
  { tokens, needsSecondFactor }: ViewerTools,
  authorization: string | null,
  home: string = scope.frontend,
): Promise<Viewer> {
  const isElsewhere = home !== scope.frontend;
  if (authorization === null) {
    if (isElsewhere) throw refusal('SIGN_IN_REQUIRED');
    return visitor;
  }
  const claims = await tokens.read(/^bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? '');
  const row = claims?.frontend === home ? await findSession(scope, claims) : undefined;
  if (claims === null || row === undefined) throw refusal('SESSION_ENDED');
  const held = isElsewhere ? row.roles.filter((role) => ADMIN_LIKE.includes(role)) : row.roles;
  if (isElsewhere && held.length === 0) throw refusal('NOT_ALLOWED');
  const isWaiting = (role: RoleName) => needsSecondFactor && !row.second_factor && ADMIN_LIKE.includes(role);
  return {
    account: accountOf(row),
    roles: new Set(held.filter((role) => !isWaiting(role))),
    waitingRoles: new Set(held.filter(isWaiting)),
    sessionId: claims.sessionId,
    home,
    actorId: row.actor_id,
    secondFactor: row.second_factor,
  };
}

/** Somebody who acts by mail, or for whom a task acts: without a session, and thus without what a second factor opens. Null for a blocked or unknown account. */
export async function viewerByMail(scope: Scope, accountId: number): Promise<Viewer | null> {
  const row = await findPersonOn(scope, accountId);
  if (row === undefined) return null;
  const roles = new Set(row.roles.filter((role) => !ADMIN_LIKE.includes(role)));
  return { ...visitor, account: accountOf(row), roles, home: scope.frontend };
}

function accountOf(row: PersonRow): ViewerAccount {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    emailVerified: row.email_verified,
    addressProven: row.address_proven,
    approved: row.approved,
    joined: row.joined,
    activeOrganizationId: row.active_organization_id,
  };
}
