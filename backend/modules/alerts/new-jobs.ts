/** Jobs that came out lately on a brand, read once for all searches of a run, and page by page. */
import type { Connection } from '../../database/pool.ts';
import { findNewJobs, type NewJob } from './send-store.ts';

/** Jobs that one search is asked about at once. */
const PART = 1000;
/** The newest so many are looked at: more than one mail could ever be chosen from. */
const MOST = 20_000;

export interface NewJobs {
  /** The newest first, in parts. */
  since(moment: Date): AsyncGenerator<NewJob[]>;
}

/** Keeps what it read until one asks for something older. */
export function createNewJobs(db: Connection, { frontend, now }: { frontend: string; now: Date }): NewJobs {
  let known: { from: Date; jobs: Promise<NewJob[]> } | undefined;

  function read(moment: Date): Promise<NewJob[]> {
    if (known === undefined || known.from > moment)
      known = { from: moment, jobs: findNewJobs(db, { frontend, since: moment, now, limit: MOST }) };
    return known.jobs;
  }

  return {
    async *since(moment) {
      const all = await read(moment);
      const end = all.findIndex(({ published }) => published <= moment);
      const jobs = end < 0 ? all : all.slice(0, end);
      for (let first = 0; first < jobs.length; first += PART) yield jobs.slice(first, first + PART);
    },
  };
}
