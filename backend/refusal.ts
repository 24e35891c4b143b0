/** Refusals: expected errors that are translated for their reader at the boundary (guards/in-words.ts). */
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import { type ErrorDetails, UserError, type UserErrorCode } from './errors.ts';

/** The reader of translated messages. */
export interface Reader {
  brand: CompiledBrand;
  /** A locale of the brand. */
  locale: string;
}

/** Values for the text of a code. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A code with the values of its text; its message is the code until it is translated. */
export class Refusal extends UserError {
  /** Namespace and key of its text in locales. */
  readonly text: readonly [namespace: string, key: string];
  readonly values: RefusalValues;

  constructor(code: UserErrorCode, text: Refusal['text'], values: RefusalValues = {}, details: ErrorDetails = {}) {
    super(code, code, details);
    this.text = text;
    this.values = values;
  }
}

/** Creates an error to throw. The text of the code is in locales, namespace `refusals`. */
export function refusal(code: UserErrorCode, values: RefusalValues = {}, details: ErrorDetails = {}): Refusal {
  return new Refusal(code, ['refusals', code], values, details);
}
