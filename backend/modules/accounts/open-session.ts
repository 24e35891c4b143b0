/** Begins sessions, and reads them for the browser. */
import { DAY_MS, HOUR_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Scope } from '../../scope.ts';
import type { SessionTokens } from '../../session-token.ts';
import { type AccountRow, allRolesOf, rolesOf } from './account-store.ts';
import { findOpenSession, insertSession, prolongSession } from './session-store.ts';
import type { SessionView } from './sign-ins.ts';

/** How long a bearer holds; the session gives a new one each time it is read. */
export const BEARER_SECONDS = 3600;
/** A session is prolonged at most so often. */
const PROLONGED_EVERY_MS = HOUR_MS;
/** Acting as somebody ends by itself. */
export const MASQUERADE_MS = 8 * HOUR_MS;

/** Gives the id of a session of this account on this brand. */
export function openSession(
  scope: Scope,
  brand: CompiledBrand,
  { id, tokenVersion }: Pick<AccountRow, 'id' | 'tokenVersion'>,
  now: Date,
): Promise<string> {
  return insertSession(scope, { accountId: id, version: tokenVersion, expires: expiryOf(brand, now) });
}

/** What the browser learns of a session; null for one that is over. Whoever comes back stays signed in. */
export async function viewSession(
  scope: Scope,
  { brand, id, now, tokens }: { brand: CompiledBrand; id: string; now: Date; tokens: SessionTokens },
): Promise<SessionView | null> {
  const found = await findOpenSession(scope, id, now);
  if (found === undefined) return null;
  const { session, account } = found;
  const isMasqueraded = session.actorId !== null;
  // Acting as somebody ends with the session that it was begun in.
  if (isMasqueraded && !(await findOpenSession(scope, session.actorSessionId ?? '', now))) return null;
  const expires = expiryOf(brand, now);
  if (!isMasqueraded && expires.getTime() - session.expires.getTime() > PROLONGED_EVERY_MS)
    await prolongSession(scope, id, expires);
  const [roles, anywhere] = await Promise.all([rolesOf(scope, account.id), allRolesOf(scope, account.id)]);
  const claims = { sessionId: id, frontend: scope.frontend, version: account.tokenVersion };
  return {
    user: { id: String(account.id), name: nameOf(account), email: account.email, roles },
    jwt: await tokens.sign(claims, BEARER_SECONDS),
    masqueraded: isMasqueraded,
    // Whoever registers says what the account is for; only networks bring people who have not.
    isNewUserViaSocial: anywhere.length === 0,
  };
}

/** How a person is called: as they want, by their names, or by what stands before the @. */
export function nameOf({ displayName, firstName, lastName, email }: NamedPerson): string {
  return displayName || `${firstName} ${lastName}`.trim() || email.replace(/@.*$/, '');
}

type NamedPerson = Pick<AccountRow, 'displayName' | 'firstName' | 'lastName' | 'email'>;

function expiryOf({ document }: CompiledBrand, now: Date): Date {
  return new Date(now.getTime() + document.session.maxAgeDays * DAY_MS);
}
