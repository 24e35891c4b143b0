/** SQL of jobs. A brand sees the jobs that `job_frontend` lists for it, and no other. */
import { and, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Connection } from '../../database/pool.ts';
import { frontend } from '../../database/schema/brands.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { searchEpoch } from '../../database/schema/search.ts';
import type { Scope } from '../../scope.ts';
import { ORGANIZATION_COLUMNS, type OrganizationRow } from '../organizations/store.ts';

/** A job without what no page shows of it. */
export interface JobRow
  extends Omit<InferSelectModel<typeof job>, 'data' | 'ownerId' | 'publishAt' | 'created' | 'views'> {
  /** `job.data` as the text of its JSON. */
  answers: string;
}

const JOB_COLUMNS = {
  id: job.id,
  frontend: job.frontend,
  organizationId: job.organizationId,
  organizationName: job.organizationName,
  state: job.state,
  title: job.title,
  langcode: job.langcode,
  answers: sql<string>`${job.data}::text`,
  featured: job.featured,
  top: job.top,
  backfill: job.backfill,
  published: job.published,
  expires: job.expires,
  archived: job.archived,
  changed: job.changed,
};

/** Built and named once per connection pool: it runs for every list and job page. */
function prepareFind(db: Connection) {
  const brand = sql.placeholder('frontend');
  const epoch = sql<string>`coalesce((select ${searchEpoch.epoch} from ${searchEpoch} join ${frontend} on ${frontend.id} = ${searchEpoch.brand}
    where ${searchEpoch.index} = 'JOBS' and ${frontend.key} = ${brand}), 0)::text`;
  return db
    .select({ job: JOB_COLUMNS, organization: ORGANIZATION_COLUMNS, epoch })
    .from(job)
    .innerJoin(jobFrontend, and(eq(jobFrontend.jobId, job.id), eq(jobFrontend.frontend, brand)))
    .leftJoin(
      organizationProfile,
      and(
        eq(organizationProfile.organizationId, job.organizationId),
        eq(organizationProfile.frontend, brand),
        organizationProfile.published,
      ),
    )
    .leftJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(sql`${job.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('find_jobs');
}

const prepared = new WeakMap<Connection, ReturnType<typeof prepareFind>>();

/**
 * The jobs of these ids that this brand shows, in any state and order, each with the profile that its company has on this brand
 * and the search epoch of the brand: it changes with every job that search may find.
 */
export async function findJobs(
  { db, frontend: brand }: Scope,
  ids: readonly number[],
): Promise<{ job: JobRow; organization: OrganizationRow | null; epoch: string }[]> {
  const find = prepared.get(db) ?? prepareFind(db);
  prepared.set(db, find);
  const rows = await find.execute({ frontend: brand, ids });
  return rows.map(({ job: row, organization: columns, epoch }) => ({
    job: row,
    organization: presentRow(columns),
    epoch,
  }));
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** An outer join answers a row of nulls where there is none. */
function presentRow({ id, profileId, name, slug, answers, featured, training, changed }: Nullable<OrganizationRow>) {
  if (id === null || profileId === null || name === null || slug === null || answers === null) return null;
  if (featured === null || training === null || changed === null) return null;
  return { id, profileId, name, slug, answers, featured, training, changed };
}
