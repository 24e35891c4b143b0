/** What a client may see of an error. */
import { GraphQLError } from 'graphql';
import { isDatabaseAway } from '../database/away.ts';
import { UserError } from '../errors.ts';
import { currentId } from '../observe/current.ts';
import { errorText, withoutValues } from './error-text.ts';

export type ErrorLog = (level: 'info' | 'warn' | 'error', code: string, message: string) => void;

/** Seconds after which a client may retry while the database is unavailable. */
export const RETRY_AFTER_SECONDS = 10;

/** Passes refusals through unchanged; for any other error the client gets the id of the request, and the log has the details. */
export function maskError(error: unknown, log: ErrorLog, production: boolean): Error {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof UserError) return error instanceof GraphQLError ? error : original;
  if (error instanceof GraphQLError && error.originalError === undefined) {
    return production ? withoutSuggestion(error) : error;
  }
  if (original instanceof GraphQLError) return original;
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : undefined;
  if (isDatabaseAway(original)) return unavailable(original, log, place);
  const id = currentId();
  const path = error instanceof GraphQLError && error.path ? ` at ${error.path.join('/')}` : '';
  log('error', 'GRAPHQL_FAULT', `${id}${path} ${errorText(original)}`);
  return new GraphQLError(`Something went wrong on our side. Please quote ${id} when you tell us.`, {
    ...place,
    extensions: { code: 'INTERNAL', id },
  });
}

/** An outage is not a bug: it needs no id to look up. */
function unavailable(error: unknown, log: ErrorLog, place?: Pick<GraphQLError, 'nodes' | 'path'>): Error {
  const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error);
  log('error', 'UNAVAILABLE', withoutValues(reason));
  const refusal = new UserError(
    'UNAVAILABLE',
    'Our data cannot be reached at the moment. Please try again in a few seconds.',
    {
      status: 503,
      retryAfter: RETRY_AFTER_SECONDS,
    },
  );
  if (place === undefined) return refusal;
  return new GraphQLError(refusal.message, { ...place, originalError: refusal, extensions: refusal.extensions });
}

/** Suggested field names would reveal the schema where introspection is off. */
export function withoutSuggestion(error: Error): Error {
  if (!(error instanceof GraphQLError)) return error;
  const { message, nodes, path, extensions } = error;
  return new GraphQLError(message.replace(/ Did you mean .*$/s, ''), { nodes, path, extensions });
}
