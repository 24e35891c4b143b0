/** What a client may read of an error. */
import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { UserError } from '../errors.ts';

export type ErrorLog = (level: 'info' | 'warn' | 'error', code: string, message: string) => void;

/** Lets refusals through as they are; of anything else the client reads an id, and the log has the rest. */
export function maskError(error: unknown, log: ErrorLog, production: boolean): Error {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof UserError) return error instanceof GraphQLError ? error : original;
  if (error instanceof GraphQLError && error.originalError === undefined) {
    return production ? withoutSuggestion(error) : error;
  }
  if (original instanceof GraphQLError) return original;
  const id = randomUUID().slice(0, 8);
  const detail = original instanceof Error ? (original.stack ?? original.message) : String(original);
  const path = error instanceof GraphQLError && error.path ? ` at ${error.path.join('/')}` : '';
  log('error', 'GRAPHQL_FAULT', `${id}${path} ${detail}`);
  const options = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(`Something went wrong on our side. Please quote ${id} when you tell us.`, {
    ...options,
    extensions: { code: 'INTERNAL', id },
  });
}

/** Suggestions of field names would give the schema away where introspection is off. */
export function withoutSuggestion(error: Error): Error {
  if (!(error instanceof GraphQLError)) return error;
  const { message, nodes, path, extensions } = error;
  return new GraphQLError(message.replace(/ Did you mean .*$/s, ''), { nodes, path, extensions });
}
