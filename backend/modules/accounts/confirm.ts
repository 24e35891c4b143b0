/** Confirms addresses through mailed links. */
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { AccountLinkKind, FormFault } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/event-store.ts';
import { findAccountByEmail, lockAccount, updateAccount } from './account-store.ts';
import { checkField } from './answers.ts';
import { findLink, issueLink, type LinkRow, type LinkState, spendLink, voidLinks } from './link-store.ts';
import { mailLink } from './mail-link.ts';
import { mailAddressChanged, mailKnownAddress, mailNewAddress, mailVerification } from './mails.ts';
import { provePerson } from './prove.ts';
import { isOfBrowser } from './same-browser.ts';

export interface LinkAnswer {
  state: LinkState;
  kind: AccountLinkKind | null;
  /** Signs the person in once; only in the browser that registered with the address. */
  signIn: string | null;
}

const kinds: readonly AccountLinkKind[] = ['verify_email', 'reset_password', 'change_email'];
const kindOf = (row: LinkRow | undefined) => kinds.find((kind) => kind === row?.kind) ?? null;

const answer = (state: LinkState, kind: AccountLinkKind | null): LinkAnswer => ({ state, kind, signIn: null });

/** The state of a link. */
export async function lookAtLink(context: ApiContext, token: string): Promise<LinkAnswer> {
  const { state, row } = await findLink(context, token, context.now);
  const kind = kindOf(row);
  return kind === null ? answer('unknown', kind) : answer(state, kind);
}

/** Confirms what the link is for: the address of an account, or its new address. `browser`: the secret of the browser, if it has one. */
export async function verifyEmail(context: ApiContext, token: string, browser: string | null): Promise<LinkAnswer> {
  await context.limits.take('sign-in-address', networkOf(context.address));
  return transact(context, async (tx) => {
    const { state, row } = await findLink(tx, token, context.now);
    const kind = kindOf(row);
    if (row === undefined || kind === null || kind === 'reset_password') return answer('unknown', null);
    if (state !== 'good') return answer(state, kind);
    if (!(await spendLink(tx, row, context.now))) return answer('used', kind);
    const isDone = kind === 'verify_email' ? await confirm(tx, context, row) : await moveAddress(tx, context, row);
    if (!isDone) return answer('expired', kind);
    const isTheirs = kind === 'verify_email' && isOfBrowser(row.data, browser);
    return { state: 'good', kind, signIn: isTheirs ? await signInAs(tx, context, row.accountId) : null };
  });
}

/** A token for whoever registered; nobody is signed in over somebody else's session. */
async function signInAs(tx: TransactionScope, { viewer, now }: ApiContext, accountId: number): Promise<string | null> {
  const { blocked } = await lockAccount(tx, accountId);
  return viewer.account !== null || blocked ? null : issueLink(tx, { accountId, kind: 'sign_in', now });
}

/** Sends a new link to an address that awaits confirmation; nobody else gets a mail. */
export async function resendVerification(context: ApiContext, given: string | null): Promise<FormFault[]> {
  const wanted = given ?? context.viewer.account?.email;
  if (wanted === undefined) throw refusal('SIGN_IN_REQUIRED');
  const { value: email, faults } = checkField(context, 'email', wanted);
  if (faults.length > 0) return faults;
  const network = networkOf(context.address);
  await context.limits.take('mail-address', network);
  await context.limits.take('mail-account', `${email} from ${network}`);
  const isAllowed = await context.limits.allows('mail-verify', email);
  await transact(context, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const waits = account !== undefined && !account.emailVerified && !account.blocked && isAllowed;
    await mailLink(tx, { accountId: waits ? account.id : null, kind: 'verify_email', now: context.now }, (token) =>
      mailVerification(tx, context, email, token),
    );
  });
  return [];
}

/** Sends a link to the new address; nothing changes until it is opened. */
export async function changeEmail(context: ApiContext, wanted: string, password: string | null): Promise<FormFault[]> {
  const { account: viewer } = context.viewer;
  if (viewer === null) throw refusal('SIGN_IN_REQUIRED');
  const { value: email, faults } = checkField(context, 'email', wanted);
  if (faults.length > 0) return faults;
  const wrong = await provePerson(context, password, '/password');
  if (wrong !== null) return [wrong];
  await context.limits.take('mail-change', email);
  return transact(context, async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if (email === account.email) return [];
    const owner = await findAccountByEmail(tx, email);
    if (owner) {
      // Only its owner may learn whose address it is.
      const reset = await issueLink(tx, { accountId: owner.id, kind: 'reset_password', now: context.now });
      await mailKnownAddress(tx, context, email, reset);
      return [];
    }
    const token = await issueLink(tx, {
      accountId: account.id,
      kind: 'change_email',
      data: { email },
      now: context.now,
    });
    await mailNewAddress(tx, context, email, token);
    return [];
  });
}

async function confirm(tx: TransactionScope, context: ApiContext, { accountId, data }: LinkRow): Promise<boolean> {
  const { now, address } = context;
  const account = await lockAccount(tx, accountId);
  if (data.email !== undefined && data.email !== account.email) return false;
  if (account.emailVerified === null) {
    await updateAccount(tx, accountId, { emailVerified: now });
    await announce(context, tx, 'addressConfirmed', { accountId, email: account.email });
    await recordEvent(tx, { kind: 'email_verified', accountId, address });
  }
  return true;
}

/** False when the new address was taken in the meantime. */
async function moveAddress(tx: TransactionScope, context: ApiContext, { accountId, data }: LinkRow): Promise<boolean> {
  const { now, address } = context;
  const email = String(data.email);
  const account = await lockAccount(tx, accountId);
  if (await findAccountByEmail(tx, email)) return false;
  await updateAccount(tx, accountId, { email, emailVerified: now });
  await announce(context, tx, 'addressConfirmed', { accountId, email });
  // Links sent to the old address could take the account back.
  await voidLinks(tx, accountId, ['reset_password', 'verify_email', 'change_email'], now);
  await mailAddressChanged(tx, context, account.email, email);
  await recordEvent(tx, { kind: 'email_changed', accountId, address });
  return true;
}
