import { type ExecutionResult, GraphQLError } from 'graphql';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import type { Reader } from '../refusal.ts';

/** The result with faults of ours in the language of the reader, each with its number. Without a reader it stays as it is. */
export function faultInWords(result: ExecutionResult, reader: Reader | undefined): ExecutionResult {
  const isFault = ({ extensions }: GraphQLError) => extensions?.code === 'INTERNAL';
  if (reader === undefined || !result.errors?.some(isFault)) return result;
  const translate = translatorOf(cutCatalogue(reader.brand, reader.locale, ['errors']), 'errors');
  const errors = result.errors.map((error) => {
    if (!isFault(error)) return error;
    const { nodes, source, positions, path, extensions } = error;
    const message = translate('page.fault', { id: String(extensions.id) });
    return new GraphQLError(message, { nodes, source, positions, path, extensions });
  });
  return { ...result, errors };
}
