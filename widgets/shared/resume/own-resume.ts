/** What pages of resumes ask the backend. Every function rejects with `GraphqlError`. */
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import { ask } from '../account/account-calls.ts';

export interface OwnGroup {
  group: string;
  answers: Schema;
  version: number;
  answered: boolean;
  faults: readonly FormFault[];
}

export interface ResumeGap {
  group: string;
  field: string;
  label: string;
  required: boolean;
}

export type ResumeHindrance = 'HIDDEN' | 'INCOMPLETE' | 'EMAIL_NOT_VERIFIED' | 'NOT_APPROVED';

export interface OwnResume {
  /** Something was saved already. */
  started: boolean;
  groups: readonly OwnGroup[];
  completeness: { percent: number; gaps: readonly ResumeGap[] };
  visible: boolean;
  /** Employers find it. */
  listed: boolean;
  hindrances: readonly ResumeHindrance[];
}

export interface ResumePart {
  group: string;
  answers: Schema;
}

/** A resume as somebody reads it. */
export interface ResumeView {
  name: string | null;
  email: string | null;
  parts: readonly ResumePart[];
  terms: readonly { taxonomy: string; code: string; label: string }[];
}

export interface ReadResume {
  parts: readonly ResumePart[];
  terms: ResumeView['terms'];
  email: string | null;
  /** Lines that nothing took. */
  rest: readonly string[];
}

const OWN = `fragment Own on OwnResume {
  started visible listed hindrances
  completeness { percent gaps { group field label required } }
  groups { group answers version answered faults { code pointer message } }
}`;
const VIEW = 'fragment View on ResumeView { name email parts { group answers } terms { taxonomy code label } }';

export async function loadResume(): Promise<OwnResume> {
  return (await ask<{ ownResume: OwnResume }>(`query OwnResume { ownResume { ...Own } } ${OWN}`)).ownResume;
}

/** The resume with all that its owner reads. */
export async function loadWhole(): Promise<{ own: OwnResume; view: ResumeView }> {
  const { ownResume } = await ask<{ ownResume: OwnResume & { view: ResumeView } }>(
    `query WholeResume { ownResume { ...Own view { ...View } } } ${OWN} ${VIEW}`,
  );
  const { view, ...own } = ownResume;
  return { own, view };
}

/** How employers read it, before they are let in and after. */
export async function loadPreviews(): Promise<{ closed: ResumeView; opened: ResumeView }> {
  const document = `query ResumePreviews {
    ownResume { closed: view(opened: false) { ...View } opened: view(opened: true) { ...View } }
  } ${VIEW}`;
  return (await ask<{ ownResume: { closed: ResumeView; opened: ResumeView } }>(document)).ownResume;
}

/** `visible`: whether employers may find it; null leaves that as it is. */
export async function saveResume(
  groups: readonly { group: string; answers: Schema; version: number }[],
  visible: boolean | null = null,
): Promise<{ faults: readonly FormFault[]; resume: OwnResume }> {
  const document = `mutation SaveResume($groups: [ResumeGroupInput!]!, $visible: Boolean) {
    saveResume(groups: $groups, visible: $visible) { faults { code pointer message } resume { ...Own } }
  } ${OWN}`;
  return (await ask<{ saveResume: { faults: FormFault[]; resume: OwnResume } }>(document, { groups, visible }))
    .saveResume;
}

/** Lets employers find the resume, or not. */
export async function showResume(visible: boolean): Promise<OwnResume> {
  const document = `mutation ShowResume($visible: Boolean!) { showResume(visible: $visible) { ...Own } } ${OWN}`;
  return (await ask<{ showResume: OwnResume }>(document, { visible })).showResume;
}

/** What is recognised in a file; nothing of it is kept. */
export async function readResumeFile(file: File): Promise<ReadResume> {
  const document = `mutation ReadResumeFile($file: Upload!) {
    readResumeFile(file: $file) { email rest parts { group answers } terms { taxonomy code label } }
  }`;
  return (await ask<{ readResumeFile: ReadResume }>(document, { file })).readResumeFile;
}
