/** The one place where errors are translated for their reader. */
import { type ExecutionResult, GraphQLError } from 'graphql';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import type { UserError } from '../errors.ts';
import type { FormFault } from '../graphql.generated.ts';
import { type Reader, Refusal } from '../refusal.ts';

/** For what is temporarily unavailable. */
export const UNAVAILABLE = 'UNAVAILABLE';

/** The result with its errors in the reader's language: refusals, internal errors with their id, and temporary outages. */
export function resultInWords(result: ExecutionResult, reader: Reader): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map((error) => errorInWords(error, reader)) } : result;
}

/** The same error, in the reader's language. */
export function errorInWords(error: GraphQLError, reader: Reader): GraphQLError {
  const message = inWords(error, reader);
  if (message === error.message) return error;
  const { nodes, source, positions, path, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** A refusal as a validation error of one form answer; `pointer` says which. */
export function refusalAsFault(error: UserError, pointer: string, reader: Reader): FormFault {
  return { code: String(error.extensions.code), pointer, message: inWords(error, reader) };
}

/** The message of an error in the reader's language. */
export function inWords(error: GraphQLError, { brand, locale }: Reader): string {
  const cause = error instanceof Refusal ? error : error.originalError;
  if (cause instanceof Refusal) return say(...cause.text, cause.values);
  const { code, id } = error.extensions;
  if (code === UNAVAILABLE) return say('errors', 'page.away');
  if (code === 'INTERNAL') return say('errors', 'page.fault', { id: String(id) });
  return error.message;

  function say(namespace: string, key: string, values: Refusal['values'] = {}): string {
    return translatorOf(cutCatalogue(brand, locale, [namespace]), namespace)(key, values);
  }
}
