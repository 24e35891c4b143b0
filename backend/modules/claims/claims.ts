/** People ask for organizations: administrators decide about those that nobody owns, their owners about the others (`requests.ts`). */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { isMailAddress } from '../../mail/address.ts';
import { refusal } from '../../refusal.ts';
import { faultsOf } from '../forms/service.ts';
import { noteEvent } from '../organizations/events.ts';
import { join, ownersChanged } from '../organizations/join.ts';
import { deleteMember, listMembers, putMember, updateOwner } from '../organizations/members-store.ts';
import { asRole, findMemberRole, frontendsOf, lockOwnOrganization } from '../organizations/own-store.ts';
import { holdsOn, personOf } from '../rights/access.ts';
import {
  type ClaimRow,
  findLatest,
  findOpen,
  insertClaim,
  isOwned,
  isOwnerless,
  lockClaim,
  updateClaim,
} from './claim-store.ts';
import { mailDecision, mailOwners } from './mails.ts';
import { proofOf } from './proof.ts';

const LONGEST_POSITION = 100;
const LONGEST_MESSAGE = 1000;
const LONGEST_REASON = 1000;
const UNDO_MS = DAY_MS;

export interface NewClaim {
  organizationId: number;
  position: string;
  email: string;
  message: string;
}

/** Stores a claim once. Throws `UserError` EMAIL_NOT_VERIFIED, ORGANIZATION_UNKNOWN, ORGANIZATION_OWNED, ALREADY_MEMBER, TOO_MANY_TRIES. */
export async function claimOrganization(
  context: ApiContext,
  given: NewClaim,
): Promise<{ faults: FormFault[]; claim: ClaimRow | null }> {
  const person = personOf(context);
  // Owners act on all brands of an organization.
  if (!person.addressProven) throw refusal('EMAIL_NOT_VERIFIED');
  const { organizationId } = given;
  const answers = {
    position: given.position.trim(),
    email: given.email.trim().toLowerCase(),
    message: given.message.trim(),
  };
  const errors = errorsIn(answers);
  if (errors.length > 0) return { faults: faultsOf(context, errors), claim: null };
  const organization = organizationId > 0 ? await context.organizations.byId.load(organizationId) : null;
  if (organization === null) throw refusal('ORGANIZATION_UNKNOWN');
  const hasOwner = await isOwned(context, organizationId);
  if (!hasOwner && !(await isOwnerless(context, organizationId))) throw refusal('ORGANIZATION_OWNED');
  if (hasOwner && (await findMemberRole(context, organizationId, person.id)) !== null) throw refusal('ALREADY_MEMBER');
  const of = { organizationId, accountId: person.id };
  const open = await findOpen(context, of);
  if (open !== null) return { faults: [], claim: open };
  await context.limits.take('claim', `account ${person.id}`);
  const proof = proofOf(organization.data.website, { email: answers.email, own: person.email });
  await transact(context, async (tx) => {
    if (!(await insertClaim(tx, { ...of, ...answers, proof, created: context.now }))) return;
    await noteEvent(tx, context, 'claim_made', { id: organizationId });
    if (hasOwner) await mailOwners(context, tx, { organizationId, position: answers.position });
  });
  return { faults: [], claim: await findLatest(context, of) };
}

function errorsIn({ position, email, message }: Omit<NewClaim, 'organizationId'>): AnswerError[] {
  const errors: AnswerError[] = [];
  if (position === '') errors.push({ code: 'required', pointer: '/position' });
  if (position.length > LONGEST_POSITION)
    errors.push({ code: 'maxLength', pointer: '/position', allowed: LONGEST_POSITION });
  if (!isMailAddress(email)) errors.push({ code: 'format', pointer: '/email', allowed: 'email' });
  if (message.length > LONGEST_MESSAGE)
    errors.push({ code: 'maxLength', pointer: '/message', allowed: LONGEST_MESSAGE });
  return errors;
}

/** Throws `UserError` CLAIM_UNKNOWN, CLAIM_DECIDED, NOT_ALLOWED, ORGANIZATION_OWNED. */
export function approveClaim(context: ApiContext, id: number): Promise<ClaimRow> {
  return decide(context, id, async (tx, { organizationId, accountId }) => {
    await requireAllBrands(context, tx, organizationId);
    await lockOwnOrganization(tx, organizationId);
    if (!(await isOwnerless(tx, organizationId))) throw refusal('ORGANIZATION_OWNED');
    const { former: formerRole } = await join(context, tx, { organizationId, accountId, role: 'owner' });
    await noteEvent(tx, context, 'claim_approved', { id: organizationId, accountId });
    return { approved: true, formerRole, reason: null };
  });
}

/** Throws `UserError` CLAIM_UNKNOWN, CLAIM_DECIDED, BAD_INPUT. */
export async function rejectClaim(context: ApiContext, id: number, given: string): Promise<ClaimRow> {
  const reason = given.trim().slice(0, LONGEST_REASON);
  if (reason === '') throw new UserError('BAD_INPUT', 'A reason is needed.', { path: 'reason' });
  return decide(context, id, async (tx, { organizationId, accountId }) => {
    await noteEvent(tx, context, 'claim_rejected', { id: organizationId, accountId });
    return { approved: false, formerRole: null, reason };
  });
}

type Outcome = Pick<ClaimRow, 'approved' | 'formerRole' | 'reason'>;

async function decide(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope, claim: ClaimRow) => Promise<Outcome>,
): Promise<ClaimRow> {
  return transact(context, async (tx) => {
    const claim = await lockClaim(tx, id);
    if (claim === null) throw refusal('CLAIM_UNKNOWN');
    if (claim.resolved !== null) throw refusal('CLAIM_DECIDED');
    const outcome = await work(tx, claim);
    const decided = await updateClaim(tx, id, {
      ...outcome,
      resolved: context.now,
      resolvedBy: personOf(context).id,
    });
    await mailDecision(context, tx, decided);
    return decided;
  });
}

/** Throws `UserError` CLAIM_UNKNOWN, CLAIM_NOT_UNDOABLE, NOT_ALLOWED. */
export function undoClaim(context: ApiContext, id: number): Promise<ClaimRow> {
  return transact(context, async (tx) => {
    const claim = await lockClaim(tx, id);
    if (claim === null) throw refusal('CLAIM_UNKNOWN');
    const { organizationId, accountId, resolved, approved } = claim;
    const isLate = resolved === null || resolved.getTime() + UNDO_MS <= context.now.getTime();
    if (isLate || (await findOpen(tx, claim)) !== null) throw refusal('CLAIM_NOT_UNDOABLE');
    if (approved) {
      await requireAllBrands(context, tx, organizationId);
      await takeBack(context, tx, claim);
    }
    await noteEvent(tx, context, 'claim_undone', { id: organizationId, accountId });
    return updateClaim(tx, id, { resolved: null, resolvedBy: null, approved: null, reason: null, formerRole: null });
  });
}

/** The person is what they were before. Not after they have shared the ownership: nobody else loses theirs. */
async function takeBack(context: ApiContext, tx: TransactionScope, claim: ClaimRow): Promise<void> {
  const { organizationId, accountId, formerRole } = claim;
  await lockOwnOrganization(tx, organizationId);
  const owners = (await listMembers(tx, organizationId)).filter(({ role }) => role === 'owner');
  if (owners.length !== 1 || owners[0]?.accountId !== accountId) throw refusal('CLAIM_NOT_UNDOABLE');
  if (formerRole === null) await deleteMember(tx, organizationId, accountId);
  else await putMember(tx, organizationId, accountId, asRole(formerRole));
  await updateOwner(tx, organizationId, null);
  await ownersChanged(context, tx, organizationId);
}

/** Members act for the organization wherever it is. */
async function requireAllBrands(context: ApiContext, { db }: TransactionScope, organizationId: number): Promise<void> {
  const within = { ...context, db };
  const brands = await frontendsOf(within, organizationId);
  if (!(await holdsOn(within, ['administrator', 'site_admin'], brands))) throw refusal('NOT_ALLOWED');
}
