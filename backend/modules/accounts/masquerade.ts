/** Masquerading: an administrator acts as another person, flagged and logged, and can return to their own session. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import type { RoleName } from '../../viewer-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { holdsOn, reachOf } from '../rights/access.ts';
import { isBlocked } from '../rights/standing-store.ts';
import { type AccountRow, allRolesOf, findAccount, findMembership, homesOf, rolesOf } from './account-store.ts';
import { findLink, issueLink, spendLink } from './link-store.ts';
import { MASQUERADE_MS } from './open-session.ts';
import { endSession, findOpenSession, insertSession } from './session-store.ts';

/** Used in place of a token to end masquerading. */
const BACK = 'back';

const administrators: readonly RoleName[] = ['administrator', 'site_admin'];
const adminLike: readonly RoleName[] = [...administrators, 'job_editor'];

/** The token that switches the administrator's browser to a session of this person. */
export async function beginMasquerade(context: ApiContext, userId: number): Promise<string> {
  const { account, sessionId } = context.viewer;
  if (account === null || sessionId === null) throw refusal('SIGN_IN_REQUIRED');
  const target = await findAccount(context, userId);
  const { isAdministrator } = await reachOf(context);
  const isHere = isAdministrator || (await findMembership(context, userId)) !== undefined;
  if (target === undefined || !isHere || (await isBlocked(context, userId))) throw refusal('NO_SUCH_PERSON');
  if (await isAdminLike(context, userId)) throw refusal('NOT_ALLOWED');
  // A person's names, resume and organizations are the same on all brands.
  if (!(await holdsOn(context, administrators, await homesOf(context, userId)))) throw refusal('NOT_ALLOWED');
  return transact(context, (tx) =>
    issueLink(tx, {
      accountId: userId,
      kind: 'masquerade',
      data: { actorId: account.id, sessionId },
      now: context.now,
    }),
  );
}

interface Handover {
  sessionId: string;
  token: string;
  now: Date;
  address: string;
}

/** The session of a handover token; null for an invalid one. `back` ends masquerading. */
export async function handOver(tx: TransactionScope, handover: Handover): Promise<string | null> {
  return handover.token === BACK ? goBack(tx, handover) : actAs(tx, handover);
}

/** In the workspace, the token names the session of the administrator there: the site has none that it could take the place of. */
export async function actFromWorkspace(
  tx: TransactionScope,
  { token, now, address }: Omit<Handover, 'sessionId'>,
): Promise<{ sessionId: string; account: AccountRow } | null> {
  const { row } = await findLink(tx, token, now);
  const account = row && (await findAccount(tx, row.accountId));
  if (account === undefined) return null;
  const home = { ...tx, frontend: NETWORK_ID };
  const sessionId = await actAs(tx, { sessionId: String(row?.data.sessionId), token, now, address }, home);
  return sessionId === null ? null : { sessionId, account };
}

async function actAs(
  tx: TransactionScope,
  { sessionId, token, now, address }: Handover,
  home: Scope = tx,
): Promise<string | null> {
  const { state, row } = await findLink(tx, token, now);
  const current = await findOpenSession(home, sessionId, now);
  if (state !== 'good' || row?.kind !== 'masquerade' || current === undefined) return null;
  const { account: actor, session } = current;
  if (session.actorId !== null || row.data.actorId !== actor.id || row.data.sessionId !== sessionId) return null;
  const roles = await rolesOf(tx, actor.id);
  const target = await findAccount(tx, row.accountId);
  if (!roles.some((role) => administrators.includes(role)) || !target || (await isBlocked(tx, target.id))) return null;
  if ((await isAdminLike(tx, target.id)) || !(await spendLink(tx, row, now))) return null;
  await recordEvent(tx, { kind: 'masquerade_began', accountId: target.id, actorId: actor.id, address });
  return insertSession(tx, {
    accountId: target.id,
    version: target.tokenVersion,
    expires: new Date(now.getTime() + MASQUERADE_MS),
    actorId: actor.id,
    actorSessionId: sessionId,
  });
}

/** Masquerading ends even without a session to return to. */
async function goBack(tx: TransactionScope, { sessionId, now, address }: Handover): Promise<string | null> {
  const current = await findOpenSession(tx, sessionId, now);
  const { actorId, actorSessionId, accountId } = current?.session ?? {};
  if (!actorId || !accountId) return null;
  await endSession(tx, sessionId, now);
  await recordEvent(tx, { kind: 'masquerade_ended', accountId, actorId, address });
  return actorSessionId ?? null;
}

async function isAdminLike(tx: Parameters<typeof allRolesOf>[0], accountId: number): Promise<boolean> {
  return (await allRolesOf(tx, accountId)).some((role) => adminLike.includes(role));
}
