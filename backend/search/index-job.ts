/**
 * Updates search in the transaction that changes the source. For several things in one transaction, call the plural functions once: they take their locks in a fixed
 * order, while successive calls may deadlock with another transaction.
 */
import type { Announce } from '../services/tag-store.ts';
import type { LanguagesOf, Transaction } from './index-types.ts';
import { loadJobDocuments } from './job-document.ts';
import { loadOrganizationDocuments } from './organization-document.ts';
import { loadResumeDocuments } from './resume-document.ts';
import { writeJobs } from './write-jobs.ts';
import { writeOrganizations } from './write-organizations.ts';
import { writeResumes } from './write-resumes.ts';

/** Rows per statement: many enough to be fast, few enough to limit memory. */
const BATCH = 1_000;
/** From this number of changes on, the planner's statistics are outdated. Another transaction that is renewing them is not waited for. */
const ANALYZED = 500;

/** Call after a job or the brands that show it changed, in any state: only published jobs are indexed. */
export async function indexJob(tx: Transaction, jobId: number, languagesOf?: LanguagesOf): Promise<void> {
  await indexJobs(tx, [jobId], languagesOf);
}

/** Any number of jobs. `announce` tells pages what has changed; by default, at once. */
export async function indexJobs(
  tx: Transaction,
  jobIds: readonly number[],
  languagesOf?: LanguagesOf,
  announce?: Announce,
): Promise<void> {
  const writing = { languagesOf, announce };
  await inBatches(jobIds, async (ids) => writeJobs(tx, ids, await loadJobDocuments(tx, ids), writing));
  if (jobIds.length >= ANALYZED)
    await tx.query('analyze (skip_locked) job_search, job_search_brand, search_word, facet_value');
}

/** Call before the row of a job is deleted. */
export async function removeJob(tx: Transaction, jobId: number): Promise<void> {
  await tx.query('select from job where id = $1 for update', [jobId]);
  await writeJobs(tx, [jobId], []);
}

/** Call after a profile or its organization changed: only published profiles are indexed. */
export async function indexOrganization(tx: Transaction, profileId: number, languagesOf?: LanguagesOf): Promise<void> {
  await indexOrganizations(tx, [profileId], languagesOf);
}

/** Any number of profiles, by id. */
export async function indexOrganizations(
  tx: Transaction,
  profileIds: readonly number[],
  languagesOf?: LanguagesOf,
): Promise<void> {
  await inBatches(profileIds, async (ids) =>
    writeOrganizations(tx, ids, await loadOrganizationDocuments(tx, ids), languagesOf),
  );
  if (profileIds.length >= ANALYZED) await tx.query('analyze (skip_locked) organization_search');
}

/** Call before the row of a profile is deleted. */
export async function removeOrganization(tx: Transaction, profileId: number): Promise<void> {
  await tx.query('select from organization_profile where id = $1 for update', [profileId]);
  await writeOrganizations(tx, [profileId], []);
}

/** Call after resumes, or what decides their visibility, changed: only listed ones are indexed. */
export async function indexResumes(
  tx: Transaction,
  resumeIds: readonly number[],
  languagesOf?: LanguagesOf,
): Promise<void> {
  await inBatches(resumeIds, async (ids) => writeResumes(tx, ids, await loadResumeDocuments(tx, ids), languagesOf));
  if (resumeIds.length >= ANALYZED) await tx.query('analyze (skip_locked) resume_search');
}

/** Call before the row of a resume is deleted. */
export async function removeResume(tx: Transaction, resumeId: number): Promise<void> {
  await tx.query('select from resume where id = $1 for update', [resumeId]);
  await writeResumes(tx, [resumeId], []);
}

async function inBatches(ids: readonly number[], work: (batch: number[]) => Promise<void>): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  for (let from = 0; from < sorted.length; from += BATCH) await work(sorted.slice(from, from + BATCH));
}
