/** The content of an application: parsed, validated, stored and displayed. */

import { asksOf } from '../../../runtime/core/applications/apply-steps.ts';
import { errorsOfJob, readQuestionAnswers } from '../../../runtime/core/applications/job-rules.ts';
import type { AskedForm } from '../../../runtime/core/forms/ask.ts';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import { shownPhone } from '../../answers/shown-phone.ts';
import type { ApiContext } from '../../context.ts';
import type { AnsweredQuestion } from '../../graphql.generated.ts';
import { isMailAddress } from '../../mail/address.ts';
import { type JsonObject, readObject, readObjects, readText, readTexts } from '../../read-json.ts';
import { isKnockOut, questionsOf, rulesOf } from './job.ts';
import type { ApplyJob } from './job-store.ts';

const FORM = 'application';

/** Answers that may be submitted. */
export interface ReadAnswers {
  /** As stored, apart from the files. */
  data: { basic_info: JsonObject; questions: JsonObject; files: JsonObject };
  /** Uploads in the order in which the endpoint returned them. */
  uploads: string[];
  /** Address in the answers; empty when the brand does not ask for one. */
  email: string;
  knockedOut: boolean;
}

/** The form with the fields of the brand. */
function applyForm({ forms, brand, locale }: ApiContext): AskedForm {
  const form = forms.ask(brand, FORM, locale);
  if (form === null) throw new Error('There is no form for applications.');
  return form;
}

/** The answers, and all their faults under the rules of the form, the brand and the job. */
export function readAnswers(
  context: ApiContext,
  job: ApplyJob,
  given: unknown,
): { content: ReadAnswers; errors: AnswerError[] } {
  const check = context.forms.check(context.brand, FORM);
  if (check === null) throw new Error('There is no form for applications.');
  const { answers, errors } = check(given);
  const basic = readObject(answers.basic_info);
  const files = readObject(answers.files);
  const email = readText(basic.emailAddress) ?? '';
  const wrong = [...errors, ...errorsOfJob(rulesOf(job, context), answers, asksOf(applyForm(context)))];
  if (errors.length === 0 && email !== '' && !isMailAddress(email))
    wrong.push({ code: 'format', pointer: '/basic_info/emailAddress', allowed: 'email' });
  const asked = questionsOf(job);
  const answered = readQuestionAnswers(answers).flatMap(({ questionId, values }) => {
    const question = asked.find(({ id }) => id === questionId);
    return question === undefined || values.length === 0 ? [] : [{ question, values }];
  });
  const order = answered.toSorted((a, b) => asked.indexOf(a.question) - asked.indexOf(b.question));
  const { attachments, ...otherFiles } = files;
  return {
    content: {
      data: {
        basic_info: basic,
        questions: {
          answers: order.map(({ question: { id, text, type }, values }) => ({ questionId: id, text, type, values })),
        },
        files: otherFiles,
      },
      uploads: readObjects(attachments).flatMap(({ id }) => readText(id) ?? ['']),
      email,
      knockedOut: asked.some((question) => {
        const found = order.find((one) => one.question === question);
        return isKnockOut(question, found?.values ?? []);
      }),
    },
    errors: once(wrong),
  };
}

/** The form and the job may require the same field. */
function once(errors: readonly AnswerError[]): AnswerError[] {
  const seen = new Set<string>();
  return errors.filter(({ code, pointer }) => {
    const key = `${code} ${pointer}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Stored content by its parts. */
export interface Content {
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  phone: string | null;
  coverLetter: string | null;
  questions: (AnsweredQuestion & { questionId: number })[];
  /** As they were sent, whether or not they still exist. */
  files: { id: number; name: string; size: number }[];
}

/** Reads `application.data`; missing or malformed parts are treated as not sent. */
export function readContent(data: JsonObject): Content {
  const basic = readObject(data.basic_info);
  const phone = readText(basic.phone);
  const files = readObject(data.files);
  const { answers } = readObject(data.questions);
  return {
    firstName: readText(basic.firstName),
    lastName: readText(basic.lastName),
    emailAddress: readText(basic.emailAddress),
    phone: phone === null ? null : shownPhone(phone),
    coverLetter: readText(files.coverLetter),
    questions: readObjects(answers).flatMap(({ questionId, text, type, values }) => {
      const known = (['yes_no', 'one', 'many', 'text', 'number'] as const).find((one) => one === type);
      if (typeof questionId !== 'number' || typeof text !== 'string' || known === undefined) return [];
      return [{ questionId, text, type: known, values: readTexts(values) }];
    }),
    files: readObjects(files.attachments).flatMap(({ id, name, size }) =>
      typeof id === 'number' && typeof name === 'string' && typeof size === 'number' ? [{ id, name, size }] : [],
    ),
  };
}

/** First and last name; empty without either. */
export function nameIn({ firstName, lastName }: Pick<Content, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
