/** What the running ads of an employer bring, and how they can be promoted. Pure. */
import type { RunningJobs } from './dashboard.generated.ts';

export type RunningJob = RunningJobs['ownJobs']['jobs'][number];

interface Figures {
  views: number;
  starts: number;
  applications: number;
  unread: number;
}

/** Of all of them together. */
export function sumOf(
  jobs: readonly Pick<RunningJob, 'views' | 'applicationStarts' | 'applications' | 'newApplications'>[],
): Figures {
  const sum = (of: (job: (typeof jobs)[number]) => number) => jobs.reduce((all, job) => all + of(job), 0);
  return {
    views: sum(({ views }) => views),
    starts: sum(({ applicationStarts }) => applicationStarts),
    applications: sum(({ applications }) => applications),
    unread: sum(({ newApplications }) => newApplications),
  };
}

/** The types of products on sale that promote a job. */
export function promotionsFor(products: readonly { type: string }[]): string[] {
  return ['featured_job', 'top_job'].filter((kind) => products.some(({ type }) => type === kind));
}

/** Whether a promotion of this type would change something: one without end cannot run longer. */
export function canPromote(
  { featured, featuredUntil, top, topUntil }: Pick<RunningJob, 'featured' | 'featuredUntil' | 'top' | 'topUntil'>,
  kind: string,
): boolean {
  return !(kind === 'featured_job' ? featured && featuredUntil === null : top && topUntil === null);
}
