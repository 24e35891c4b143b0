/** New passwords: through a mailed link, or with the current password. */
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { refusal } from '../../refusal.ts';
import { hasSignedInFrom, recordEvent } from '../audit/event-store.ts';
import { findAccountByEmail, forgetIdentities, lockAccount, raiseVersion, updateAccount } from './account-store.ts';
import { checkField } from './answers.ts';
import { findLink, issueLink, type LinkState, spendLink, voidLinks } from './link-store.ts';
import { mailLink } from './mail-link.ts';
import { mailNotice, mailReset } from './mails.ts';
import { BEARER_SECONDS } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { provePerson } from './prove.ts';
import { carrySession, endSessionsOf } from './session-store.ts';

/** Sends a link to an address that has an account; the response is the same for every address. */
export async function requestPasswordReset(context: ApiContext, given: string): Promise<FormFault[]> {
  const { value: email, faults } = checkField(context, 'email', given);
  if (faults.length > 0) return faults;
  const network = networkOf(context.address);
  await context.limits.take('mail-address', network);
  await context.limits.take('mail-account', `${email} from ${network}`);
  const isAllowed = await context.limits.allows('mail-reset', email);
  await transact(context, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    // Strangers cannot exhaust the person's mails; past the limit one of the earlier links still works.
    const mayBeMailed = isAllowed || (await hasSignedInFrom(tx, account?.id ?? 0, network));
    const accountId = account !== undefined && !account.blocked && mayBeMailed ? account.id : null;
    await mailLink(tx, { accountId, kind: 'reset_password', now: context.now }, (token) =>
      mailReset(tx, context, email, token),
    );
  });
  return [];
}

/** Opening the link proves access to the mailbox, so it confirms the address as well. */
export async function resetPassword(
  context: ApiContext,
  token: string,
  password: string,
): Promise<{ faults: FormFault[]; state: LinkState; signIn: string | null }> {
  await context.limits.take('sign-in-address', networkOf(context.address));
  const { now, address } = context;
  const { value, faults } = checkField(context, 'password', password);
  const { state, row } = await findLink(context, token, now);
  if (row?.kind !== 'reset_password') return { faults: [], state: 'unknown', signIn: null };
  if (state !== 'good' || faults.length > 0) return { faults, state, signIn: null };
  const passwordHash = await hashPassword(value);
  const done = await transact(context, async (tx) => {
    if (!(await spendLink(tx, row, now))) return { state: 'used' as const, email: '', signIn: null };
    const { accountId } = row;
    const account = await lockAccount(tx, accountId);
    // Whoever used this address before it was confirmed may have signed in with a provider.
    if (account.emailVerified === null) await forgetIdentities(tx, accountId);
    await updateAccount(tx, accountId, { passwordHash, emailVerified: account.emailVerified ?? now });
    if (account.emailVerified === null)
      await announce(context, tx, 'addressConfirmed', { accountId, email: account.email });
    await raiseVersion(tx, accountId);
    await endSessionsOf(tx, accountId, now);
    await voidLinks(tx, accountId, ['reset_password', 'verify_email', 'change_email'], now);
    await mailNotice(tx, context, account.email, 'password_changed');
    await recordEvent(tx, { kind: 'password_reset', accountId, address });
    const signIn = await issueLink(tx, { accountId, kind: 'sign_in', now });
    return { state: 'good' as const, email: account.email, signIn };
  });
  // Failed attempts were for the old password.
  if (done.state === 'good') await context.limits.forget('sign-in-account', done.email);
  return { faults: [], state: done.state, signIn: done.signIn };
}

/** Ends all other sessions and returns a new token for the current one. */
export async function changePassword(
  context: ApiContext,
  oldPassword: string | null,
  newPassword: string,
): Promise<{ faults: FormFault[]; jwt: string | null }> {
  const { account: viewer, sessionId } = context.viewer;
  if (viewer === null || sessionId === null) throw refusal('SIGN_IN_REQUIRED');
  const { value, faults } = checkField(context, 'password', newPassword, '/newPassword');
  if (faults.length > 0) return { faults, jwt: null };
  const wrong = await provePerson(context, oldPassword, '/oldPassword');
  if (wrong !== null) return { faults: [wrong], jwt: null };
  const passwordHash = await hashPassword(value);
  const { now, address, frontend, tokens } = context;
  const version = await transact(context, async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    await updateAccount(tx, viewer.id, { passwordHash });
    const raised = await raiseVersion(tx, viewer.id);
    await endSessionsOf(tx, viewer.id, now, sessionId);
    await carrySession(tx, sessionId, raised);
    await voidLinks(tx, viewer.id, ['reset_password', 'change_email'], now);
    await mailNotice(tx, context, account.email, 'password_changed');
    await recordEvent(tx, { kind: 'password_changed', accountId: viewer.id, address });
    return raised;
  });
  return { faults: [], jwt: await tokens.sign({ sessionId, frontend, version }, BEARER_SECONDS) };
}
