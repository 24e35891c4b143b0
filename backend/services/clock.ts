/** Publishes scheduled jobs, archives expired ones and ages the others; search rows, counts and cache tags move in the same transaction. */
import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { findAgedJobs } from '../search/date-posted.ts';
import { indexJobs } from '../search/index-job.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { archiveDue, dimDue, isFree, publishDue, tagsOf } from './clock-store.ts';
import { publishTags } from './tag-store.ts';

/** Any numbers that nothing else locks, the same in every process: one of them moves or ages, the others pass. */
export const CLOCK_LOCK = 3_025_004;
const AGING_LOCK = 3_025_014;
const BATCH = 500;

export interface ClockReport {
  published: number;
  expired: number;
}

export interface ClockTools {
  pool: pg.Pool;
  languagesOf: LanguagesOf;
}

/** Jobs that moved in one transaction. */
export interface MovedJobs {
  published: readonly number[];
  expired: readonly number[];
}

/** What else follows, in the same transaction. */
export type AfterMoving = (client: pg.PoolClient, moved: MovedJobs) => Promise<void>;

/** Publishes and archives everything that is due at `now`, and ends paid highlights; zeros when another process is at it. */
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

/** Takes jobs out of the spans of "date posted" that they have left by `now`. */
export async function ageJobs({ pool, languagesOf }: ClockTools, now: Date): Promise<void> {
  while ((await inTransaction(pool, (client) => ageSomeJobs(client, now, languagesOf))) === BATCH);
}

/** Answers how many it aged. */
async function ageSomeJobs(client: pg.PoolClient, now: Date, languagesOf: LanguagesOf): Promise<number> {
  if (!(await isFree(client, AGING_LOCK))) return 0;
  const ids = await findAgedJobs(client, now, BATCH);
  if (ids.length > 0) {
    await indexJobs(client, ids, languagesOf, now);
    await publishTags(client, await tagsOf(client, ids));
  }
  return ids.length;
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
