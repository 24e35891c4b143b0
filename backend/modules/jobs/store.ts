/** SQL of jobs. A brand only sees the jobs that `job_frontend` lists for it. */
import { and, eq, not, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { frontend } from '../../database/schema/brands.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';
import { epochSql } from '../../search/sql-tally.ts';
import { ORGANIZATION_COLUMNS, type OrganizationRow } from '../organizations/store.ts';

/** A job without its answers and other columns that no page shows. */
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
  external: job.external,
  sample: job.sample,
  published: job.published,
  expires: job.expires,
  archived: job.archived,
  changed: job.changed,
};

const SHOWN = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');

/** Prepared once per connection pool: these run for every list and job page. */
function prepareFind(db: Connection) {
  const brand = sql.placeholder('frontend');
  const rows = rowsOf({ db, frontend: brand });
  const epoch = sql<string>`coalesce((select ${sql.raw(epochSql("'JOBS'", 'f.id'))} from ${frontend} f where f.key = ${brand}), '0')`;
  // The transactions that last wrote the rows.
  const version = sql<string>`concat_ws('.', "job".xmin, "job_frontend".xmin, "organization_profile".xmin, "organization".xmin)`;
  const isAsked = sql`${job.id} = any(${sql.placeholder('ids')}::int[])`;
  const isShown = eq(jobFrontend.jobId, job.id);
  const isEmployer = and(
    eq(organizationProfile.organizationId, job.organizationId),
    // For jobs posted on behalf of others, the organization is not the employer.
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
      .select({ job: JOB_COLUMNS, isGuest: jobFrontend.syndicated, organization: ORGANIZATION_COLUMNS, version, epoch })
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

/** Version of a job that a brand shows. */
export interface JobVersion {
  id: number;
  /** Changes with every change of the job, or of its company's profile on this brand. */
  version: string;
  /** Search epoch of the brand: changes with every change of a searchable job. */
  epoch: string;
}

/** Those of these jobs that this brand shows, in any state and order. */
export function findVersions({ db, frontend: brand }: Scope, ids: readonly number[]): Promise<JobVersion[]> {
  return preparedFind(db).versions.execute({ frontend: brand, ids });
}

/** The same jobs with their versions and all that a page shows, each with its company's profile on this brand. */
export async function findJobs({ db, frontend: brand }: Scope, ids: readonly number[]) {
  const rows = await preparedFind(db).jobs.execute({ frontend: brand, ids });
  return rows.map(({ job: { data, ...row }, isGuest, organization: columns, version, epoch }) => ({
    row,
    isGuest,
    data,
    organization: presentRow(columns),
    version,
    epoch,
  }));
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** An outer join returns a row of nulls where there is none. */
function presentRow({ id, profileId, name, slug, answers, featured, training, changed }: Nullable<OrganizationRow>) {
  if (id === null || profileId === null || name === null || slug === null || answers === null) return null;
  if (featured === null || training === null || changed === null) return null;
  return { id, profileId, name, slug, answers, featured, training, changed };
}
