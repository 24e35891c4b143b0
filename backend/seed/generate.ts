/** Generates all demo content in memory, before anything is written. */
import type { Content } from './content.ts';
import { createJobs, type DemoJob } from './jobs.ts';
import { createOrganizations, type DemoOrganization } from './organizations.ts';
import type { BrandPlan } from './plan-rows.ts';

export interface DemoContent {
  organizations: DemoOrganization[];
  jobs: DemoJob[];
}

/** Content for the existing brands; the same `now` gives the same content, including ids. */
export function generateDemo(content: Content, brandIds: readonly string[], now: Date): DemoContent {
  const taken = new Set<string>();
  const organizations: DemoOrganization[] = [];
  const jobs: DemoJob[] = [];
  // Plans of missing brands are generated too and removed at the end, so that ids do not depend on other brands.
  for (const plan of content.plans) {
    const employers = createOrganizations(content, plan, organizations.length + 1, taken);
    organizations.push(...employers);
    jobs.push(...createJobs(content, plan, employers, jobs.length + 1, now));
  }
  const shown = ({ id }: Pick<BrandPlan, 'id'>) => brandIds.includes(id);
  return {
    organizations: organizations.filter(({ brand }) => shown({ id: brand })),
    jobs: jobs
      .filter(({ frontend }) => shown({ id: frontend }))
      .map((job) => ({ ...job, frontends: job.frontends.filter((id) => shown({ id })) })),
  };
}
