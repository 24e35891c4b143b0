/** SQL of the text of ads that are files. */
import { eq } from 'drizzle-orm';
import { jobFileText } from '../../../database/schema/jobs.ts';
import type { Scope } from '../../../scope.ts';

/** The upload whose text is known; null if none was read. */
export async function readUploadOf({ db }: Pick<Scope, 'db'>, jobId: number): Promise<number | null> {
  const [row] = await db
    .select({ uploadId: jobFileText.uploadId })
    .from(jobFileText)
    .where(eq(jobFileText.jobId, jobId));
  return row?.uploadId ?? null;
}

/** Replaces the text of a job; empty for a file without any. */
export async function putFileText({ db }: Pick<Scope, 'db'>, values: typeof jobFileText.$inferInsert): Promise<void> {
  await db.insert(jobFileText).values(values).onConflictDoUpdate({ target: jobFileText.jobId, set: values });
}

export async function deleteFileText({ db }: Pick<Scope, 'db'>, jobId: number): Promise<void> {
  await db.delete(jobFileText).where(eq(jobFileText.jobId, jobId));
}
