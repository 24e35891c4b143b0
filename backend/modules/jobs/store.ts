/** SQL of jobs. A brand sees the jobs that `job_frontend` lists for it, and no other. */
import { and, eq, not, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { frontend } from '../../database/schema/brands.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { searchEpoch } from '../../database/schema/search.ts';
import type { Scope } from '../../scope.ts';
import { ORGANIZATION_COLUMNS, type OrganizationRow } from '../organizations/store.ts';

/** A job without its answers and without what no page shows of it. */
export type JobRow = Pick<typeof job.$inferSelect, Exclude<keyof typeof JOB_COLUMNS, 'data'>>;

const JOB_COLUMNS = {
  id: job.id,
  frontend: job.frontend,
  organizationId: job.organizationId,
  organizationName: job.organizationName,
  state: job.state,
  title: job.title,
  langcode: job.langcode,
  data: job.data,
  featured: job.featured,
  top: job.top,
  backfill: job.backfill,
  published: job.published,
  expires: job.expires,
  archived: job.archived,
  changed: job.changed,
};

const SHOWN = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');

/** Built and named once per connection pool: they run for every list and job page. */
function prepareFind(db: Connection) {
  const brand = sql.placeholder('frontend');
  const rows = rowsOf({ db, frontend: brand });
  const epoch = sql<string>`coalesce((select ${searchEpoch.epoch} from ${searchEpoch} join ${frontend} on ${frontend.id} = ${searchEpoch.brand}
    where ${searchEpoch.index} = 'JOBS' and ${frontend.key} = ${brand}), 0)::text`;
  // The transactions that wrote the rows last.
  const version = sql<string>`concat_ws('.', "job".xmin, "organization_profile".xmin, "organization".xmin)`;
  const isAsked = sql`${job.id} = any(${sql.placeholder('ids')}::int[])`;
  const isShown = eq(jobFrontend.jobId, job.id);
  const isEmployer = and(
    eq(organizationProfile.organizationId, job.organizationId),
    // Whoever posts for others is not the employer.
    not(job.onBehalf),
    organizationProfile.published,
  );
  const isOfProfile = eq(organization.id, organizationProfile.organizationId);
  return {
    versions: rows
      .select({ id: job.id, version, epoch })
      .from(SHOWN)
      .innerJoin(jobFrontend, isShown)
      .leftJoin(organizationProfile, isEmployer)
      .leftJoin(organization, isOfProfile)
      .where(isAsked)
      .prepare('find_job_versions'),
    jobs: rows
      .select({ job: JOB_COLUMNS, organization: ORGANIZATION_COLUMNS, version, epoch })
      .from(SHOWN)
      .innerJoin(jobFrontend, isShown)
      .leftJoin(organizationProfile, isEmployer)
      .leftJoin(organization, isOfProfile)
      .where(isAsked)
      .prepare('find_jobs'),
  };
}

const prepared = new WeakMap<Connection, ReturnType<typeof prepareFind>>();

function preparedFind(db: Connection) {
  const find = prepared.get(db) ?? prepareFind(db);
  prepared.set(db, find);
  return find;
}

/** A job that a brand shows, as it is now. */
export interface JobVersion {
  id: number;
  /** Another one after every change of the job, or of the profile that its company has on this brand. */
  version: string;
  /** Search epoch of the brand: another one after every change of a job that search may find. */
  epoch: string;
}

/** Those of these jobs that this brand shows, in any state and order. */
export function findVersions({ db, frontend: brand }: Scope, ids: readonly number[]): Promise<JobVersion[]> {
  return preparedFind(db).versions.execute({ frontend: brand, ids });
}

/** The same jobs, versions included, with all that a page shows of them, each with the profile that its company has on this brand. */
export async function findJobs({ db, frontend: brand }: Scope, ids: readonly number[]) {
  const rows = await preparedFind(db).jobs.execute({ frontend: brand, ids });
  return rows.map(({ job: { data, ...row }, organization: columns, version, epoch }) => ({
    row,
    data,
    organization: presentRow(columns),
    version,
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
