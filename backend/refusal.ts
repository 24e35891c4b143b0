/** Refusals: why a person does not get what they asked for. The door says it in their words (guards/in-words.ts). */
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import { type ErrorDetails, UserError, type UserErrorCode } from './errors.ts';

/** Whose words are meant. */
export interface Reader {
  brand: CompiledBrand;
  /** A language of the brand. */
  locale: string;
}

/** Values of the text of a code. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A code with the values of its text; until the door puts it into words, the code is its message. */
export class Refusal extends UserError {
  /** Where its text stands in locales: a namespace and a key. */
  readonly text: readonly [namespace: string, key: string];
  readonly values: RefusalValues;

  constructor(code: UserErrorCode, text: Refusal['text'], values: RefusalValues = {}, details: ErrorDetails = {}) {
    super(code, code, details);
    this.text = text;
    this.values = values;
  }
}

/** To be thrown. The text of the code stands in locales, namespace `refusals`. */
export function refusal(code: UserErrorCode, values: RefusalValues = {}, details: ErrorDetails = {}): Refusal {
  return new Refusal(code, ['refusals', code], values, details);
}
