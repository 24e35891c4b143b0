import { type ExecutionResult, GraphQLError } from 'graphql';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import type { Reader } from '../refusal.ts';

/** Of what cannot be answered now and may be in a moment. */
export const UNAVAILABLE = 'UNAVAILABLE';

/** The result with faults of ours in the language of the reader, each with its number, and what cannot be had now. Without a reader it stays as it is. */
export function faultInWords(result: ExecutionResult, reader: Reader | undefined): ExecutionResult {
  if (reader === undefined || !result.errors?.some(needsWords)) return result;
  const errors = result.errors.map((error) => {
    if (!needsWords(error)) return error;
    const { nodes, source, positions, path, extensions } = error;
    return new GraphQLError(wordsOf(error, reader), { nodes, source, positions, path, extensions });
  });
  return { ...result, errors };
}

function needsWords({ extensions }: GraphQLError): boolean {
  return extensions?.code === 'INTERNAL' || extensions?.code === UNAVAILABLE;
}

/** The message of an error as the reader understands it. */
export function wordsOf(error: GraphQLError, { brand, locale }: Reader): string {
  if (!needsWords(error)) return error.message;
  const { code, id } = error.extensions;
  const translate = translatorOf(cutCatalogue(brand, locale, ['errors']), 'errors');
  return code === UNAVAILABLE ? translate('page.away') : translate('page.fault', { id: String(id) });
}
