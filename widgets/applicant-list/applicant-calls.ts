/** Backend calls of employers about applications. Every function rejects with `GraphqlError`. */
import { onceQueryOf, queryOf } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { Applicant } from './applicant-list.generated.ts';
import {
  type Applicants,
  addApplicationNoteMutation,
  applicantsQuery,
  openApplicationMutation,
  rateApplicationMutation,
  removeApplicationNoteMutation,
} from './applicant-list.generated.ts';
import type { ListView } from './list-view.ts';

export type ApplicantPage = NonNullable<Applicants['applicants']>;

export const PAGE_SIZE = 20;

/** The page of the list that a view shows, as a query; null for a job of another employer. */
export function applicantsOf(jobId: number, { stage, sort, page }: ListView) {
  return queryOf(applicantsQuery, { jobId, stage, sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
}

/** An application, opened once, which marks it as viewed. Null for one of another employer. */
export function openedApplication(id: number) {
  return onceQueryOf(openApplicationMutation, { id });
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
