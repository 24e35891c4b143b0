/** Validation errors in our own format; independent of the validator, so that browsers can load it. */
import { escapeStep } from './pointer.ts';

/** A violated rule: schema keyword and JSON pointer of the answer. */
export interface AnswerError {
  code: string;
  pointer: string;
  /** What the rule allows, if that is a single number or word: `10` for maxLength, `email` for format. */
  allowed?: string | number;
}

/** Finds all errors in normalized answers; an empty list means they are valid. */
export type AnswerCheck = (answers: unknown) => AnswerError[];

/** The schema rules that answers violate, as ajv reports them; runs a compiled schema, from memory or from a script. */
export type BrokenRules = (answers: unknown) => readonly BrokenRule[];

export interface BrokenRule {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
}

/** Creates the check from a compiled schema. */
export const answerCheck =
  (broken: BrokenRules): AnswerCheck =>
  (answers) =>
    distinct(broken(answers).filter(isOwn).map(describe));

/** `if` only repeats what its `then` already reports. */
const isOwn = ({ keyword }: BrokenRule) => keyword !== 'if';

const describe = ({ keyword, instancePath, params }: BrokenRule): AnswerError => {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  const pointer = typeof name === 'string' ? `${instancePath}/${escapeStep(name)}` : instancePath;
  const allowed: unknown = params.limit ?? params.format;
  const isSaid = typeof allowed === 'number' || typeof allowed === 'string';
  return isSaid ? { code: keyword, pointer, allowed } : { code: keyword, pointer };
};

const distinct = (errors: readonly AnswerError[]): AnswerError[] => [
  ...new Map(errors.map((error) => [`${error.code} ${error.pointer}`, error])).values(),
];
