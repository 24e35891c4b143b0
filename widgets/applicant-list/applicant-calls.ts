/** What employers ask of the backend about applications. Every function rejects with `GraphqlError`. */
import type { Stage } from '../../runtime/core/applications/stages.ts';
import { ask } from '../shared/account/account-calls.ts';
import { CONTENT, type Content, type StageEvent } from '../shared/applications/application-types.ts';
import type { ListView, Sort } from './list-view.ts';

export interface Entry {
  id: number;
  name: string;
  stage: Stage;
  rating: number;
  knockedOut: boolean;
  created: string;
  moves: readonly Stage[];
}

export interface Applicant extends Entry {
  isEmpty: boolean;
  content: Content;
  knockOuts: readonly string[];
  notes: readonly { id: number; author: string; text: string; created: string; isYours: boolean }[];
  events: readonly (StageEvent & { actor: string | null; mailed: boolean })[];
}

export interface ApplicantPage {
  title: string;
  path: string;
  organizationId: number | null;
  counts: readonly { stage: Stage; count: number }[];
  total: number;
  items: readonly Entry[];
}

export const PAGE_SIZE = 20;
const ENTRY = 'id name stage rating knockedOut created moves';
const WHOLE = `${ENTRY} isEmpty knockOuts ${CONTENT}
  notes { id author text created isYours } events { stage actor mailed note created }`;

/** Null for a job of others. */
export async function listApplicants(jobId: number, { stage, sort, page }: ListView): Promise<ApplicantPage | null> {
  const document = `query Applicants($jobId: Int!, $stage: ApplicationStage, $sort: ApplicantSort, $limit: Int, $offset: Int) {
    applicants(jobId: $jobId, stage: $stage, sort: $sort, limit: $limit, offset: $offset) {
      title path organizationId counts { stage count } total items { ${ENTRY} }
    }
  }`;
  const variables: { jobId: number; stage: Stage | null; sort: Sort; limit: number; offset: number } = {
    jobId,
    stage,
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
  return (await ask<{ applicants: ApplicantPage | null }>(document, variables)).applicants;
}

/** Opens an application: from then on it is viewed. */
export async function openApplication(id: number): Promise<Applicant> {
  const document = `mutation OpenApplication($id: Int!) { openApplication(id: $id) { ${WHOLE} } }`;
  return (await ask<{ openApplication: Applicant }>(document, { id })).openApplication;
}

export interface Move {
  ids: readonly number[];
  to: Stage;
  mail: boolean;
  text: string;
}

/** Answers the applications as they are then. */
export async function moveApplications(move: Move): Promise<readonly Applicant[]> {
  const document = `mutation MoveApplications($ids: [Int!]!, $to: ApplicationStage!, $mail: Boolean, $text: String) {
    moveApplications(ids: $ids, to: $to, mail: $mail, text: $text) { ${WHOLE} }
  }`;
  return (await ask<{ moveApplications: Applicant[] }>(document, { ...move })).moveApplications;
}

export async function rateApplication(id: number, rating: number): Promise<Applicant> {
  const document = `mutation RateApplication($id: Int!, $rating: Int!) {
    rateApplication(id: $id, rating: $rating) { ${WHOLE} }
  }`;
  return (await ask<{ rateApplication: Applicant }>(document, { id, rating })).rateApplication;
}

export async function addNote(id: number, text: string): Promise<Applicant> {
  const document = `mutation AddApplicationNote($id: Int!, $text: String!) {
    addApplicationNote(id: $id, text: $text) { ${WHOLE} }
  }`;
  return (await ask<{ addApplicationNote: Applicant }>(document, { id, text })).addApplicationNote;
}

export async function removeNote(id: number, noteId: number): Promise<Applicant> {
  const document = `mutation RemoveApplicationNote($id: Int!, $noteId: Int!) {
    removeApplicationNote(id: $id, noteId: $noteId) { ${WHOLE} }
  }`;
  return (await ask<{ removeApplicationNote: Applicant }>(document, { id, noteId })).removeApplicationNote;
}

/** A table for spreadsheets; null for a job of others. */
export async function applicantsCsv(jobId: number): Promise<string | null> {
  const document = 'query ApplicantsCsv($jobId: Int!) { applicantsCsv(jobId: $jobId) }';
  return (await ask<{ applicantsCsv: string | null }>(document, { jobId })).applicantsCsv;
}

export type NoticeMode = 'at_once' | 'daily' | 'none';

export async function findNotices(organizationId: number): Promise<NoticeMode | null> {
  const document = `query ApplicationNotices($organizationId: Int!) {
    applicationNotices(organizationId: $organizationId)
  }`;
  return (await ask<{ applicationNotices: NoticeMode | null }>(document, { organizationId })).applicationNotices;
}

export async function setNotices(organizationId: number, mode: NoticeMode): Promise<void> {
  const document = `mutation SetApplicationNotices($organizationId: Int!, $mode: ApplicationNoticeMode!) {
    setApplicationNotices(organizationId: $organizationId, mode: $mode)
  }`;
  await ask(document, { organizationId, mode });
}
