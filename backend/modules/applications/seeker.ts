/** Applications as their applicants see them. */
import { canWithdraw, parseStage } from '../../../runtime/core/applications/stages.ts';
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { listCandidates, removeFromLists } from './candidate-store.ts';
import { dropFiles } from './files.ts';
import { keptUntil } from './keeping.ts';
import { isApplicants } from './links.ts';
import { type ApplicationRow, insertEvents, listOfAccount, lockApplication, updateApplication } from './store.ts';

const MOST = 100;

/** Applications of the signed-in person, newest first. */
export function listOwn(context: ApiContext, { limit, offset }: { limit: number; offset: number }) {
  if (limit < 1 || limit > MOST || offset < 0)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST} are allowed.`, { path: 'limit' });
  if (context.viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
  return listOfAccount(context, context.viewer.account.id, { limit, offset });
}

/** Withdraws an application of the signed-in person or of a guest's link: the applicant keeps the content, the files are deleted. */
export function withdraw(context: ApiContext, id: number, token: string | null): Promise<ApplicationRow> {
  return transact(context, async (tx) => {
    const row = await lockApplication(tx, id);
    if (row === undefined || !isApplicants(context, row, token)) throw refusal('APPLICATION_UNKNOWN');
    if (row.stage === 'withdrawn') return row;
    if (!canWithdraw(parseStage(row.stage))) throw refusal('APPLICATION_DECIDED');
    const { now, linkOrigin } = context;
    const changed = await updateApplication(tx, id, { stage: 'withdrawn', files: [], changed: now });
    await dropFiles(tx, row.files);
    await removeFromLists(tx, [id], null);
    await insertEvents(tx, [{ applicationId: id, kind: 'stage', stage: 'withdrawn', created: now }]);
    await announce(context, tx, 'applicationWithdrawn', { applicationId: id, linkOrigin });
    return changed;
  });
}

/** When its personal data will be deleted. */
export async function clearsAt(context: ApiContext, row: ApplicationRow): Promise<Date> {
  return keptUntil(row, (await listCandidates(context, [row.id])).get(row.id) ?? null, context.brand);
}
