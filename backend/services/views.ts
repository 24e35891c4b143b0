/** Counts views of job pages in memory and writes them in one statement. */
import type pg from 'pg';

const FLUSH_MS = 10_000;
const MOST_BUFFERED = 5_000;

export interface Views {
  /** Notes a view of a job's page on a brand; never waits. */
  count(brand: string, jobId: number): void;
  /** Writes what was noted. What cannot be written is kept for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Writes every ten seconds; views of more than 5,000 jobs in between are not counted. */
export function createViews(pool: pg.Pool, log: (message: string) => void): Views {
  let noted = new Map<string, { brand: string; jobId: number; views: number }>();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  function count(brand: string, jobId: number, views = 1): void {
    const key = `${jobId} ${brand}`;
    const known = noted.get(key);
    if (known !== undefined) known.views += views;
    else if (noted.size < MOST_BUFFERED) noted.set(key, { brand, jobId, views });
  }

  async function flush(): Promise<void> {
    if (noted.size === 0) return;
    const batch = [...noted.values()];
    noted = new Map();
    try {
      // Locked in one order, so that two processes that write at once do not wait for each other.
      await pool.query(
        `with seen as (
           select job_id, sum(views)::int as views
           from unnest($1::int[], $2::text[], $3::int[]) as v(job_id, frontend, views)
             join job_frontend using (job_id, frontend) group by job_id),
         locked as (select j.id from job j join seen on seen.job_id = j.id order by j.id for no key update of j)
         update job set views = job.views + seen.views from seen join locked on locked.id = seen.job_id where job.id = seen.job_id`,
        [batch.map(({ jobId }) => jobId), batch.map(({ brand }) => brand), batch.map(({ views }) => views)],
      );
    } catch (error) {
      for (const { brand, jobId, views } of batch) count(brand, jobId, views);
      log(`Views could not be written: ${error instanceof Error ? error.message : error}`);
    }
  }

  return {
    count: (brand, jobId) => count(brand, jobId),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
