/** What the sign-in routes use of accounts. */

import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type Announcing, announce } from '../../announcements.ts';
import type { Database } from '../../database/pool.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { networkOf } from '../../guards/network.ts';
import type { RateLimiter } from '../../guards/rate-limit.ts';
import type { Scope } from '../../scope.ts';
import type { SessionTokens } from '../../session-token.ts';
import { recordEvent } from '../audit/event-store.ts';
import { isBlocked } from '../rights/standing-store.ts';
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  findIdentity,
  insertAccount,
  linkIdentity,
} from './account-store.ts';
import type { Devices } from './devices.ts';
import { findLink, issueLink, spendLink } from './link-store.ts';
import { mailVerification } from './mails.ts';
import { actFromWorkspace, handOver } from './masquerade.ts';
import { openSession, viewSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { endSession, findOpenSession } from './session-store.ts';
import type { SignInResult, SignIns, SignInVisit, SocialProfile } from './sign-ins.ts';
import { issuePass, spendPass } from './workspace-pass.ts';

export interface SignInOptions {
  db: Database;
  limiter: RateLimiter;
  tokens: SessionTokens;
  devices: Devices;
  /** Scheme and host for links in mails. */
  linkOriginOf(brand: CompiledBrand, visited: string): string;
  announcing: Omit<Announcing, 'now'>;
}

const LONGEST_EMAIL = 254;
const LONGEST_PASSWORD = 200;

export function createSignIns(options: SignInOptions): SignIns {
  const { db, limiter, tokens, devices } = options;
  const scopeOf = ({ brand }: SignInVisit): Scope => ({ db, frontend: brand.id });
  const inTransaction = <T>({ brand }: SignInVisit, work: (tx: TransactionScope) => Promise<T>) =>
    transact({ pool: db.$client, frontend: brand.id }, work);

  /** A browser in which the person has signed in before has a rate limit of its own, so that nobody else can use it up. */
  async function isTooOften(
    { address, devices: kept }: SignInVisit,
    email: string,
    account: AccountRow | undefined,
  ): Promise<boolean> {
    const device = account === undefined ? null : devices.find(kept, account);
    if (device !== null) return (await limiter.count('sign-in-device', device)) !== null;
    const counts = [
      await limiter.count('sign-in-address', networkOf(address)),
      await limiter.count('sign-in-account', email),
    ];
    return counts.some((minutes) => minutes !== null);
  }

  async function enter(
    visit: SignInVisit,
    account: AccountRow,
    by: string,
    secondFactor: Date | null = null,
  ): Promise<SignInResult> {
    const sessionId = await inTransaction(visit, async (tx) => {
      await recordEvent(tx, { kind: 'sign_in', accountId: account.id, address: visit.address, detail: { by } });
      return openSession(tx, visit.brand, account, { now: new Date(), secondFactor });
    });
    return { sessionId, accountId: account.id, devices: devices.add(visit.devices, account) };
  }

  return {
    async withPassword(visit, email, password) {
      const name = textOf(email, LONGEST_EMAIL).trim().toLowerCase();
      const given = textOf(password, LONGEST_PASSWORD);
      const account = name === '' ? undefined : await findAccountByEmail(scopeOf(visit), name);
      if (await isTooOften(visit, name, account)) return { refused: 'TooManyTries' };
      const matches = await isPassword(account?.passwordHash ?? null, given);
      if (account !== undefined && matches && !(await isBlocked(scopeOf(visit), account.id))) {
        await limiter.forget('sign-in-account', name);
        return enter(visit, account, 'password');
      }
      const reason = account === undefined ? 'unknown' : matches ? 'blocked' : 'password';
      const failed = { kind: 'sign_in_failed', accountId: account?.id ?? null, address: visit.address } as const;
      await recordEvent(scopeOf(visit), { ...failed, detail: { reason } });
      return { refused: 'CredentialsSignin' };
    },

    async withLink(visit, token) {
      const account = await inTransaction(visit, async (tx) => {
        const { state, row } = await findLink(tx, textOf(token, LONGEST_PASSWORD), new Date());
        if (state !== 'good' || row?.kind !== 'sign_in' || !(await spendLink(tx, row, new Date())))
          return 'AccessDenied';
        return passing(tx, await findAccount(tx, row.accountId));
      });
      return typeof account === 'string' ? { refused: account } : enter(visit, account, 'link');
    },

    async withPass(visit, token, nonce) {
      const [given, shown] = [textOf(token, LONGEST_PASSWORD), textOf(nonce, LONGEST_PASSWORD)];
      const passed =
        visit.brand.id === NETWORK_ID &&
        (await inTransaction(visit, (tx) => spendPass(tx, { token: given, nonce: shown, now: new Date() })));
      if (!passed) return { refused: 'AccessDenied' };
      return enter(visit, passed.account, 'workspace', passed.secondFactor);
    },

    async withAct(visit, token) {
      const given = textOf(token, LONGEST_PASSWORD);
      const acted = await inTransaction(visit, (tx) =>
        actFromWorkspace(tx, { token: given, now: new Date(), address: visit.address }),
      );
      if (acted === null) return { refused: 'AccessDenied' };
      // The browser is not one in which this person has signed in.
      return { sessionId: acted.sessionId, accountId: acted.account.id, devices: visit.devices };
    },

    async pass(visit, bearer, state) {
      const claims = await tokens.read(bearer);
      if (claims?.frontend !== visit.brand.id) return null;
      return issuePass(scopeOf(visit), { db, sessionId: claims.sessionId, state, now: new Date() });
    },

    async withNetwork(visit, profile) {
      const found = await inTransaction(visit, (tx) => findOrMake(tx, visit, profile, options));
      return typeof found === 'string' ? { refused: found } : enter(visit, found, profile.provider);
    },

    handOver: (visit, sessionId, token) =>
      inTransaction(visit, (tx) => handOver(tx, { sessionId, token, now: new Date(), address: visit.address })),

    read: (visit, id) => viewSession(scopeOf(visit), { brand: visit.brand, id, now: new Date(), tokens }),

    async end(visit, id) {
      await inTransaction(visit, async (tx) => {
        const now = new Date();
        const found = await findOpenSession(tx, id, now);
        if (found === undefined || !(await endSession(tx, id, now))) return;
        const { accountId, actorId, actorSessionId } = found.session;
        await recordEvent(tx, { kind: 'sign_out', accountId, actorId, address: visit.address });
        // Signing out while masquerading ends the administrator's session as well.
        if (actorSessionId !== null && (await endSession(tx, actorSessionId, now)))
          await recordEvent(tx, { kind: 'sign_out', accountId: actorId, address: visit.address });
      });
    },
  };
}

/** The account for a provider's identity, or the reason for refusing it. */
async function findOrMake(
  tx: TransactionScope,
  visit: SignInVisit,
  profile: SocialProfile,
  { linkOriginOf, announcing }: SignInOptions,
): Promise<AccountRow | 'AccessDenied' | 'OAuthAccountNotLinked' | 'OAuthEmailMissing'> {
  const { provider, subject, email, emailVerified } = profile;
  if (subject === '') return 'AccessDenied';
  const known = await findIdentity(tx, provider, subject);
  if (known) return passing(tx, await findAccount(tx, known.accountId));
  if (email === null) return 'OAuthEmailMissing';
  const owner = await findAccountByEmail(tx, email);
  // Both sides must have confirmed the address: otherwise whoever registers it first would own the other's account.
  if (owner && !(emailVerified && owner.emailVerified)) return 'OAuthAccountNotLinked';
  if (owner) {
    if (await isBlocked(tx, owner.id)) return 'AccessDenied';
    await linkIdentity(tx, { accountId: owner.id, provider, subject });
    const { address } = visit;
    await recordEvent(tx, { kind: 'network_linked', accountId: owner.id, address, detail: { provider } });
    return owner;
  }
  const { applicant, recruiter } = visit.brand.document.features;
  if (!applicant && !recruiter) return 'AccessDenied';
  const { displayName, firstName, lastName } = profile;
  const now = new Date();
  const verified = emailVerified ? now : null;
  const made = await insertAccount(tx, { email, displayName, firstName, lastName, emailVerified: verified });
  if (made === undefined) return 'OAuthAccountNotLinked';
  if (verified !== null) await announce({ ...announcing, now }, tx, 'addressConfirmed', { accountId: made.id, email });
  await linkIdentity(tx, { accountId: made.id, provider, subject });
  await recordEvent(tx, { kind: 'registered', accountId: made.id, address: visit.address, detail: { provider } });
  if (verified === null) {
    const token = await issueLink(tx, { accountId: made.id, kind: 'verify_email', now: new Date() });
    const sender = { ...visit, linkOrigin: linkOriginOf(visit.brand, visit.origin) };
    await mailVerification(tx, sender, email, token);
  }
  return made;
}

async function passing(scope: Scope, account: AccountRow | undefined): Promise<AccountRow | 'AccessDenied'> {
  return account === undefined || (await isBlocked(scope, account.id)) ? 'AccessDenied' : account;
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : '';
}
