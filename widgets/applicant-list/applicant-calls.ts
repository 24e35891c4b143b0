/** Backend calls of employers about applications. Every function rejects with `GraphqlError`. */
import type { Stage } from '../../runtime/core/applications/stages.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { Applicant } from './applicant-list.generated.ts';
import {
  type Applicants,
  addApplicationNoteMutation,
  applicantsCsvQuery,
  applicantsQuery,
  openApplicationMutation,
  rateApplicationMutation,
  removeApplicationNoteMutation,
} from './applicant-list.generated.ts';
import type { ListView, Sort } from './list-view.ts';

export type ApplicantPage = NonNullable<Applicants['applicants']>;

export const PAGE_SIZE = 20;

/** Null for a job of another employer. */
export async function listApplicants(jobId: number, { stage, sort, page }: ListView): Promise<ApplicantPage | null> {
  const variables: { jobId: number; stage: Stage | null; sort: Sort; limit: number; offset: number } = {
    jobId,
    stage,
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
  return (await run(applicantsQuery, variables)).applicants;
}

/** Opens an application, which marks it as viewed. Null for one of another employer. */
export async function openApplication(id: number): Promise<Applicant | null> {
  return (await run(openApplicationMutation, { id })).openApplication;
}

export async function rateApplication(id: number, rating: number): Promise<Applicant> {
  return (await run(rateApplicationMutation, { id, rating })).rateApplication;
}

export async function addNote(id: number, text: string): Promise<Applicant> {
  return (await run(addApplicationNoteMutation, { id, text })).addApplicationNote;
}

export async function removeNote(id: number, noteId: number): Promise<Applicant> {
  return (await run(removeApplicationNoteMutation, { id, noteId })).removeApplicationNote;
}

/** A CSV table; null for a job of another employer. */
export async function applicantsCsv(jobId: number): Promise<string | null> {
  return (await run(applicantsCsvQuery, { jobId })).applicantsCsv;
}
