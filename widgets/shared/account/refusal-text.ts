import { asGraphqlError } from '../../../runtime/graphql/graphql-error.ts';

/** What the backend says about a failed operation, for the person; `unreachable` where it said nothing. */
export function refusalText(error: unknown, unreachable: string): string {
  const { graphql } = asGraphqlError(error);
  return graphql.length > 0 ? graphql.join('\n') : unreachable;
}
