/** New jobs of a brand, with what mails say about them. */

import { describeSalary } from '../../../runtime/core/texts/salary.ts';
import type { Connection } from '../../database/pool.ts';
import { slugOf } from '../../services/slug.ts';
import type { WorkTools } from '../../work/work.ts';
import { readJobData, type StoredSalary } from '../jobs/job-data.ts';
import { shownSalary } from '../jobs/shown-salary.ts';
import type { Address } from '../places/address.ts';
import { describeAddress } from '../places/describe.ts';
import { distanceTo, nearestOf } from './nearest.ts';
import { createNews, MOST_NEWS } from './news.ts';
import { findNewJobs, listApplied, listAppliedFrom, type NewJobs } from './news-store.ts';
import type { SendingKind } from './sending.ts';

/** What reads new jobs: a connection, and the brands that own them. */
export type NewsTools = { db: Connection } & Pick<WorkTools, 'findBrand'>;

export interface NewJob {
  id: number;
  title: string;
  slug: string;
  organizationName: string;
  /** Equal for jobs of the same company. */
  company: string;
  locations: readonly Address[];
  salary: StoredSalary | null;
  published: Date;
}

export const newJobs: SendingKind<NewJob> = {
  template: 'job_alert',
  hidden: async () => new Map(),
  async answered(tools, alerts, ids) {
    const accounts = alerts.flatMap(({ accountId }) => accountId ?? []);
    const guests = alerts.flatMap(({ accountId, recipient }) => (accountId === null && recipient) || []);
    const rows = [...(await listApplied(tools, accounts, ids)), ...(await listAppliedFrom(tools, guests, ids))];
    const byOwner = Map.groupBy(rows, ({ by }) => by);
    const appliedBy = (owner: number | string) => new Set(byOwner.get(owner)?.map(({ jobId }) => jobId));
    return new Map(alerts.map(({ id, accountId, recipient }) => [id, appliedBy(accountId ?? recipient ?? '')]));
  },
  limits: ({ alerts: { jobsPerMail, jobsPerCompany } }) => ({ most: jobsPerMail, mostPerCompany: jobsPerCompany }),
  news: (tools, { id: frontend }, now) =>
    createNews((since) => listNewJobs(tools, { frontend, since, until: now, now, limit: MOST_NEWS })),
  describe: (job, { regions, locale, amounts, country, href, area, texts, isAnswered }) => {
    const nearest = nearestOf(job.locations, area);
    return {
      title: job.title,
      facts: [
        job.organizationName,
        nearest === null ? '' : describeAddress(nearest, regions, { locale, country }),
        distanceTo(nearest, area, texts('mail')),
        job.salary === null ? '' : describeSalary(job.salary, amounts, texts('job')),
        isAnswered ? texts('job')('marks.applied') : '',
      ],
      path: href.job(job),
    };
  },
};

/** The newest jobs of a time, with what mails say about them. */
export async function listNewJobs({ db, findBrand }: NewsTools, news: NewJobs & { limit: number }): Promise<NewJob[]> {
  const rows = await findNewJobs(db, news);
  return rows.map(({ frontend, location, categorization, ...row }) => {
    const data = readJobData({ job_location: location, job_categorization: categorization });
    const salary = shownSalary(data, findBrand(frontend));
    return { ...row, slug: slugOf(row.title), locations: data.locations, salary };
  });
}
