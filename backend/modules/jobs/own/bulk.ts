/** Bulk actions on jobs, one job after the other. */

import type { ApiContext } from '../../../context.ts';
import { UserError } from '../../../errors.ts';
import type { JobBulkAction } from '../../../graphql.generated.ts';
import { inWords } from '../../../guards/in-words.ts';
import { refusal } from '../../../refusal.ts';
import { isAdminLike } from '../../../viewer.ts';
import {
  approveJob,
  archiveJob,
  deleteJob,
  duplicateJob,
  publishJob,
  rejectJob,
  withdrawJob,
} from '../moves/lifecycle.ts';
import { findOwn } from './own-policy.ts';
import type { OwnJobRow } from './own-store.ts';

const MOST = 100;

export interface BulkChange {
  ids: readonly number[];
  action: JobBulkAction;
  reason: string | null;
  key: string | null;
}

export interface JobChangeRow {
  id: number;
  done: boolean;
  code: string | null;
  message: string | null;
  job: OwnJobRow | null;
}

/** A refusal is reported for its job alone; an internal error ends the whole call. */
export async function changeJobs(context: ApiContext, { ids, ...change }: BulkChange): Promise<JobChangeRow[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length < 1 || wanted.length > MOST)
    throw new UserError('BAD_INPUT', `${wanted.length} jobs were named; 1 to ${MOST} are allowed.`, { path: 'ids' });
  const changes: JobChangeRow[] = [];
  for (const id of wanted) changes.push(await changeOne(context, id, change));
  return changes;
}

async function changeOne(context: ApiContext, id: number, change: Omit<BulkChange, 'ids'>): Promise<JobChangeRow> {
  try {
    if ((await findOwn(context, id)) === null) throw refusal('JOB_UNKNOWN');
    return await run(context, id, change);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { code } = error.extensions;
    const job = await findOwn(context, id);
    return { id, done: false, code: String(code), message: inWords(error, context), job };
  }
}

async function run(
  context: ApiContext,
  id: number,
  { action, reason, key }: Omit<BulkChange, 'ids'>,
): Promise<JobChangeRow> {
  const done = (job: OwnJobRow | null) => ({ id, done: true, code: null, message: null, job });
  if ((action === 'approve' || action === 'reject') && !isAdminLike(context.viewer)) throw refusal('NOT_ALLOWED');
  switch (action) {
    case 'publish': {
      const { faults, job } = await publishJob(context, id, {});
      const [first] = faults;
      return first === undefined ? done(job) : { id, done: false, code: 'FAULTS', message: first.message, job };
    }
    case 'withdraw':
      return done(await withdrawJob(context, id));
    case 'archive':
      return done(await archiveJob(context, id));
    case 'approve':
      return done(await approveJob(context, id, { version: null }));
    case 'reject':
      return done(await rejectJob(context, id, reason ?? ''));
    case 'delete':
      await deleteJob(context, id);
      return done(null);
    case 'duplicate':
      return done(await duplicateJob(context, id, key ?? ''));
  }
}
