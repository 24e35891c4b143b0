/** What the wizard asks the backend. Every function rejects with `GraphqlError`. */
import type { Answers } from '../../runtime/forms/answers.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { ask } from '../shared/account/account-calls.ts';
import { fullJobFields } from '../shared/jobs/job-query.ts';
import type { FullJob } from '../shared/jobs/job-types.ts';

export interface FormSettings {
  employers: readonly { id: number; name: string }[];
  brands: readonly { id: string; name: string }[];
  languages: readonly string[];
  waits: boolean;
  editsWait: boolean;
  /** Days that a job runs when nothing is chosen, by what pays for it. */
  defaultDuration: number;
  timeZone: string;
  assistantLanguages: readonly string[];
  afterPosting: string;
  afterPostingSecondary: string;
}

export interface OwnJob {
  id: number;
  title: string;
  langcode: string;
  state: 'draft' | 'needs_review' | 'scheduled' | 'published' | 'archived';
  version: number;
  employer: { id: number; name: string } | null;
  answers: Answers;
  actions: readonly string[];
  publishOption: boolean;
  titleFixed: boolean;
  external: boolean;
  refusal: string | null;
  published: string | null;
  publishAt: string | null;
  expires: string | null;
  frontends: readonly string[];
  path: string;
  isPublic: boolean;
}

const OWN_JOB = `fragment OwnJobFields on OwnJob {
  id title langcode state version employer { id name } answers actions publishOption titleFixed external refusal
  published publishAt expires frontends path isPublic
}`;
const SETTINGS = `fragment Settings on JobFormSettings {
  employers { id name } brands { id name } languages waits editsWait defaultDuration timeZone
  assistantLanguages afterPosting afterPostingSecondary
}`;

export interface Opened {
  settings: FormSettings;
  /** Null for a new job, and for one that the person may not see. */
  job: OwnJob | null;
}

/** What the form needs to begin, with the job of this number. */
export async function openWizard(id: number | null): Promise<Opened> {
  if (id === null) {
    const { jobFormSettings } = await ask<{ jobFormSettings: FormSettings }>(
      `query PostJob { jobFormSettings { ...Settings } } ${SETTINGS}`,
    );
    return { settings: jobFormSettings, job: null };
  }
  const { jobFormSettings, ownJob } = await ask<{ jobFormSettings: FormSettings; ownJob: OwnJob | null }>(
    `query ChangeJob($id: Int!) { jobFormSettings { ...Settings } ownJob(id: $id) { ...OwnJobFields } } ${SETTINGS} ${OWN_JOB}`,
    { id },
  );
  return { settings: jobFormSettings, job: ownJob };
}

export interface JobToSave {
  id: number | null;
  version: number | null;
  answers: Answers;
  submit: boolean;
  frontends: readonly string[];
  langcode: string;
}

export interface SavedJob {
  faults: readonly FormFault[];
  job: OwnJob | null;
}

export async function saveJob(job: JobToSave, key: string): Promise<SavedJob> {
  const document = `mutation SaveJob(
    $id: Int, $answers: JSON!, $version: Int, $submit: Boolean!, $key: String!, $frontends: [String!], $langcode: String
  ) {
    saveJob(
      id: $id, answers: $answers, version: $version, submit: $submit, key: $key, frontends: $frontends, langcode: $langcode
    ) { faults { code pointer message } job { ...OwnJobFields } }
  } ${OWN_JOB}`;
  return (await ask<{ saveJob: SavedJob }>(document, { ...job, key })).saveJob;
}

export async function previewJob(answers: Answers, id: number | null): Promise<FullJob> {
  const document = `query JobPreview($answers: JSON!, $id: Int) {
    jobPreview(answers: $answers, id: $id) { ...FullJob }
  } ${fullJobFields}`;
  return (await ask<{ jobPreview: FullJob }>(document, { answers, id })).jobPreview;
}

export interface PreflightFinding {
  code: string;
  severity: 'error' | 'warning' | 'advice';
  reader: 'site' | 'google' | 'feed';
  pointer: string;
  message: string;
  fix: string;
}

export async function checkJob(answers: Answers, id: number | null): Promise<PreflightFinding[]> {
  const document = `query JobPreflight($answers: JSON!, $id: Int) {
    jobPreflight(answers: $answers, id: $id) { code severity reader pointer message fix }
  }`;
  return (await ask<{ jobPreflight: PreflightFinding[] }>(document, { answers, id })).jobPreflight;
}
