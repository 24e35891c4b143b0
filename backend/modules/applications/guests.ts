/** Applications of guests: their address is confirmed through a link, and they are added to an account with the same confirmed address. */

import { HOUR_MS } from '../../../runtime/core/durations.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { ApplicationLinkState } from '../../graphql.generated.ts';
import { checkKey } from '../../guards/request-key.ts';
import type { Scope } from '../../scope.ts';
import { allRolesOf, findAccountByEmail, nameUnnamed } from '../accounts/account-store.ts';
import { issueLink } from '../accounts/link-store.ts';
import { readContent } from './content.ts';
import { dropFiles } from './files.ts';
import { findApplyJob } from './job-store.ts';
import { CONFIRM_HOURS, findByToken, findFirst } from './links.ts';
import { mailConfirmation, mailReceipt } from './mails.ts';
import { tellEmployer } from './notices.ts';
import { reopen } from './reopen.ts';
import {
  type ApplicationRow,
  deleteApplication,
  deleteUnconfirmed,
  findBySendKey,
  giveFiles,
  giveToAccount,
  holdPerson,
  insertEvents,
  lockApplication,
  updateApplication,
} from './store.ts';

export interface LinkRecord {
  state: ApplicationLinkState;
  email: string | null;
  application: ApplicationRow | null;
  /** Signs the person in once; only for whoever has just confirmed the address. */
  signIn?: string | null;
}

const UNKNOWN: LinkRecord = { state: 'unknown', email: null, application: null };

/** What a link leads to; changes nothing, because mail programs open links, too. */
export async function lookUp(context: ApiContext, token: string): Promise<LinkRecord> {
  return describe(context, await findByToken(context, token));
}

async function describe(context: ApiContext, row: ApplicationRow | undefined): Promise<LinkRecord> {
  if (row === undefined || row.cleared !== null) return UNKNOWN;
  const isOwn = row.accountId !== null && row.accountId === context.viewer.account?.id;
  if (row.accountId !== null) return { state: 'joined', email: row.email, application: isOwn ? row : null };
  if (row.confirmed !== null) return { state: 'confirmed', email: row.email, application: row };
  const isLate = context.now.getTime() - row.created.getTime() > CONFIRM_HOURS * HOUR_MS;
  if (isLate) return { state: 'expired', email: null, application: null };
  const job = row.jobId === null ? null : await findApplyJob(context, row.jobId);
  if (job === null) return { state: 'closed', email: null, application: null };
  return { state: 'unconfirmed', email: row.email, application: row };
}

/** Mails the confirmation link once more while it is valid. The caller must have the send key, and learns nothing from the response. */
export async function sendLinkAgain(context: ApiContext, key: string): Promise<true> {
  checkKey(key);
  await context.limits.take('apply-again', `${context.frontend} ${key}`);
  const row = await findBySendKey(context, key);
  if (row === undefined || row.email === null || (await describe(context, row)).state !== 'unconfirmed') return true;
  await context.limits.take('apply-mail', row.email);
  await transact(context, (tx) => mailConfirmation(context, tx, row));
  return true;
}

/** Confirms the address; accepted even if the job has closed since. */
export function confirm(context: ApiContext, token: string): Promise<LinkRecord> {
  return transact(context, async (tx) => {
    const here = { ...context, ...tx };
    const before = await findByToken(here, token);
    if (before?.jobId == null || before.email === null) return describe(here, before);
    const { jobId, email } = before;
    // Serializes several attempts of one person.
    await holdPerson(tx, jobId, email);
    const row = await lockApplication(tx, before.id);
    if (row === undefined) return describe(here, (await findFirst(tx, { jobId, email })).first);
    const found = await describe(here, row);
    if (found.state !== 'unconfirmed') return found;
    const settled = await settle(context, tx, { ...row, jobId, email });
    return { ...settled, signIn: settled.state === 'joined' ? await signInAs(context, tx, email) : null };
  });
}

/**
 * A token for the account with this address, as after a new password: the link proves access to the mailbox. Not for
 * accounts that act for others, nor for people who are signed in already.
 */
async function signInAs(context: ApiContext, tx: TransactionScope, email: string): Promise<string | null> {
  const owner = await findAccountByEmail(tx, email);
  if (context.viewer.account !== null || !owner?.emailVerified || owner.blocked) return null;
  const roles = await allRolesOf(tx, owner.id);
  if (roles.length === 0 || roles.some((role) => role !== 'applicant')) return null;
  return issueLink(tx, { accountId: owner.id, kind: 'sign_in', now: context.now });
}

async function settle(
  context: ApiContext,
  tx: TransactionScope,
  row: ApplicationRow & { jobId: number; email: string },
): Promise<LinkRecord> {
  const { id: newId, frontend: _here, ...sending } = { ...row, confirmed: context.now };
  const { jobId, email, files } = sending;
  const { owner, first } = await findFirst(tx, { jobId, email });
  const id = first?.id ?? newId;
  if (first === undefined) await updateApplication(tx, id, { confirmed: context.now });
  else {
    await deleteApplication(tx, newId);
    const accountId = owner ?? first.accountId;
    if ((await reopen(tx, id, { ...sending, accountId })) === null) {
      // A second attempt returns the first application.
      await dropFiles(tx, files);
      return describe({ ...context, ...tx }, first);
    }
    if (accountId !== null) await giveFiles(tx, { accountId, files });
    await insertEvents(tx, [{ applicationId: id, kind: 'sent', stage: 'sent', created: sending.created }]);
  }
  if (owner !== null) await joinApplications(tx, { accountId: owner, email, now: context.now });
  await dropFiles(tx, await deleteUnconfirmed(tx, { jobId, email }));
  await insertEvents(tx, [{ applicationId: id, kind: 'confirmed', stage: 'sent', created: context.now }]);
  const sent = await updateApplication(tx, id, { confirmed: context.now });
  await mailReceipt(context, tx, sent);
  const job = await findApplyJob(tx, jobId);
  if (job !== null) await tellEmployer(context, tx, sent, job);
  return describe({ ...context, ...tx }, sent);
}

/** Assigns confirmed guest applications with an address to the account that has confirmed that address. An account without a name takes that of the latest. */
export async function joinApplications(
  tx: Pick<Scope, 'db'>,
  { accountId, email, now }: { accountId: number; email: string; now: Date },
): Promise<void> {
  const rows = await giveToAccount(tx, { accountId, email });
  const latest = rows.toSorted((a, b) => b.id - a.id)[0];
  if (latest !== undefined) await nameUnnamed(tx, accountId, readContent(latest.data));
  await insertEvents(
    tx,
    rows.map(({ id }) => ({ applicationId: id, kind: 'joined', stage: 'sent', created: now })),
  );
}
