/** Backend calls of employers about applications. Every function rejects with `GraphqlError`. */
import { onceQueryOf, queryOf } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { Applicant } from './applicant-list.generated.ts';
import {
  type Applicants,
  addApplicationNoteMutation,
  applicantNeighboursQuery,
  applicantsQuery,
  noteCandidateMutation,
  openApplicationMutation,
  rateApplicationMutation,
  removeApplicationNoteMutation,
  saveCandidatesMutation,
  tagApplicationsMutation,
  unsaveCandidatesMutation,
} from './applicant-list.generated.ts';
import { askedFor, type ListView } from './list-view.ts';

export type ApplicantPage = NonNullable<Applicants['applicants']>;

export const PAGE_SIZE = 20;

/** The page of the list that a view shows, as a query; null for a job of another employer. */
export function applicantsOf(jobId: number | null, view: ListView) {
  const offset = (view.page - 1) * PAGE_SIZE;
  return queryOf(applicantsQuery, { ...askedFor(jobId, view), limit: PAGE_SIZE, offset });
}

/** The applications before and after one in the list that it was reached from. */
export function neighboursOf(id: number, jobId: number, view: ListView) {
  return queryOf(applicantNeighboursQuery, { id, ...askedFor(view.of === 'all' ? null : jobId, view) });
}

/** An application, opened once, which marks it as viewed. Null for one of another employer. */
export function openedApplication(id: number) {
  return onceQueryOf(openApplicationMutation, { id });
}

export async function rateApplication(id: number, rating: number): Promise<Applicant> {
  return (await run(rateApplicationMutation, { id, rating })).rateApplication;
}

/** Adds or removes a tag. */
export async function changeTags(
  ids: readonly number[],
  change: { add: string } | { remove: string },
): Promise<readonly Applicant[]> {
  return (await run(tagApplicationsMutation, { ids, ...change })).tagApplications;
}

/** Adds applicants to a list of saved candidates. */
export async function saveTo(ids: readonly number[], list: string): Promise<readonly Applicant[]> {
  return (await run(saveCandidatesMutation, { ids, list })).saveCandidates;
}

/** Removes an applicant from a list. */
export async function removeFrom(id: number, list: string): Promise<Applicant> {
  const [changed] = (await run(unsaveCandidatesMutation, { ids: [id], list })).unsaveCandidates;
  if (changed === undefined) throw new Error('No applicant came back.');
  return changed;
}

export async function noteCandidate(id: number, note: string): Promise<Applicant> {
  return (await run(noteCandidateMutation, { id, note })).noteCandidate;
}

export async function addNote(id: number, text: string): Promise<Applicant> {
  return (await run(addApplicationNoteMutation, { id, text })).addApplicationNote;
}

export async function removeNote(id: number, noteId: number): Promise<Applicant> {
  return (await run(removeApplicationNoteMutation, { id, noteId })).removeApplicationNote;
}
