/** Runs operations in-process: no HTTP, no JSON, documents validated and compiled once. */
import {
  BREAK,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { keep } from '../runtime/core/keep.ts';
import type { GraphqlQuery } from '../runtime/core/operation.ts';
import type { ApiContext } from './context.ts';
import { errorInWords } from './guards/in-words.ts';
import { operationSpan } from './observe/operations.ts';
import { inSpan } from './observe/spans.ts';
import type { Shown } from './shown.ts';

const MOST_DOCUMENTS = 500;
/** Variables of one document, as JSON. */
const MOST_CHARACTERS = 200_000;

/** Thrown when an operation is refused or fails; `messages` in the order of the response. */
export class GraphqlExecutionError extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.name = 'GraphqlExecutionError';
    this.errors = errors;
  }
}

/** The operations of one page. */
export interface Run {
  query(query: GraphqlQuery): Promise<Record<string, unknown>>;
  /** What they have read so far. */
  shown(): Promise<Shown>;
}

export type Executor = (context: ApiContext, query: GraphqlQuery) => Promise<Record<string, unknown>>;

interface Schemas {
  /** The schema that a client sees. */
  api: GraphQLSchema;
  /** The same with scalars in place of input types: graphql-jit inlines every input type, and some are recursive. */
  coerced: GraphQLSchema;
}

type Runner = (context: ApiContext, variables: Readonly<Record<string, unknown>>) => Promise<Answer>;
type Prepared = { document: DocumentNode; run: Runner };
type Answer = { data?: Record<string, unknown> | null; errors?: readonly GraphQLError[] };

/** `mask` makes errors safe for clients. The executor rejects with `GraphqlExecutionError`. */
export function createExecutor(schemas: Schemas, mask: (error: GraphQLError) => Error): Executor {
  const prepared = new LRUCache<string, Prepared>({ max: MOST_DOCUMENTS });

  function prepare(text: string): Prepared {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const document = parse(text, { noLocation: true });
    const errors = validate(schemas.api, document);
    if (errors.length > 0) throw new GraphqlExecutionError(errors);
    const made = { document, run: compile(schemas, document) };
    prepared.set(text, made);
    return made;
  }

  return async (context, { document, variables }) => {
    const operation = prepare(document);
    const { data, errors = [] } = await inSpan(
      () => operationSpan([operation.document]),
      () => operation.run(context, variables),
    );
    if (errors.length > 0)
      throw new GraphqlExecutionError(errors.map((error) => errorInWords(toGraphqlError(mask(error)), context)));
    return data ?? {};
  };
}

/** A document with literal input objects is interpreted: compiled, they would reach resolvers unvalidated. */
function compile({ api, coerced }: Schemas, document: DocumentNode): Runner {
  if (writesObjects(document)) {
    return async (contextValue, variableValues) => execute({ schema: api, document, contextValue, variableValues });
  }
  const compiled = compileQuery<Record<string, unknown>>(coerced, document);
  if (!isCompiledQuery(compiled)) throw new GraphqlExecutionError(compiled.errors ?? []);
  const { variableDefinitions = [] } = getOperationAST(document) ?? {};
  // The same searches recur; their coerced variables are read-only.
  const known = new Map<string, Readonly<Record<string, unknown>>>();
  return async (context, variables) => {
    // Variables mean what their JSON means, as over HTTP.
    const key = JSON.stringify(variables);
    const kept = known.get(key);
    if (kept) return compiled.query(undefined, context, kept);
    const values = getVariableValues(api, variableDefinitions, variables);
    if (values.errors) return { errors: values.errors };
    return compiled.query(undefined, context, keep(known, key, values.coerced, MOST_CHARACTERS));
  };
}

function writesObjects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    ObjectValue() {
      found = true;
      return BREAK;
    },
  });
  return found;
}

function toGraphqlError(error: Error): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError(error.message);
}
