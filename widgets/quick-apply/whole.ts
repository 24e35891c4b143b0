/** Whether a member's application has all that it needs before anything was typed: it then begins with the review. Pure. */
import { asksOf } from '../../runtime/core/applications/apply-steps.ts';
import { errorsOfJob } from '../../runtime/core/applications/job-rules.ts';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { differenceTo, filledIn } from './from-resume.ts';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

const FILES = '/files/attachments';

/** The file that is attached without asking where one is required: the resume, or the only file; null if there is a choice. */
export function fileToAttach({ requiresFile, hasResume, files }: Offer): number | 'resume' | null {
  if (!requiresFile) return null;
  if (hasResume) return 'resume';
  return files.length === 1 ? (files[0]?.id ?? null) : null;
}

/** The answers with what the resume has of the fields that are empty. */
export function withResume(answers: Answers, fromResume: Offer['fromResume']): Answers {
  const basic = answers.basic_info ?? {};
  if (!fromResume) return answers;
  return { ...answers, basic_info: filledIn(basic, fromResume, differenceTo(basic, fromResume).empty) };
}

/** Only for people who have a resume or files here: others have more to say than their name. */
export function isWhole(form: Pick<AskedForm, 'groups'>, offer: Offer, answers: Answers): boolean {
  if (offer.prefill === null || (!offer.hasResume && offer.files.length === 0)) return false;
  const isThere = (pointer: string) => pointer === FILES && fileToAttach(offer) !== null;
  return (
    errorsOfJob(offer, answers, asksOf(form)).every(({ pointer }) => isThere(pointer)) &&
    form.groups.every(({ group, schema }) =>
      requiredIn(schema).every((name) => hasAnswer(answers[group]?.[name]) || isThere(`/${group}/${name}`)),
    )
  );
}

function requiredIn({ required }: Schema): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

function hasAnswer(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return (
    value !== undefined && value !== null && value !== false && (!isSchema(value) || Object.keys(value).length > 0)
  );
}
