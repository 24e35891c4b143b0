/** Generates all demo content in memory, before anything is written. */
import type { Content } from './content.ts';
import { createJobs, type DemoJob } from './jobs.ts';
import { createOrganizations, type DemoOrganization } from './organizations.ts';

export interface DemoContent {
  organizations: DemoOrganization[];
  jobs: DemoJob[];
}

export interface DemoBrand {
  id: string;
  /** Names of its own choice fields. */
  fields: readonly string[];
}

/** Content for the existing brands; the same `now` gives the same content, including ids. */
export function generateDemo(content: Content, brands: readonly DemoBrand[], now: Date): DemoContent {
  const taken = new Set<string>();
  const organizations: DemoOrganization[] = [];
  const jobs: DemoJob[] = [];
  // Plans of missing brands are generated too and removed at the end, so that ids do not depend on other brands.
  for (const plan of content.plans) {
    const employers = createOrganizations(content, plan, organizations.length + 1, taken);
    organizations.push(...employers);
    jobs.push(...createJobs(content, plan, employers, jobs.length + 1, now));
  }
  const fieldsOf = new Map(brands.map(({ id, fields }) => [id, new Set(fields)]));
  return {
    organizations: organizations.flatMap((organization) => {
      const fields = fieldsOf.get(organization.brand);
      return fields ? [{ ...organization, data: withoutOthers(organization.data, fields) }] : [];
    }),
    jobs: jobs.flatMap((job) => {
      const fields = fieldsOf.get(job.frontend);
      if (!fields) return [];
      return [
        { ...job, frontends: job.frontends.filter((id) => fieldsOf.has(id)), data: withoutOthers(job.data, fields) },
      ];
    }),
  };
}

/** Trades answer the choice fields of one brand; others that use them do not have these fields. */
function withoutOthers(data: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([group, answers]) => [
      group,
      isAnswers(answers)
        ? Object.fromEntries(Object.entries(answers).filter(([field]) => !field.startsWith('x_') || fields.has(field)))
        : answers,
    ]),
  );
}

const isAnswers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
