/** How the running ads of an employer can be promoted. Pure. */
import type { RunningJobs } from './dashboard.generated.ts';

export type RunningJob = RunningJobs['ownJobs']['jobs'][number];

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
