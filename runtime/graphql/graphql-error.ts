/** Why an operation failed, by who says so: the backend about the operation, this side, or the way between. */
export interface GraphqlErrorParts {
  graphql?: readonly string[];
  client?: readonly string[];
  network?: readonly string[];
  /** Codes of what the backend says, as docs/errors.md lists them. */
  codes?: readonly string[];
}

/** A failed operation. The message joins all parts, one a line. */
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

/** Any failure as a `GraphqlError`; one stays what it is. */
export function asGraphqlError(error: unknown): GraphqlError {
  if (error instanceof GraphqlError) return error;
  return new GraphqlError({ client: [error instanceof Error ? error.message : String(error)] });
}
