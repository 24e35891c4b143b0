/** Backend calls of the wizard. Every function rejects with `GraphqlError`. */
import type { Answers } from '../../runtime/forms/answers.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { FullJob } from '../shared/jobs/jobs.generated.ts';
import type { FormSettings, OwnJob, PreflightFinding } from './job-wizard.generated.ts';
import {
  changeJobQuery,
  jobPreflightQuery,
  jobPreviewQuery,
  postJobQuery,
  saveJobMutation,
} from './job-wizard.generated.ts';

export interface Opened {
  settings: FormSettings;
  /** Null for a new job, and for one that the person may not see. */
  job: OwnJob | null;
}

/** The initial data of the form, with the job if there is an id. */
export async function openWizard(id: number | null): Promise<Opened> {
  if (id === null) {
    const { jobFormSettings } = await run(postJobQuery);
    return { settings: jobFormSettings, job: null };
  }
  const { jobFormSettings, ownJob } = await run(changeJobQuery, { id });
  return { settings: jobFormSettings, job: ownJob };
}

export interface JobToSave {
  id: number | null;
  version: number | null;
  answers: Answers;
  submit: boolean;
  whenPaid: boolean;
  frontends: readonly string[];
  langcode: string;
}

export interface SavedJob {
  faults: readonly FormFault[];
  job: OwnJob | null;
}

export async function saveJob(job: JobToSave, key: string): Promise<SavedJob> {
  return (await run(saveJobMutation, { ...job, key })).saveJob;
}

export async function previewJob(answers: Answers, id: number | null): Promise<FullJob> {
  return (await run(jobPreviewQuery, { answers, id })).jobPreview;
}

export async function checkJob(answers: Answers, id: number | null): Promise<readonly PreflightFinding[]> {
  return (await run(jobPreflightQuery, { answers, id })).jobPreflight;
}
