/** What people decide about jobs on other brands: those of the brand, and employers. */
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { SyndicatedState } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { indexJobs } from '../../search/index-job.ts';
import { tagsOf } from '../../services/clock-store.ts';
import { publishTags } from '../../services/tag-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { requireOwn } from '../jobs/own/own-policy.ts';
import { lockOwnJob, type OwnJobRow } from '../jobs/own/own-store.ts';
import { personOf, requireBrand, withinReach } from '../rights/access.ts';
import type { Candidate } from './candidate.ts';
import { lockCandidates, readCandidates } from './candidate-store.ts';
import { LONGEST_REASON } from './limits.ts';
import {
  countPlaced,
  deletePlacements,
  findPlacement,
  hideThere,
  insertEvents,
  listPlaced,
  type PlacedFilter,
  type PlacedRow,
  type Placement,
  savePlacements,
  showThere,
} from './placement-store.ts';
import { putDownJob } from './settle/settle-store.ts';
import { syndicateSoon } from './settle/tasks.ts';

const MODERATORS = ['administrator', 'site_admin', 'job_editor'] as const;

export async function findPlaced(
  context: ApiContext,
  brand: string | null,
  filter: PlacedFilter,
): Promise<{ total: number; jobs: PlacedRow[] }> {
  const within = await withinReach(context, brand, 'syndicatedJobs', [...MODERATORS]);
  const [total, jobs] = await Promise.all([countPlaced(within, filter), listPlaced(within, filter)]);
  return { total, jobs };
}

export interface Decision {
  brand: string;
  jobId: number;
}

export async function approve(context: ApiContext, { brand, jobId, version }: Decision & { version: number | null }) {
  await requireBrand(context, brand, 'approveSyndicatedJob', [...MODERATORS]);
  return decide(context, { brand, jobId }, async (tx, { placement, job }) => {
    if (version !== null && job.version !== version) throw refusal('JOB_CHANGED');
    if (placement.ruleId === null || placement.state === 'declined') throw refusal('SYNDICATION_UNKNOWN');
    if (placement.state === 'shown') return;
    await move(context, tx, { job, placement, state: 'shown', kind: 'approved', reason: null });
    await note(context, tx, 'syndication_approved', jobId);
  });
}

export async function reject(context: ApiContext, { brand, jobId, reason }: Decision & { reason: string | null }) {
  await requireBrand(context, brand, 'rejectSyndicatedJob', [...MODERATORS]);
  const text = reason?.trim().slice(0, LONGEST_REASON) || null;
  return decide(context, { brand, jobId }, async (tx, { placement, job }) => {
    if (placement.state === 'declined') throw refusal('SYNDICATION_UNKNOWN');
    if (placement.state === 'rejected') return;
    await move(context, tx, { job, placement, state: 'rejected', kind: 'rejected', reason: text });
    await note(context, tx, 'syndication_rejected', jobId);
  });
}

/** An employer takes a job off a brand, or allows it there again. */
export async function decline(
  context: ApiContext,
  { brand, jobId, declined }: Decision & { declined: boolean },
): Promise<OwnJobRow> {
  const own = await requireOwn(context, jobId);
  await transact(context, async (tx) => {
    if ((await lockOwnJob(tx, own.id)) === null) throw refusal('JOB_UNKNOWN');
    const there = { ...tx, frontend: brand };
    const [placement, [job]] = [await findPlacement(there, jobId), await readCandidates(tx.db, [jobId], context.now)];
    if (placement === null || job === undefined) throw refusal('SYNDICATION_UNKNOWN');
    // What the brand rejected is not the employer's to decide.
    if (placement.state === 'rejected') throw refusal('SYNDICATION_UNKNOWN');
    if ((placement.state === 'declined') === declined) return;
    if (declined) return move(context, there, { job, placement, state: 'declined', kind: 'declined', reason: null });
    await deletePlacements(tx.db, [placement]);
    await insertEvents(tx.db, [eventOf(context, placement, job, 'allowed', null)]);
    await putDownJob(tx.db, jobId);
    await syndicateSoon(tx.db);
  });
  return requireOwn(context, jobId);
}

interface Held {
  placement: Placement;
  job: Candidate;
}

/** Holds the job, and what became of it on the brand. Throws `UserError` SYNDICATION_UNKNOWN. */
function decide(
  context: ApiContext,
  { brand, jobId }: Decision,
  work: (tx: TransactionScope, held: Held) => Promise<void>,
): Promise<boolean> {
  return transact({ pool: context.pool, frontend: brand }, async (tx) => {
    await lockCandidates(tx.db, [jobId]);
    const [placement, [job]] = [await findPlacement(tx, jobId), await readCandidates(tx.db, [jobId], context.now)];
    if (placement === null || job === undefined) throw refusal('SYNDICATION_UNKNOWN');
    await work(tx, { placement, job });
    return true;
  });
}

interface Move extends Held {
  state: SyndicatedState;
  kind: string;
  reason: string | null;
}

async function move(context: ApiContext, tx: TransactionScope, { placement, job, state, kind, reason }: Move) {
  const { db, client } = tx;
  const before = await tagsOf(client, [job.id]);
  await savePlacements(db, [{ ...placement, state, content: job.content, reason, since: context.now }]);
  if (state === 'shown') await showThere(db, [placement]);
  else await hideThere(db, [placement]);
  await insertEvents(db, [eventOf(context, placement, job, kind, reason)]);
  await indexJobs(client, [job.id], (id) => {
    const brand = context.findBrand(id);
    return brand && brandLanguages(brand.document.locales);
  });
  await publishTags(client, [...before, ...(await tagsOf(client, [job.id]))]);
}

const eventOf = (
  { now }: ApiContext,
  { ruleId, jobId, frontend }: Placement,
  { title }: Candidate,
  kind: string,
  reason: string | null,
) => ({ ruleId, jobId, frontend, jobTitle: title, kind, reason, created: now });

function note(
  context: ApiContext,
  tx: TransactionScope,
  kind: 'syndication_approved' | 'syndication_rejected',
  jobId: number,
): Promise<void> {
  const { id } = personOf(context);
  return recordEvent(tx, { kind, accountId: id, address: context.address, detail: { job: String(jobId) } });
}

/** Throws `UserError` BAD_INPUT. */
export function checkSpan({ from, count }: { from: number; count: number }, most: number): void {
  if (from >= 0 && count >= 1 && count <= most) return;
  throw new UserError('BAD_INPUT', `count is ${count} and from ${from}; 1 to ${most} from 0 are allowed.`, {
    path: 'count',
  });
}
