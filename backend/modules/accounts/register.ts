/** Creating an account, and joining a brand with an existing one. */
import { randomUUID } from 'node:crypto';
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { undone } from '../../database/savepoint.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { refusal } from '../../refusal.ts';
import { noteHappening } from '../../services/counting/happening-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { requireProof } from '../captcha/service.ts';
import { agreeByRegistering } from '../consent/service.ts';
import { agreeToNews } from '../newsletter/service.ts';
import { type AccountRow, findAccountByEmail, grantRole, insertAccount, joinBrand } from './account-store.ts';
import { checkRegistration, textAt } from './answers.ts';
import { issueLink } from './link-store.ts';
import { mailKnownAddress, mailVerification } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { ofBrowser } from './same-browser.ts';

export type OwnRole = 'applicant' | 'recruiter';

/** An empty list of faults does not reveal whether the address was known: only its owner learns that, by mail. */
export async function register(
  context: ApiContext,
  given: unknown,
  { proof, browser }: { proof: string | null; browser: string | null },
): Promise<FormFault[]> {
  const network = networkOf(context.address);
  await context.limits.take('register-address', network);
  const { answers, faults } = checkRegistration(context, given);
  if (faults.length > 0) return faults;
  const email = textAt(answers.account, 'email');
  // A brand may leave out the fields without which nobody can register.
  if (email === '' || textAt(answers.account, 'password') === '') throw refusal('FEATURE_OFF');
  const role = roleIn(context, textAt(answers.account, 'role'));
  await requireProof(context, 'registration', proof);
  await context.limits.take('mail-account', `${email} from ${network}`);
  const passwordHash = await hashPassword(textAt(answers.account, 'password'));
  const isTold = await context.limits.allows('mail-known', email);
  const wishes = { role, newsletter: answers.consents?.newsletter === true, browser };
  await transact(context, async (tx) => {
    const created = await insertAccount(tx, { email, passwordHash });
    // The work of the other case is done as well and rolled back: otherwise the response time would reveal which case it was.
    await undone(tx.client, async () => {
      const nobody = await insertAccount(tx, { email: `${randomUUID()}@nobody.invalid`, passwordHash });
      if (nobody === undefined) throw new Error('An address made up at random belongs to somebody.');
      if (created) await tellOwner(tx, context, email);
      else await welcome(tx, context, nobody, wishes);
    });
    if (created) await welcome(tx, context, created, wishes);
    else if (isTold) await tellOwner(tx, context, email);
    else await undone(tx.client, () => tellOwner(tx, context, email));
  });
  return [];
}

/** For an account of another brand, or one from a sign-in provider that now chooses its role. */
export async function joinSite(
  context: ApiContext,
  { role: wanted, answers: given, proof }: { role: OwnRole; answers: unknown; proof: string | null },
): Promise<FormFault[]> {
  const { account, actorId, roles } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  // An additional role is up to the brand, which may want to approve it.
  if (roles.has('applicant') || roles.has('recruiter')) throw refusal('NOT_ALLOWED');
  const role = roleIn(context, wanted);
  const { faults } = checkRegistration(context, given);
  const own = faults.filter(({ pointer }) => pointer === '' || pointer.startsWith('/consents'));
  if (own.length > 0) return own;
  // The account may come from a brand that requires no confirmation.
  await requireProof(context, 'registration', proof);
  await transact(context, async (tx) => {
    await become(tx, context, account, role);
    await recordEvent(tx, {
      kind: 'joined',
      accountId: account.id,
      actorId,
      address: context.address,
      detail: { role },
    });
  });
  return [];
}

/** Membership and role on this brand, and the consents that it requires. */
async function become(
  tx: TransactionScope,
  context: ApiContext,
  { id, email }: { id: number; email: string },
  role: OwnRole,
): Promise<void> {
  const { brand, locale, address } = context;
  await joinBrand(tx, { accountId: id, locale, approved: approvalOf(context) });
  await grantRole(tx, id, role);
  await noteHappening(tx, context, { measure: 'registration', subject: role });
  await announce(context, tx, 'standingChanged', { accountId: id });
  await agreeByRegistering({ ...tx, brand }, { accountId: id, mail: email, address });
}

/** When a new account counts as approved: immediately, unless the brand approves accounts. */
function approvalOf({ brand, now }: Pick<ApiContext, 'brand' | 'now'>): Date | null {
  return brand.document.moderation.accounts ? null : now;
}

interface Wishes {
  role: OwnRole;
  newsletter: boolean;
  /** Its secret; null where nobody is to be signed in by the link. */
  browser: string | null;
}

async function welcome(
  tx: TransactionScope,
  context: ApiContext,
  { id, email }: AccountRow,
  { role, newsletter, browser }: Wishes,
): Promise<void> {
  await become(tx, context, { id, email }, role);
  if (newsletter) await agreeToNews(context, tx, { id, email });
  const data = ofBrowser(browser);
  const token = await issueLink(tx, { accountId: id, kind: 'verify_email', data, now: context.now });
  await mailVerification(tx, context, email, token);
  await recordEvent(tx, {
    kind: 'registered',
    accountId: id,
    address: context.address,
    detail: { role },
  });
}

/** The password reset link also helps a person whose address somebody else registered before. */
async function tellOwner(tx: TransactionScope, context: ApiContext, email: string): Promise<void> {
  const owner = await findAccountByEmail(tx, email);
  if (owner === undefined || owner.blocked) return;
  const token = await issueLink(tx, { accountId: owner.id, kind: 'reset_password', now: context.now });
  await mailKnownAddress(tx, context, email, token);
}

/** A brand with only one role need not ask for it. */
function roleIn(context: ApiContext, wanted: string): OwnRole {
  const { features } = context.brand.document;
  const role = wanted === 'recruiter' || (wanted === '' && !features.applicant) ? 'recruiter' : 'applicant';
  if (!features[role]) throw refusal('FEATURE_OFF');
  return role;
}
