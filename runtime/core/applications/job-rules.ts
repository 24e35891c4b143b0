/** What a job asks of applicants beyond the brand's form. Pure: browser and backend run the same checks. */
import type { AnswerError } from '../../../schemas/answer-check.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';

export const QUESTION_TYPES = ['yes_no', 'one', 'many', 'text', 'number'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** A question as applicants see it. */
export interface JobQuestion {
  id: number;
  text: string;
  type: QuestionType;
  /** Choices for `one` and `many`. */
  options: readonly string[];
  required: boolean;
}

/** What a job asks. */
export interface JobRules {
  questions: readonly JobQuestion[];
  requiresFile: boolean;
  requiresCoverLetter: boolean;
}

export interface QuestionAnswer {
  questionId: number;
  values: readonly string[];
}

/**
 * Everything the job requires that is missing from otherwise valid answers. Fields that the brand does not ask for are
 * not required.
 */
export function errorsOfJob(
  rules: JobRules,
  answers: Readonly<Record<string, unknown>>,
  asks: (group: string, field: string) => boolean,
): AnswerError[] {
  return [...questionErrors(rules, answers, asks), ...fileErrors(rules, answers, asks)];
}

/** The answers to the questions, in the order of the answers. */
export function readQuestionAnswers(answers: Readonly<Record<string, unknown>>): QuestionAnswer[] {
  const { questions } = answers;
  const list: readonly unknown[] = isSchema(questions) && Array.isArray(questions.answers) ? questions.answers : [];
  return list
    .filter(isSchema)
    .flatMap(({ questionId, values }) =>
      typeof questionId === 'number' && Array.isArray(values)
        ? [{ questionId, values: values.filter((one) => typeof one === 'string').filter((one) => one.trim() !== '') }]
        : [],
    );
}

/** The answers without those to questions the job no longer asks and without choices it no longer offers. */
export function answersForJob<Given extends Readonly<Record<string, unknown>>>(
  answers: Given,
  { questions }: JobRules,
): Given {
  const given = readQuestionAnswers(answers);
  const kept = given.flatMap(({ questionId, values }) => {
    const question = questions.find(({ id }) => id === questionId);
    if (question === undefined) return [];
    const isOffered = question.type === 'one' || question.type === 'many';
    return [{ questionId, values: isOffered ? values.filter((one) => question.options.includes(one)) : values }];
  });
  const isSame =
    kept.length === given.length && kept.every(({ values }, at) => values.length === given[at]?.values.length);
  return isSame ? answers : { ...answers, questions: { ...Object(answers.questions), answers: kept } };
}

type Asks = (group: string, field: string) => boolean;

function questionErrors(
  { questions }: JobRules,
  answers: Readonly<Record<string, unknown>>,
  asks: Asks,
): AnswerError[] {
  if (!asks('questions', 'answers')) return [];
  const given = readQuestionAnswers(answers);
  const unknown = given.flatMap(({ questionId }, at) =>
    questions.some(({ id }) => id === questionId)
      ? []
      : [{ code: 'additionalProperties', pointer: `/questions/answers/${at}` }],
  );
  const wrong = questions.flatMap((question) => {
    const at = given.findIndex(({ questionId }) => questionId === question.id);
    const code = errorOf(question, given[at]?.values ?? []);
    if (code === null) return [];
    return [{ code, pointer: at < 0 ? '/questions/answers' : `/questions/answers/${at}/values` }];
  });
  const twice = new Set(given.map(({ questionId }) => questionId)).size < given.length;
  return [...unknown, ...wrong, ...(twice ? [{ code: 'uniqueItems', pointer: '/questions/answers' }] : [])];
}

function errorOf({ type, options, required }: JobQuestion, values: readonly string[]): string | null {
  if (values.length === 0) return required ? 'required' : null;
  if (type !== 'many' && values.length > 1) return 'type';
  const [value = ''] = values;
  if (type === 'yes_no') return value === 'yes' || value === 'no' ? null : 'enum';
  if (type === 'number') return Number.isFinite(Number(value)) ? null : 'type';
  if (type === 'text') return null;
  return values.every((one) => options.includes(one)) ? null : 'enum';
}

function fileErrors(rules: JobRules, answers: Readonly<Record<string, unknown>>, asks: Asks): AnswerError[] {
  const files = isSchema(answers.files) ? answers.files : {};
  const isMissing = (field: string) =>
    asks('files', field) && (Array.isArray(files[field]) ? files[field].length === 0 : !files[field]);
  return [
    ...(rules.requiresCoverLetter && isMissing('coverLetter') ? [required('coverLetter')] : []),
    ...(rules.requiresFile && isMissing('attachments') ? [required('attachments')] : []),
  ];
}

const required = (field: string): AnswerError => ({ code: 'required', pointer: `/files/${field}` });
