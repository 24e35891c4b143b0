/** One-time passes that carry a session of a site into the workspace (decision 0030). */
import { createHash } from 'node:crypto';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { Database } from '../../database/pool.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { Scope } from '../../scope.ts';
import { ADMIN_LIKE } from '../../viewer.ts';
import { type AccountRow, rolesOf } from './account-store.ts';
import { findLink, issueLink, spendLink } from './link-store.ts';
import { findOpenSession } from './session-store.ts';

const LONGEST_STATE = 64;

/** What the workspace gave to the browser; only the browser that has the nonce itself can use the pass. */
export const stateOf = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');

interface Asked {
  db: Database;
  sessionId: string;
  state: string;
  now: Date;
}

/** A pass for the account of a session of a site; null for people without an administrative role there, and while masquerading. */
export async function issuePass(site: Scope, { db, sessionId, state, now }: Asked): Promise<string | null> {
  const found = await findOpenSession(site, sessionId, now);
  if (found === undefined || state === '' || state.length > LONGEST_STATE || !(await mayEnter(site, found)))
    return null;
  const data = { brand: site.frontend, sessionId, state };
  return transact({ pool: db.$client, frontend: NETWORK_ID }, (tx) =>
    issueLink(tx, { accountId: found.account.id, kind: 'workspace', data, now }),
  );
}

type OpenSession = NonNullable<Awaited<ReturnType<typeof findOpenSession>>>;

async function mayEnter(site: Scope, { session, account }: OpenSession): Promise<boolean> {
  const roles = await rolesOf(site, account.id);
  return session.actorId === null && roles.some((role) => ADMIN_LIKE.includes(role));
}

interface Shown {
  token: string;
  nonce: string;
  now: Date;
}

/** The account of a pass, which is used up, and when its second factor was confirmed on the site. Null for an invalid one. */
export async function spendPass(
  tx: TransactionScope,
  { token, nonce, now }: Shown,
): Promise<{ account: AccountRow; secondFactor: Date | null } | null> {
  const { state, row } = await findLink(tx, token, now);
  if (state !== 'good' || row?.kind !== 'workspace' || row.data.state !== stateOf(nonce)) return null;
  const site = { ...tx, frontend: String(row.data.brand) };
  const found = await findOpenSession(site, String(row.data.sessionId), now);
  if (found?.account.id !== row.accountId || !(await mayEnter(site, found)) || !(await spendLink(tx, row, now)))
    return null;
  return { account: found.account, secondFactor: found.session.secondFactor };
}
