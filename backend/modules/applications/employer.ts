/** Applications as members of the employer see and move them. The policy has already authorized the person. */
import { movesFrom, parseStage, type Stage } from '../../../runtime/core/applications/stages.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { nameOf } from '../accounts/open-session.ts';
import { readsApplicants } from '../jobs/own/own-policy.ts';
import { findApplyJob } from './job-store.ts';
import { mailStage } from './mails.ts';
import { replyAddress } from './notices.ts';
import { requireStage } from './own-stages.ts';
import { filledFor, refuseUnknownPlaceholders } from './placeholders.ts';
import {
  type ApplicationRow,
  deleteNote,
  insertEvents,
  insertNote,
  lockApplication,
  lockApplications,
  updateApplication,
} from './store.ts';

const MOST = 100;
const LONGEST_TEXT = 4000;

/** Returns the application and marks it as viewed, unless an administrator opens it. */
export function open(context: ApiContext, id: number): Promise<ApplicationRow> {
  return change(context, id, async (tx, row) => {
    const job = row.stage !== 'sent' || row.jobId === null ? null : await findApplyJob(tx, row.jobId);
    if (job === null || !(await readsApplicants({ ...context, ...tx }, job))) return row;
    return moveTo(context, tx, { row, to: 'viewed', ownStageId: null, mailed: false, note: '' });
  });
}

export interface Move {
  ids: readonly number[];
  to: Stage;
  mail: boolean;
  text: string;
  /** A stage of the organization's own that stands for `to`. */
  ownStage: number | null;
}

/** Moves the applications that may move there, to whichever jobs; each applicant is mailed at most once. Returns all of them afterwards. */
export async function move(context: ApiContext, { ids, to, mail, text, ownStage }: Move): Promise<ApplicationRow[]> {
  if (ids.length < 1 || ids.length > MOST)
    throw new UserError('BAD_INPUT', `${ids.length} applications; 1 to ${MOST} are allowed.`, { path: 'ids' });
  if (text.length > LONGEST_TEXT) throw tooLong('text');
  if (mail) refuseUnknownPlaceholders(text);
  return transact(context, async (tx) => {
    // Before the applications, as when stages are saved: neither waits for the other.
    const own = ownStage === null ? null : await requireStage(tx, ownStage, to);
    const rows = await lockApplications(tx, ids);
    for (const { jobId } of own === null ? [] : rows)
      if ((jobId === null ? null : await findApplyJob(tx, jobId))?.organizationId !== own?.organizationId)
        throw refusal('STAGE_UNKNOWN');
    const jobs = new Set(rows.map(({ jobId }) => jobId));
    const members = new Map<number | null, string | null>();
    if (mail) for (const jobId of jobs) members.set(jobId, await replyAddress(context, tx, jobId));
    const moved: ApplicationRow[] = [];
    for (const row of rows) {
      const note = filledFor(text.trim(), row);
      if (note.length > LONGEST_TEXT) throw tooLong('text');
      const isAllowed = movesFrom(parseStage(row.stage)).includes(to) && row.cleared === null;
      if (!isAllowed && rows.length === 1 && row.stage !== to) throw refusal('STAGE_NOT_ALLOWED');
      const next = { row, to, ownStageId: ownStage, mailed: mail, note: mail ? note : '' };
      // At the stage already, it changes its place on the employer's board alone.
      const isBeside = ownStage !== null && row.stage === to && row.cleared === null;
      if (isBeside) moved.push(await updateApplication(tx, row.id, { ownStageId: ownStage }));
      else moved.push(isAllowed ? await moveTo(context, tx, next) : row);
      // Where replies are read here, no address is disclosed.
      const reader = { about: 'application', id: row.id, side: 'seeker', accountId: row.accountId ?? 0 } as const;
      const replyTo = context.replies.replyTo(reader) ?? members.get(row.jobId) ?? null;
      if (isAllowed && mail) await mailStage(context, tx, { ...row, stage: to }, { note, replyTo });
    }
    return moved;
  });
}

async function moveTo(
  context: ApiContext,
  tx: TransactionScope,
  {
    row,
    to,
    ownStageId,
    mailed,
    note,
  }: { row: ApplicationRow; to: Stage; ownStageId: number | null; mailed: boolean; note: string },
): Promise<ApplicationRow> {
  const { now, viewer } = context;
  const event = { applicationId: row.id, kind: 'stage', stage: to, mailed, note, created: now } as const;
  await insertEvents(tx, [{ ...event, actorId: viewer.account?.id ?? null }]);
  return updateApplication(tx, row.id, { stage: to, ownStageId, changed: now });
}

/** Rates an application; 0 removes the rating. */
export function rate(context: ApiContext, id: number, rating: number): Promise<ApplicationRow> {
  if (!Number.isInteger(rating) || rating < 0 || rating > 5)
    throw new UserError('BAD_INPUT', `rating is ${rating}; 0 to 5 are allowed.`, { path: 'rating' });
  return change(context, id, (tx) => updateApplication(tx, id, { rating }));
}

/** Adds a note. */
export function addNote(context: ApiContext, id: number, text: string): Promise<ApplicationRow> {
  const { account } = context.viewer;
  const written = text.trim();
  if (written === '' || account === null) throw new UserError('BAD_INPUT', 'A note has a text.', { path: 'text' });
  if (written.length > LONGEST_TEXT) throw tooLong('text');
  return change(context, id, async (tx, row) => {
    const author = { authorId: account.id, authorName: nameOf(account) };
    await insertNote(tx, { applicationId: id, ...author, text: written, created: context.now });
    return row;
  });
}

/** Deletes a note of one's own; deleting it again is not an error. */
export function removeNote(context: ApiContext, id: number, noteId: number): Promise<ApplicationRow> {
  const authorId = context.viewer.account?.id ?? 0;
  return change(context, id, async (tx, row) => {
    await deleteNote(tx, { applicationId: id, noteId, authorId });
    return row;
  });
}

/** Applications whose data was deleted cannot be changed. */
function change(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope, row: ApplicationRow) => Promise<ApplicationRow>,
): Promise<ApplicationRow> {
  return transact(context, async (tx) => {
    const row = await lockApplication(tx, id);
    if (row === undefined || row.confirmed === null) throw refusal('APPLICATION_UNKNOWN');
    return row.cleared === null ? work(tx, row) : row;
  });
}

function tooLong(path: string): UserError {
  return new UserError('BAD_INPUT', `A text has at most ${LONGEST_TEXT} characters.`, { path });
}
