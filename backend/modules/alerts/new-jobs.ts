/** Jobs that came out lately on a brand, with what mails say of them: read once for all searches of a run. */
import type { Connection } from '../../database/pool.ts';
import { readJobData } from '../jobs/job-data.ts';
import { slugOf } from '../jobs/slug.ts';
import type { Address } from '../places/address.ts';
import { findNewJobs } from './send-store.ts';

/** Jobs that one search is asked about at once. */
const PART = 1000;
/** The newest so many are looked at, and held in memory: more than one mail could ever be chosen from. */
const MOST = 20_000;

export interface NewJob {
  id: number;
  title: string;
  slug: string;
  organizationName: string;
  /** Equal for jobs of one company. */
  company: string;
  location: Address | null;
  published: Date;
}

export interface NewJobs {
  /** The newest first, in parts. */
  since(moment: Date): AsyncGenerator<NewJob[]>;
}

/** Keeps what it read until one asks for something older. */
export function createNewJobs(db: Connection, { frontend, now }: { frontend: string; now: Date }): NewJobs {
  let known: { from: Date; jobs: Promise<NewJob[]> } | undefined;

  async function read(from: Date): Promise<NewJob[]> {
    const rows = await findNewJobs(db, { frontend, since: from, now, limit: MOST });
    return rows.map(({ location, ...row }) => ({
      ...row,
      slug: slugOf(row.title),
      location: readJobData({ job_location: location }).locations[0] ?? null,
    }));
  }

  return {
    async *since(moment) {
      if (known === undefined || known.from > moment) known = { from: moment, jobs: read(moment) };
      const all = await known.jobs;
      const end = all.findIndex(({ published }) => published <= moment);
      const jobs = end < 0 ? all : all.slice(0, end);
      for (let first = 0; first < jobs.length; first += PART) yield jobs.slice(first, first + PART);
    },
  };
}
