/** Publishes scheduled jobs, archives expired ones and ages the others; search rows, counts and cache tags move in the same transaction. */
import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { findAgedJobs, fullHour } from '../search/date-posted.ts';
import { indexJobs } from '../search/index-job.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { publishTags } from './bus.ts';

/** Any number that nothing else locks, the same in every process: one of them ticks, the others pass. */
export const CLOCK_LOCK = 3_025_004;
const BATCH = 500;

export interface ClockReport {
  published: number;
  expired: number;
}

export interface Clock {
  /** Does everything that is due at `now`; zeros when another process is at it. */
  tick(now?: Date): Promise<ClockReport>;
  /** Ticks each interval until `stop`. */
  start(intervalMs?: number): void;
  stop(): Promise<void>;
}

export interface ClockOptions {
  pool: pg.Pool;
  languagesOf: LanguagesOf;
  log: (message: string) => void;
  /** What else is done at each tick of a running clock; it answers what to log, if anything. */
  chores?: readonly ((now: Date) => Promise<string | null>)[];
}

/** Stands still until `start`. From then on a tick that fails is logged, and the next one makes up for it. */
export function createClock({ pool, languagesOf, log, chores = [] }: ClockOptions): Clock {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  /** The hour for which jobs have aged. */
  let aged = 0;

  async function tick(now = new Date()): Promise<ClockReport> {
    const report = { published: 0, expired: 0 };
    for (let more = true; more; ) {
      const done = await inTransaction(pool, (client) => moveDueJobs(client, now, languagesOf));
      report.published += done.published;
      report.expired += done.expired;
      more = done.published === BATCH || done.expired === BATCH;
    }
    if (fullHour(now) > aged) {
      while ((await inTransaction(pool, (client) => ageJobs(client, now, languagesOf))) === BATCH);
      aged = fullHour(now);
    }
    return report;
  }

  async function tickAndReport(): Promise<void> {
    try {
      const { published, expired } = await tick();
      if (published + expired > 0) log(`The clock published ${published} jobs and archived ${expired}.`);
    } catch (error) {
      log(`The clock failed: ${error instanceof Error ? error.message : error}`);
    }
    for (const chore of chores) {
      const said = await chore(new Date()).catch((error: unknown) => `A chore of the clock failed: ${error}`);
      if (said !== null) log(said);
    }
  }

  return {
    tick,
    start(intervalMs = 60_000) {
      running = tickAndReport();
      timer = setInterval(() => {
        running = running.then(tickAndReport);
      }, intervalMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function isFree(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [CLOCK_LOCK]);
  return rows[0]?.free === true;
}

/** Takes jobs out of the spans of "date posted" that they have left; answers how many. */
async function ageJobs(client: pg.PoolClient, now: Date, languagesOf: LanguagesOf): Promise<number> {
  if (!(await isFree(client))) return 0;
  const ids = await findAgedJobs(client, now, BATCH);
  if (ids.length > 0) {
    await indexJobs(client, ids, languagesOf, now);
    await publishTags(client, await tagsOf(client, ids));
  }
  return ids.length;
}

async function moveDueJobs(client: pg.PoolClient, now: Date, languagesOf: LanguagesOf): Promise<ClockReport> {
  if (!(await isFree(client))) return { published: 0, expired: 0 };
  const published = await moveJobs(
    client,
    `select id from job where state = 'scheduled' and publish_at <= $1 order by id limit ${BATCH} for no key update`,
    "state = 'published', published = coalesce(published, publish_at), changed = $1",
    now,
  );
  const expired = await moveJobs(
    client,
    `select id from job where state = 'published' and expires <= $1 order by id limit ${BATCH} for no key update`,
    "state = 'archived', archived = expires, changed = $1",
    now,
  );
  const moved = [...new Set([...published, ...expired])];
  if (moved.length > 0) {
    await indexJobs(client, moved, languagesOf);
    await publishTags(client, await tagsOf(client, moved));
  }
  return { published: published.length, expired: expired.length };
}

async function moveJobs(client: pg.PoolClient, due: string, changes: string, now: Date): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with due as (${due}) update job set ${changes} from due where job.id = due.id returning job.id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Tags of the pages that show these jobs. */
export async function tagsOf(client: pg.ClientBase, jobIds: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ tag: string }>(
    `select 'job:' || id as tag from job where id = any($1)
     union select 'jobs:' || frontend from job_frontend where job_id = any($1)
     union select 'org:' || organization_id from job where id = any($1) and organization_id is not null`,
    [jobIds],
  );
  return rows.map(({ tag }) => tag);
}
