/** Runs operations inside the process: no HTTP, no JSON, documents parsed and checked once. */
import { type DocumentNode, execute, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphqlQuery } from '../runtime/core/request-context.ts';
import type { ApiContext } from './context.ts';

const MOST_DOCUMENTS = 500;

/** What an operation was refused with, or failed with; `messages` in the order of the answer. */
export class GraphqlExecutionError extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.name = 'GraphqlExecutionError';
    this.errors = errors;
  }
}

export type Executor = (context: ApiContext, query: GraphqlQuery) => Promise<Record<string, unknown>>;

/** `mask` makes errors fit for a client. The executor rejects with `GraphqlExecutionError`. */
export function createExecutor(schema: GraphQLSchema, mask: (error: GraphQLError) => Error): Executor {
  const documents = new LRUCache<string, DocumentNode>({ max: MOST_DOCUMENTS });

  function prepare(text: string): DocumentNode {
    const known = documents.get(text);
    if (known !== undefined) return known;
    const document = parse(text, { noLocation: true });
    const errors = validate(schema, document);
    if (errors.length > 0) throw new GraphqlExecutionError(errors);
    documents.set(text, document);
    return document;
  }

  return async (contextValue, { document: text, variables }) => {
    const document = prepare(text);
    const result = await execute({ schema, document, contextValue, variableValues: variables });
    if (result.errors !== undefined && result.errors.length > 0) {
      throw new GraphqlExecutionError(result.errors.map((error) => toGraphqlError(mask(error))));
    }
    return result.data ?? {};
  };
}

function toGraphqlError(error: Error): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError(error.message);
}
