/** What applying asks of the backend. Every function rejects with `GraphqlError`. */
import type { JobQuestion } from '../../runtime/core/applications/job-rules.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import type { Schema } from '../../schemas/resolved-schema.ts';
import { ask } from '../shared/account/account-calls.ts';

export type ApplyState = 'open' | 'closed' | 'elsewhere' | 'register' | 'unverified' | 'ineligible' | 'applied';

export interface Offer {
  jobId: number;
  title: string;
  organizationName: string;
  path: string;
  state: ApplyState;
  questions: readonly JobQuestion[];
  requiresFile: boolean;
  requiresCoverLetter: boolean;
  prefill: Readonly<Record<string, string>> | null;
  /** What the resume of the person has of the first step, by field. */
  fromResume: Schema | null;
  application: { id: number; stage: string; created: string } | null;
}

/** Null where this site does not show the job. */
export async function loadOffer(jobId: number): Promise<Offer | null> {
  const document = `query ApplyOffer($jobId: Int!) {
    applyOffer(jobId: $jobId) {
      jobId title organizationName path state requiresFile requiresCoverLetter prefill fromResume
      questions { id text type options required }
      application { id stage created }
    }
  }`;
  return (await ask<{ applyOffer: Offer | null }>(document, { jobId })).applyOffer;
}

export interface Sent {
  faults: readonly FormFault[];
  /** The person had applied before. */
  isRepeat: boolean;
  /** Where the link went that a guest opens. */
  confirmAt: string | null;
  application: { id: number } | null;
}

/** Sends the mail again that confirms an application; by the key of its sending. */
export async function sendLinkAgain(key: string): Promise<void> {
  await ask('mutation SendApplicationLinkAgain($key: String!) { sendApplicationLinkAgain(key: $key) }', { key });
}

export interface Sending {
  jobId: number;
  answers: Answers;
  key: string;
  captcha: string | null;
}

export async function sendApplication(variables: Sending): Promise<Sent> {
  const document = `mutation Apply($jobId: Int!, $answers: JSON!, $key: String!, $captcha: String) {
    apply(jobId: $jobId, answers: $answers, key: $key, captcha: $captcha) {
      faults { code pointer message } isRepeat confirmAt application { id }
    }
  }`;
  return (await ask<{ apply: Sent }>(document, { ...variables })).apply;
}
