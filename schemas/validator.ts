/** The one validator of answers: browser and backend build it alike. */
import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { escapeStep } from './pointer.ts';
import { vocabulary } from './vocabulary.ts';

/** A broken rule: keyword of the schema and JSON pointer of the answer. */
export interface AnswerError {
  code: string;
  pointer: string;
  /** What the rule allows, where that is one number or word: `10` of maxLength, `email` of format. */
  allowed?: string | number;
}

/** Finds everything wrong with normalised answers; an empty list means they fit. */
export type AnswerCheck = (answers: unknown) => AnswerError[];

const comparable = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

/** An ajv with our formats and keywords, all errors at once. */
export const createValidator = (): Ajv => {
  const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
  addFormats.default(ajv);
  for (const keyword of Object.keys(vocabulary)) if (keyword !== 'x-at-least') ajv.addKeyword(keyword);
  ajv.addKeyword({
    keyword: 'x-at-least',
    schemaType: 'string',
    error: { message: 'must not be below its counterpart' },
    validate: (sibling: string, value: unknown, _schema: unknown, place?: { parentData: Record<string, unknown> }) => {
      const [least, own] = [comparable(place?.parentData[sibling]), comparable(value)];
      return least === undefined || own === undefined || own >= least;
    },
  });
  return ajv;
};

/** Compiles the check of one schema without references. */
export const compileCheck = (ajv: Ajv, schema: SchemaObject): AnswerCheck => {
  const validate = ajv.compile(schema);
  return (answers) => (validate(answers) ? [] : distinct((validate.errors ?? []).filter(isOwn).map(describe)));
};

/** `if` only repeats what its `then` has already reported. */
const isOwn = ({ keyword }: ErrorObject) => keyword !== 'if';

const describe = ({ keyword, instancePath, params }: ErrorObject): AnswerError => {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  const pointer = typeof name === 'string' ? `${instancePath}/${escapeStep(name)}` : instancePath;
  const allowed: unknown = params.limit ?? params.format;
  const isSaid = typeof allowed === 'number' || typeof allowed === 'string';
  return isSaid ? { code: keyword, pointer, allowed } : { code: keyword, pointer };
};

const distinct = (errors: readonly AnswerError[]): AnswerError[] => [
  ...new Map(errors.map((error) => [`${error.code} ${error.pointer}`, error])).values(),
];
