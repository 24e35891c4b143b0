/** Publishes scheduled jobs and archives expired ones; search rows, counts and cache tags change in the same transaction. */
import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { indexJobs } from '../search/index-job.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { archiveDue, dimDue, isFree, publishDue, tagsOf } from './clock-store.ts';
import { publishTags } from './tag-store.ts';

/** Arbitrary, otherwise unused lock ids, the same in every process: one process does the work, the others skip it. */
export const CLOCK_LOCK = 3_025_004;
const BATCH = 500;

export interface ClockReport {
  published: number;
  expired: number;
}

export interface ClockTools {
  pool: pg.Pool;
  languagesOf: LanguagesOf;
}

/** Jobs that changed state in one transaction. */
export interface MovedJobs {
  published: readonly number[];
  expired: readonly number[];
}

/** Further effects, in the same transaction. */
export type AfterMoving = (client: pg.PoolClient, moved: MovedJobs) => Promise<void>;

/** Publishes and archives everything that is due at `now`, and ends paid highlights; returns zeros if another process is doing so. */
export async function moveDueJobs(
  { pool, languagesOf }: ClockTools,
  now: Date,
  after: AfterMoving = async () => {},
): Promise<ClockReport> {
  const report = { published: 0, expired: 0 };
  for (let more = true; more; ) {
    const done = await inTransaction(pool, (client) => moveSomeJobs(client, { now, languagesOf, after }));
    report.published += done.published;
    report.expired += done.expired;
    more = done.published === BATCH || done.expired === BATCH;
  }
  return report;
}

async function moveSomeJobs(
  client: pg.PoolClient,
  { now, languagesOf, after }: { now: Date; languagesOf: LanguagesOf; after: AfterMoving },
): Promise<ClockReport> {
  if (!(await isFree(client, CLOCK_LOCK))) return { published: 0, expired: 0 };
  const published = await publishDue(client, now, BATCH);
  const expired = await archiveDue(client, now, BATCH);
  const dimmed = await dimDue(client, now, BATCH);
  const moved = [...new Set([...published, ...expired, ...dimmed])];
  if (moved.length > 0) {
    await indexJobs(client, moved, languagesOf);
    await publishTags(client, await tagsOf(client, moved));
    await after(client, { published, expired });
  }
  return { published: published.length, expired: expired.length };
}
