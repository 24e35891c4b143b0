/** Questions of a job and the answers to them. */
import { isSchema, type Schema } from '../../../../schemas/resolved-schema.ts';

export interface JobQuestion {
  id: number;
  text: string;
  type: 'yes_no' | 'one' | 'many' | 'text' | 'number';
  options: readonly string[];
  required: boolean;
}

export interface Answer {
  questionId: number;
  values: readonly string[];
}

const TYPES = ['yes_no', 'one', 'many', 'text', 'number'] as const;

/** The questions in `x-questions` of the schema, in the job's order. Invalid entries are skipped. */
export function readQuestions(schema: Schema): JobQuestion[] {
  const list: readonly unknown[] = Array.isArray(schema['x-questions']) ? schema['x-questions'] : [];
  return list.filter(isSchema).flatMap(({ id, text, type, options, required }) => {
    const known = TYPES.find((one) => one === type);
    if (typeof id !== 'number' || typeof text !== 'string' || known === undefined) return [];
    return [{ id, text, type: known, options: textsIn(options), required: required === true }];
  });
}

export function readAnswers(value: unknown): Answer[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isSchema).flatMap(({ questionId, values }) => {
    return typeof questionId === 'number' ? [{ questionId, values: textsIn(values) }] : [];
  });
}

/** The answers with one replaced, in the order of the questions; an answer without values is removed. */
export function withAnswer(answers: readonly Answer[], given: Answer, questions: readonly JobQuestion[]): Answer[] {
  const all = [...answers.filter(({ questionId }) => questionId !== given.questionId), given];
  const order = (answer: Answer) => questions.findIndex(({ id }) => id === answer.questionId);
  return all.filter(({ values }) => values.length > 0).toSorted((a, b) => order(a) - order(b));
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
