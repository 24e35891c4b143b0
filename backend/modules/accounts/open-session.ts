/** Opens sessions, and reads them for the browser. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { DAY_MS, HOUR_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Scope } from '../../scope.ts';
import type { SessionTokens } from '../../session-token.ts';
import { type AccountRow, allRolesOf, rolesOf } from './account-store.ts';
import { findOpenSession, insertSession, prolongSession } from './session-store.ts';
import type { SessionView } from './sign-ins.ts';

/** Lifetime of a bearer token in seconds; each read of the session issues a new one. */
export const BEARER_SECONDS = 3600;
/** Minimum interval between two renewals of a session. */
const PROLONGED_EVERY_MS = HOUR_MS;
/** Masquerading ends automatically after this time. */
export const MASQUERADE_MS = 8 * HOUR_MS;

/** Returns the id of a new session of this account on this brand. */
export function openSession(
  scope: Scope,
  brand: CompiledBrand,
  { id, tokenVersion }: Pick<AccountRow, 'id' | 'tokenVersion'>,
  { now, secondFactor = null }: { now: Date; secondFactor?: Date | null },
): Promise<string> {
  return insertSession(scope, { accountId: id, version: tokenVersion, expires: expiryOf(brand, now), secondFactor });
}

/** What the browser may know about a session; null when it has ended. Reading it renews it. */
export async function viewSession(
  scope: Scope,
  { brand, id, now, tokens }: { brand: CompiledBrand; id: string; now: Date; tokens: SessionTokens },
): Promise<SessionView | null> {
  const found = await findOpenSession(scope, id, now);
  if (found === undefined) return null;
  const { session, account } = found;
  const isMasqueraded = session.actorId !== null;
  // Masquerading ends with the session that started it.
  if (isMasqueraded && !(await isOpen(scope, session.actorSessionId ?? '', now))) return null;
  const expires = expiryOf(brand, now);
  if (!isMasqueraded && expires.getTime() - session.expires.getTime() > PROLONGED_EVERY_MS)
    await prolongSession(scope, id, expires);
  const [roles, anywhere] = await Promise.all([rolesOf(scope, account.id), allRolesOf(scope, account.id)]);
  const claims = { sessionId: id, frontend: scope.frontend, version: account.tokenVersion };
  return {
    user: { id: String(account.id), name: nameOf(account), email: account.email, roles },
    jwt: await tokens.sign(claims, BEARER_SECONDS),
    masqueraded: isMasqueraded,
    // Registration asks for the role; only people who sign in with a provider have none yet.
    isNewUserViaSocial: anywhere.length === 0,
  };
}

/** Whether the session of an administrator is active, on the site or in the workspace. */
async function isOpen(scope: Scope, id: string, now: Date): Promise<boolean> {
  const here = await findOpenSession(scope, id, now);
  return (here ?? (await findOpenSession({ ...scope, frontend: NETWORK_ID }, id, now))) !== undefined;
}

/** Display name of a person: as chosen, from their names, or the local part of their address. */
export function nameOf({ displayName, firstName, lastName, email }: NamedPerson): string {
  return displayName || `${firstName} ${lastName}`.trim() || email.replace(/@.*$/, '');
}

type NamedPerson = Pick<AccountRow, 'displayName' | 'firstName' | 'lastName' | 'email'>;

function expiryOf({ document }: CompiledBrand, now: Date): Date {
  return new Date(now.getTime() + document.session.maxAgeDays * DAY_MS);
}
