/** Jobs, for applying: what they ask, and whether they accept applications. */

import { type JobQuestion, type JobRules, QUESTION_TYPES } from '../../../runtime/core/applications/job-rules.ts';
import { parseNumber } from '../../../runtime/core/numbers.ts';
import type { ApiContext } from '../../context.ts';
import { readNumber, readObjects, readText, readTexts } from '../../read-json.ts';
import { hrefOf } from '../../services/href.ts';
import { slugOf } from '../../services/slug.ts';
import { stateOf } from '../jobs/policy.ts';
import type { ApplyJob } from './job-store.ts';

/** Whether it currently accepts applications, in whatever way. */
export function isOpen(found: ApplyJob, { now }: Pick<ApiContext, 'now'>): boolean {
  return stateOf(found, now) === 'published';
}

/** A question with what only the employer knows. */
export interface EmployerQuestion extends JobQuestion {
  /** Answers that do not rule the applicant out; null for a question without knockout. */
  expected: readonly string[] | null;
}

/** The questions of the job, in order. */
export function questionsOf({ options }: Pick<ApplyJob, 'options'>): EmployerQuestion[] {
  if (options.applicationRequireQualifyingQuestions !== true) return [];
  return readObjects(options.applicationQualifyingQuestions).flatMap((question, at) => {
    const text = readText(question.text);
    const type = QUESTION_TYPES.find((one) => one === question.type);
    if (text === null || type === undefined) return [];
    return [
      {
        id: readNumber(question.id) ?? at + 1,
        text,
        type,
        options: readTexts(question.options),
        required: question.required === true || question.knockOut === true,
        expected: question.knockOut === true ? readTexts(question.expected) : null,
      },
    ];
  });
}

/** The requirements of the job, as shown to the visitor. */
export function rulesOf(found: ApplyJob, { brand, viewer }: Pick<ApiContext, 'brand' | 'viewer'>): JobRules {
  const { authenticated, anonymous } = brand.document.applications.requireAttachments;
  const { applicationRequireCv, applicationRequireCoverLetter } = found.options;
  return {
    questions: questionsOf(found).map(({ expected: _, ...question }) => question),
    requiresFile: applicationRequireCv === true || (viewer.account === null ? anonymous : authenticated),
    requiresCoverLetter: applicationRequireCoverLetter === true,
  };
}

/** Whether applications are submitted here rather than on another site. */
export function takesHere({ options, isGuest }: ApplyJob): boolean {
  return options.applicationWorkflow === 'internal' && !isGuest;
}

/** The way to apply that the job offers: a word of the schema. */
export function wayOf({ options }: ApplyJob): string {
  return readText(options.applicationWorkflow) ?? 'none';
}

/** Addresses that receive every application. */
export function addressesOf({ options }: ApplyJob): string[] {
  return readTexts(options.applicationEmails);
}

/** The words for yes and no that employers use; answers only ever use one of each. */
const YES_NO: Readonly<Record<string, string>> = { ja: 'yes', oui: 'yes', nein: 'no', non: 'no' };

/** Whether answers to a question rule the applicant out. A number passes if it is at least the first of those expected. */
export function isKnockOut({ expected, type }: EmployerQuestion, values: readonly string[]): boolean {
  if (expected === null || expected.length === 0) return false;
  if (type === 'number') {
    // As the employer wrote it: `6,5` is a number, too. What is not a number rules nobody out.
    const least = parseNumber(expected[0] ?? '', 'en');
    return least !== undefined && !(Number(values[0]) >= least);
  }
  const plain = (text: string) => text.trim().toLowerCase();
  const right = new Set(expected.map((one) => (type === 'yes_no' ? (YES_NO[plain(one)] ?? plain(one)) : plain(one))));
  const given = values.map(plain);
  return type === 'many' ? !given.some((one) => right.has(one)) : !right.has(given[0] ?? '');
}

/** Path of a job page in the language of the request. */
export function jobPath({ id, title }: Pick<ApplyJob, 'id' | 'title'>, { brand, locale }: ApiContext): string {
  return hrefOf(brand, locale).job({ id, slug: slugOf(title) });
}
