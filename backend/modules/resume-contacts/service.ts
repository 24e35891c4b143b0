/** Rules of contact requests: an organization asks, the owner of the resume decides, and can revoke an approval. */

import { DAY_MS } from '../../../runtime/core/durations.ts';
import { CONTACT_WAYS, type ContactWay, type OpenedField } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { readNumber, readObject, readText } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import { isInCharge } from '../../viewer.ts';
import type { ActionKind } from '../audit/event-kinds.ts';
import { isSold, spend } from '../billing/spend.ts';
import { findSpending, freeSlotOf, hasCredit, holdPurse, release } from '../billing/spend-store.ts';
import { faultsOf } from '../forms/service.ts';
import { findListed, type ListedResumeRow } from '../resumes/found-store.ts';
import { hiddenFromAccounts, isHiddenFrom } from '../resumes/hiding.ts';
import { noteAction } from '../rights/note.ts';
import { actingFor } from './acting.ts';
import { mailAnswer, mailOpened, mailRequest } from './mails.ts';
import { openedValues } from './opened.ts';
import { findPublicPosting } from './posting-store.ts';
import {
  type ContactRow,
  findContact,
  findRefused,
  findStanding,
  holdResume,
  insertContact,
  lockContact,
  updateContact,
} from './store.ts';

/** Days after a refusal before an organization may ask again; docs/limits.md publishes it. */
export const REST_DAYS = 30;
const FORM = 'resume_contact';

export interface Asking {
  resumeId: number;
  answers: unknown;
}

/** Sends a request once: a pending or approved one is returned. Throws `UserError` if the owner recently declined, or nothing is left to pay with. */
export async function requestContact(
  context: ApiContext,
  { resumeId, answers }: Asking,
): Promise<{ faults: FormFault[]; contact: ContactRow | null }> {
  const organizationId = await actingFor(context);
  const askedBy = context.viewer.account?.id;
  if (askedBy === undefined) throw refusal('SIGN_IN_REQUIRED');
  const check = context.forms.check(context.brand, FORM);
  if (check === null) throw new Error(`There is no form "${FORM}".`);
  const { answers: checked, errors } = check(answers);
  if (errors.length > 0) return { faults: faultsOf(context, errors), contact: null };
  const own = readObject(checked.request);
  const jobId = readNumber(own.job);
  if (jobId !== null && !(await findPublicPosting(context, { jobId, organizationId })))
    return { faults: faultsOf(context, [{ code: 'unknown', pointer: '/request/job' }]), contact: null };
  await context.limits.take('resume-contact', `organization ${organizationId}`);
  const id = await transact(context, async (tx) => {
    const pair = { resumeId, organizationId };
    const owner = await holdListed(tx, { resumeId, askedBy });
    if (owner === askedBy) throw refusal('NOT_ALLOWED');
    const standing = await findStanding(tx, pair);
    if (standing !== null) return standing.id;
    const refused = await findRefused(tx, pair);
    if (refused !== null && context.now.getTime() - refused.getTime() < REST_DAYS * DAY_MS)
      throw refusal('CONTACT_DECLINED', { days: REST_DAYS });
    await requireMeans(context, tx, pair);
    const message = readText(own.message) ?? '';
    const made = await insertContact(tx, { ...pair, askedBy, jobId, message, created: context.now });
    await mailRequest(context, tx, await found(tx, made));
    return made;
  });
  return { faults: [], contact: await found(context, id) };
}

/** The resume, locked so that requests are serialized per resume; with its owner's account. */
async function holdListed(
  tx: TransactionScope,
  { resumeId, askedBy }: { resumeId: number; askedBy: number },
): Promise<number> {
  await holdResume(tx, resumeId);
  const [row] = resumeId > 0 ? await findListed(tx, [resumeId]) : [];
  const hidden = (await hiddenFromAccounts(tx, [askedBy])).get(askedBy);
  if (row === undefined || hidden?.has(resumeId)) throw refusal('RESUME_UNKNOWN');
  return row.accountId;
}

/** An organization that could not pay for an approval cannot ask. Spends nothing. */
async function requireMeans(
  context: ApiContext,
  tx: TransactionScope,
  { resumeId, organizationId }: { resumeId: number; organizationId: number },
): Promise<void> {
  if (!isSold(context.brand, 'contact')) return;
  await holdPurse(tx, organizationId);
  const spent = await findSpending(tx, { organizationId, purchase: 'contact', subject: subjectOf({ resumeId }) });
  if (spent !== null && spent.released === null) return;
  const slot = await freeSlotOf(tx, organizationId, 'contact', context.now);
  if (slot === null && !(await hasCredit(tx, organizationId, 'contact'))) throw refusal('NOT_ENOUGH_CREDITS');
}

/** When an organization that was declined may ask again; null if it may now, or was not declined. */
export function askAgain(context: ApiContext, { state, ended, answered }: ContactRow): Date | null {
  const refused = state === 'declined' || state === 'revoked' ? (ended ?? answered) : null;
  const rested = refused === null ? null : new Date(refused.getTime() + REST_DAYS * DAY_MS);
  return rested !== null && rested > context.now ? rested : null;
}

async function found(scope: Parameters<typeof findContact>[0], id: number): Promise<ContactRow> {
  const row = await findContact(scope, id);
  if (row === null) throw new Error(`Request ${id} is gone.`);
  return row;
}

/**
 * Changes a request that is still in the expected state; throws `UserError` CONTACT_STATE otherwise. `kind`: event kind in
 * the log if an administrator does it for one of the sides.
 */
async function change(
  context: ApiContext,
  id: number,
  states: readonly ContactRow['state'][],
  work: (tx: TransactionScope, row: ContactRow) => Promise<void>,
  kind?: ActionKind,
): Promise<ContactRow> {
  await transact(context, async (tx) => {
    const row = await lockContact(tx, id);
    if (row === null) throw refusal('CONTACT_UNKNOWN');
    if (!states.includes(row.state)) throw refusal('CONTACT_STATE');
    await work(tx, row);
    const { ownerId: accountId } = row;
    if (kind && isInCharge(context.viewer) && accountId !== context.viewer.account?.id)
      await noteAction(tx, context, { kind, accountId, about: { contact: id } });
  });
  return found(context, id);
}

export function withdrawContact(context: ApiContext, id: number): Promise<ContactRow> {
  const ending = { state: 'withdrawn', ended: context.now } as const;
  return change(context, id, ['pending'], (tx) => updateContact(tx, id, ending), 'contact_withdrawn');
}

export interface Answer {
  approve: boolean;
  /** Ways to reach the owner. */
  ways: readonly ContactWay[];
}

/**
 * An approval is paid for in the same transaction; if nothing is left to pay with, it still counts and gives access later.
 * Throws `UserError` CONTACT_NO_WAY for an approval without a way to reply, CONTACT_NO_PHONE for one by phone without a number.
 */
export function answerContact(context: ApiContext, id: number, { approve, ways }: Answer): Promise<ContactRow> {
  const { now } = context;
  return change(
    context,
    id,
    ['pending'],
    async (tx, row) => {
      if (!approve) {
        await updateContact(tx, id, { state: 'declined', answered: now });
        return mailAnswer(context, tx, await found(tx, id));
      }
      const chosen = CONTACT_WAYS.filter((way) => ways.includes(way));
      if (chosen.length === 0) throw refusal('CONTACT_NO_WAY');
      const resume = await listedOf(tx, row);
      if (resume === null) throw refusal('CONTACT_HIDDEN');
      if (chosen.includes('phone') && !isReached(context, ['phone'], resume)) throw refusal('CONTACT_NO_PHONE');
      await updateContact(tx, id, { state: 'approved', answered: now, ways: chosen });
      if (await pay(context, tx, row)) await open(context, tx, id);
      await mailAnswer(context, tx, await found(tx, id));
    },
    approve ? undefined : 'contact_declined',
  );
}

export function openContact(context: ApiContext, id: number): Promise<ContactRow> {
  return change(context, id, ['approved'], async (tx, row) => {
    if (row.opened !== null) return;
    const resume = await listedOf(tx, row);
    if (resume === null) throw refusal('RESUME_UNKNOWN');
    if (!isReached(context, row.ways, resume)) throw refusal('CONTACT_UNREACHABLE');
    if (!(await pay(context, tx, row))) throw refusal('NOT_ENOUGH_CREDITS');
    await open(context, tx, id);
  });
}

/** Grants access to what is paid for, and mails the owner; should that mail bounce, the payment is returned (unreachable.ts). */
async function open(context: ApiContext, tx: TransactionScope, id: number): Promise<void> {
  await updateContact(tx, id, { opened: context.now });
  await updateContact(tx, id, { mailId: await mailOpened(context, tx, await found(tx, id)) });
}

/** Whether any of these ways reaches the person: there is always an address, and a number if the resume has one. */
function isReached(context: ApiContext, ways: readonly ContactWay[], resume: ListedResumeRow): boolean {
  const values = openedValues(context, ways, resume);
  return values.some(({ field, value }) => field === 'messages' || (isWay(field) && value !== null));
}

const isWay = (field: OpenedField) => CONTACT_WAYS.some((way) => way === field);

export function revokeContact(context: ApiContext, id: number): Promise<ContactRow> {
  return change(
    context,
    id,
    ['approved'],
    async (tx, row) => {
      await updateContact(tx, id, { state: 'revoked', opened: null, ended: context.now });
      await release(tx, subjectOf(row));
      await mailAnswer(context, tx, await found(tx, id));
      await announce(context, tx, 'contactRevoked', { contactId: id });
    },
    'contact_revoked',
  );
}

/** A resume that this employer can no longer find is not paid for. */
async function listedOf(tx: TransactionScope, row: ContactRow): Promise<ListedResumeRow | null> {
  const { resumeId } = row;
  if (await isHiddenFrom(tx, row)) return null;
  return (await findListed(tx, [resumeId]))[0] ?? null;
}

/** Subject of the payment. */
export const subjectOf = ({ resumeId }: Pick<ContactRow, 'resumeId'>): string => `resume:${resumeId}`;

/** False if the organization has nothing left to pay with. */
async function pay(context: ApiContext, tx: TransactionScope, row: ContactRow): Promise<boolean> {
  try {
    await spend(context, tx, { organizationId: row.organizationId, purchase: 'contact', subject: subjectOf(row) });
    return true;
  } catch (error) {
    if (error instanceof UserError && error.extensions.code === 'NOT_ENOUGH_CREDITS') return false;
    throw error;
  }
}
