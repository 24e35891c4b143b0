/** Why an operation failed, by source: the backend's errors, a client error, or the network. */
export interface GraphqlErrorParts {
  graphql?: readonly string[];
  client?: readonly string[];
  network?: readonly string[];
  /** Error codes from the backend, as listed in docs/errors.md. */
  codes?: readonly string[];
}

/** A failed operation. The message joins all parts, one per line. */
export class GraphqlError extends Error {
  readonly graphql: readonly string[];
  readonly client: readonly string[];
  readonly network: readonly string[];
  readonly codes: readonly string[];

  constructor({ graphql = [], client = [], network = [], codes = [] }: GraphqlErrorParts) {
    super([...graphql, ...client, ...network].join('\n'));
    this.name = 'GraphqlError';
    this.graphql = graphql;
    this.client = client;
    this.network = network;
    this.codes = codes;
  }
}

/** Wraps any failure in a `GraphqlError`, unless it is one already. */
export function asGraphqlError(error: unknown): GraphqlError {
  if (error instanceof GraphqlError) return error;
  return new GraphqlError({ client: [error instanceof Error ? error.message : String(error)] });
}
