/** What a validator finds, in our words; needs no validator itself, so that browsers can have it. */
import { escapeStep } from './pointer.ts';

/** A broken rule: keyword of the schema and JSON pointer of the answer. */
export interface AnswerError {
  code: string;
  pointer: string;
  /** What the rule allows, where that is one number or word: `10` of maxLength, `email` of format. */
  allowed?: string | number;
}

/** Finds everything wrong with normalised answers; an empty list means they fit. */
export type AnswerCheck = (answers: unknown) => AnswerError[];

/** The rules of a schema that answers break, as ajv reports them; runs a compiled schema, made here or written as a script. */
export type BrokenRules = (answers: unknown) => readonly BrokenRule[];

export interface BrokenRule {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
}

/** The check that a compiled schema makes. */
export const answerCheck =
  (broken: BrokenRules): AnswerCheck =>
  (answers) =>
    distinct(broken(answers).filter(isOwn).map(describe));

/** `if` only repeats what its `then` has already reported. */
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
