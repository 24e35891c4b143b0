/** Publishing and unpublishing profiles. */
import { faultsIn } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { isAdminLike } from '../../viewer.ts';
import { announceProfiles, showFiles } from './effects.ts';
import { noteEvent } from './events.ts';
import { mailApproval, mailRefusal } from './mails.ts';
import { FORM, requireOwn } from './own-organization.ts';
import { lockOwnOrganization, type OwnOrganizationRow, updateProfile } from './own-store.ts';

export interface Publication {
  /** Faults that prevent publication. */
  faults: FormFault[];
  organization: OwnOrganizationRow;
}

const LONGEST_REASON = 1000;

/** Whether an administrator of the brand must approve it first. Once approved, a profile is published without waiting from then on. */
export function mustWait({ viewer, brand }: ApiContext, { approved }: Pick<OwnOrganizationRow, 'approved'>): boolean {
  const { accounts, organizations } = brand.document.moderation;
  if (isAdminLike(viewer) || approved !== null) return false;
  return organizations || (accounts && viewer.account?.approved !== true);
}

/** Publishes it, or submits it for approval. Throws `UserError` EMAIL_NOT_VERIFIED. */
export function publish(context: ApiContext, id: number): Promise<Publication> {
  if (!isAdminLike(context.viewer) && context.viewer.account?.emailVerified !== true)
    throw refusal('EMAIL_NOT_VERIFIED');
  return whenWhole(context, id, async (tx, row) => {
    if (row.paused !== null && !isAdminLike(context.viewer)) throw refusal('ORGANIZATION_PAUSED');
    if (row.published || (row.requested !== null && mustWait(context, row))) return;
    if (!mustWait(context, row)) return show(context, tx, row);
    await updateProfile(tx, row.profileId, { requested: context.now, refusal: null });
    await noteEvent(tx, context, 'organization_submitted', row);
  });
}

/** Approves and publishes a waiting profile, and mails its members. */
export function approve(context: ApiContext, id: number): Promise<Publication> {
  return whenWhole(context, id, async (tx, row) => {
    if (row.requested === null) throw refusal('ORGANIZATION_NOT_WAITING');
    await show(context, tx, { ...row, approved: context.now });
    await mailApproval(context, tx, row);
  });
}

/** Rejects a waiting profile with a reason, which is mailed to its members. */
export async function refuse(context: ApiContext, id: number, reason: string): Promise<OwnOrganizationRow> {
  const refusalText = reason.trim().slice(0, LONGEST_REASON);
  if (refusalText === '') throw new UserError('BAD_INPUT', 'A reason is needed.', { path: 'reason' });
  return change(context, id, async (tx, row) => {
    if (row.requested === null) throw refusal('ORGANIZATION_NOT_WAITING');
    await updateProfile(tx, row.profileId, { requested: null, refusal: refusalText });
    await noteEvent(tx, context, 'organization_refused', row);
    await mailRefusal(context, tx, row, refusalText);
  });
}

/** Unpublishes the profile on this brand, or withdraws the request for approval. */
export function unpublish(context: ApiContext, id: number): Promise<OwnOrganizationRow> {
  return change(context, id, async (tx, row) => {
    if (!row.published && row.requested === null && row.paused === null) return;
    await updateProfile(tx, row.profileId, { published: false, paused: null, requested: null });
    const left = await lockOwnOrganization(tx, id);
    if (left?.isPublic === false) await showFiles(tx, row.data, false);
    await announceProfiles(context, tx, id);
    await noteEvent(tx, context, row.published ? 'organization_unpublished' : 'organization_withdrawn', row);
  });
}

/** Adds it to the training organizations of this brand, or removes it. */
export function setTraining(context: ApiContext, id: number, training: boolean): Promise<OwnOrganizationRow> {
  return change(context, id, async (tx, row) => {
    if (row.training === training) return;
    await updateProfile(tx, row.profileId, { training });
    await announceProfiles(context, tx, id);
    await noteEvent(tx, context, training ? 'organization_trains' : 'organization_trains_not', row);
  });
}

/** Lets its jobs go online on this brand without review, or ends that. */
export function setTrusted(context: ApiContext, id: number, trusted: boolean): Promise<OwnOrganizationRow> {
  return change(context, id, async (tx, row) => {
    if ((row.trusted !== null) === trusted) return;
    const trustedBy = trusted ? (context.viewer.account?.id ?? null) : null;
    await updateProfile(tx, row.profileId, { trusted: trusted ? context.now : null, trustedBy });
    await noteEvent(tx, context, trusted ? 'organization_trusted' : 'organization_trusted_not', row);
  });
}

async function show(context: ApiContext, tx: TransactionScope, row: OwnOrganizationRow): Promise<void> {
  const state = { published: true, paused: null, requested: null, refusal: null, approved: row.approved };
  await updateProfile(tx, row.profileId, state);
  await showFiles(tx, row.data, true);
  await announceProfiles(context, tx, row.id);
  await noteEvent(tx, context, 'organization_published', row);
}

/** Does the work if nothing that the brand requires is missing. */
async function whenWhole(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope, row: OwnOrganizationRow) => Promise<void>,
): Promise<Publication> {
  let faults: FormFault[] = [];
  const organization = await change(context, id, async (tx, row) => {
    faults = faultsIn(context, FORM, row.data);
    if (faults.length === 0) await work(tx, row);
  });
  return { faults, organization };
}

async function change(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope, row: OwnOrganizationRow) => Promise<void>,
): Promise<OwnOrganizationRow> {
  await transact(context, async (tx) => {
    const row = await lockOwnOrganization(tx, id);
    if (row === null) throw refusal('ORGANIZATION_UNKNOWN');
    await work(tx, row);
  });
  return requireOwn(context, id);
}
