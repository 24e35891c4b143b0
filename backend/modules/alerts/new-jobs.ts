/** New jobs of a brand, with what mails say about them. */

import { slugOf } from '../../services/slug.ts';
import { readJobData } from '../jobs/job-data.ts';
import type { Address } from '../places/address.ts';
import { describeAddress } from '../places/describe.ts';
import { createNews, MOST_NEWS } from './news.ts';
import { findNewJobs } from './news-store.ts';
import type { SendingKind } from './sending.ts';

export interface NewJob {
  id: number;
  title: string;
  slug: string;
  organizationName: string;
  /** Equal for jobs of the same company. */
  company: string;
  location: Address | null;
  published: Date;
}

export const newJobs: SendingKind<NewJob> = {
  template: 'job_alert',
  limits: ({ alerts: { jobsPerMail, jobsPerCompany } }) => ({ most: jobsPerMail, mostPerCompany: jobsPerCompany }),
  news: ({ db }, { id: frontend }, now) =>
    createNews(async (since) => {
      const rows = await findNewJobs(db, { frontend, since, now, limit: MOST_NEWS });
      return rows.map(({ location, ...row }) => ({
        ...row,
        slug: slugOf(row.title),
        location: readJobData({ job_location: location }).locations[0] ?? null,
      }));
    }),
  describe: (job, { regions, locale, country, href }) => ({
    title: job.title,
    facts: [
      job.organizationName,
      job.location === null ? '' : describeAddress(job.location, regions, { locale, country }),
    ],
    path: href.job(job),
  }),
};
