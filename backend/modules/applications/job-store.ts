/** SQL of jobs, for applying. */

import { eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { type JsonObject, readObject } from '../../read-json.ts';
import type { Scope } from '../../scope.ts';

export interface ApplyJob {
  id: number;
  /** The brand that owns it. */
  frontend: string;
  /** Whether an importer brought it. */
  external: boolean;
  title: string;
  organizationName: string;
  organizationId: number | null;
  ownerId: number | null;
  state: string;
  expires: Date | null;
  archived: Date | null;
  /** Whether a syndication rule brought it here: its applications are sent where its employer is. */
  isGuest: boolean;
  /** Answers of the group `application_options`. */
  options: JsonObject;
}

const COLUMNS = {
  id: job.id,
  frontend: job.frontend,
  external: job.external,
  title: job.title,
  organizationName: job.organizationName,
  organizationId: job.organizationId,
  ownerId: job.ownerId,
  state: job.state,
  expires: job.expires,
  archived: job.archived,
  isGuest: jobFrontend.syndicated,
  options: sql<unknown>`${job.data} -> 'application_options'`,
};

const SHOWN = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');

/** A job that this brand shows or has shown, in any state. */
export async function findApplyJob(scope: Scope, id: number): Promise<ApplyJob | null> {
  if (id < 1) return null;
  const [row] = await rowsOf(scope)
    .select(COLUMNS)
    .from(SHOWN)
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(eq(job.id, id));
  return row === undefined ? null : { ...row, options: readObject(row.options) };
}

/** The same, locked against changes until the end of the transaction: a job closes either before an application or after it. */
export async function holdApplyJob(tx: Scope, id: number): Promise<ApplyJob | null> {
  await tx.db.execute(sql`select from ${SHOWN} where id = ${id} for share`);
  return findApplyJob(tx, id);
}
