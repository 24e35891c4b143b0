/** Jobs as applying sees them: what they ask, and whether they take anything. */

import { type JobQuestion, type JobRules, QUESTION_TYPES } from '../../../runtime/core/applications/job-rules.ts';
import { parseNumber } from '../../../runtime/core/numbers.ts';
import type { ApiContext } from '../../context.ts';
import { readNumber, readObjects, readText, readTexts } from '../../read-json.ts';
import { hrefOf } from '../../services/href.ts';
import { slugOf } from '../../services/slug.ts';
import { stateOf } from '../jobs/policy.ts';
import type { ApplyJob } from './job-store.ts';

/** Whether it takes applications at this moment, in whatever way. */
export function isOpen(found: ApplyJob, { now }: Pick<ApiContext, 'now'>): boolean {
  return stateOf(found, now) === 'published';
}

/** A question with what its employer alone knows. */
export interface EmployerQuestion extends JobQuestion {
  /** Answers that do not rule the application out; null for a question that rules nobody out. */
  expected: readonly string[] | null;
}

/** The questions that the job asks, in their order. */
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

/** What the job asks of the person who looks at it. */
export function rulesOf(found: ApplyJob, { brand, viewer }: Pick<ApiContext, 'brand' | 'viewer'>): JobRules {
  const { authenticated, anonymous } = brand.document.applications.requireAttachments;
  const { applicationRequireCv, applicationRequireCoverLetter } = found.options;
  return {
    questions: questionsOf(found).map(({ expected: _, ...question }) => question),
    requiresFile: applicationRequireCv === true || (viewer.account === null ? anonymous : authenticated),
    requiresCoverLetter: applicationRequireCoverLetter === true,
  };
}

/** Whether the job takes applications here, and not elsewhere. */
export function takesHere({ options }: ApplyJob): boolean {
  return options.applicationWorkflow === 'internal';
}

/** Addresses that get every application. */
export function addressesOf({ options }: ApplyJob): string[] {
  return readTexts(options.applicationEmails);
}

/** How employers say yes and no; answers say it in one word only. */
const YES_NO: Readonly<Record<string, string>> = { ja: 'yes', oui: 'yes', nein: 'no', non: 'no' };

/** Whether answers to a question rule an application out. A number is right within what is expected: at least the first. */
export function isKnockOut({ expected, type }: EmployerQuestion, values: readonly string[]): boolean {
  if (expected === null || expected.length === 0) return false;
  if (type === 'number') {
    // As the employer wrote it: `6,5` is no less a number. What is none rules nobody out.
    const least = parseNumber(expected[0] ?? '', 'en');
    return least !== undefined && !(Number(values[0]) >= least);
  }
  const plain = (text: string) => text.trim().toLowerCase();
  const right = new Set(expected.map((one) => (type === 'yes_no' ? (YES_NO[plain(one)] ?? plain(one)) : plain(one))));
  const given = values.map(plain);
  return type === 'many' ? !given.some((one) => right.has(one)) : !right.has(given[0] ?? '');
}

/** Path of the page of a job in the language of the request. */
export function jobPath({ id, title }: Pick<ApplyJob, 'id' | 'title'>, { brand, locale }: ApiContext): string {
  return hrefOf(brand, locale).job({ id, slug: slugOf(title) });
}
