/** Backend calls of resume pages. Every function rejects with `GraphqlError`. */
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { run } from '../../../runtime/graphql/run.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import type { OwnResume, ResumeView } from './own-resume.generated.ts';
import {
  loadOwnResumeQuery,
  resumePreviewsQuery,
  saveResumeMutation,
  wholeResumeQuery,
} from './own-resume.generated.ts';

export async function loadResume(): Promise<OwnResume> {
  return (await run(loadOwnResumeQuery)).ownResume;
}

/** The complete resume, as its owner reads it. */
export async function loadWhole(): Promise<{ own: OwnResume; view: ResumeView }> {
  const { ownResume } = await run(wholeResumeQuery);
  const { view, ...own } = ownResume;
  return { own, view };
}

/** The resume as employers see it, before and after approval. */
export async function loadPreviews(): Promise<{ closed: ResumeView; opened: ResumeView }> {
  return (await run(resumePreviewsQuery)).ownResume;
}

/** `visible`: whether employers may find it; null leaves it unchanged. */
export async function saveResume(
  groups: readonly { group: string; answers: Schema; version: number }[],
  visible: boolean | null = null,
): Promise<{ faults: readonly FormFault[]; resume: OwnResume }> {
  return (await run(saveResumeMutation, { groups, visible })).saveResume;
}
