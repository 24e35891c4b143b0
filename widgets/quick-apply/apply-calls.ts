import type { Answers } from '../../runtime/forms/answers.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { ApplyOffer as Offer, ApplySent as Sent } from './quick-apply.generated.ts';
import {
  applyMutation,
  attachOwnFileMutation,
  attachResumeMutation,
  loadApplyOfferQuery,
  sendApplicationLinkAgainMutation,
} from './quick-apply.generated.ts';

/** Null if this site does not show the job. */
export async function loadOffer(jobId: number): Promise<Offer | null> {
  return (await run(loadApplyOfferQuery, { jobId })).applyOffer;
}

/** Sends the confirmation email of an application again, identified by its submission key. */
export async function sendLinkAgain(key: string): Promise<void> {
  await run(sendApplicationLinkAgainMutation, { key });
}

export interface Sending {
  jobId: number;
  answers: Answers;
  key: string;
  captcha: string | null;
}

export async function sendApplication(variables: Sending): Promise<Sent> {
  return (await run(applyMutation, { ...variables })).apply;
}

/** A copy of an own file, to be sent with an application. */
export async function attachOwnFile(id: number) {
  return (await run(attachOwnFileMutation, { id })).attachOwnFile;
}

/** The resume as a PDF, to be sent with an application. */
export async function attachResume() {
  return (await run(attachResumeMutation, {})).attachResume;
}
