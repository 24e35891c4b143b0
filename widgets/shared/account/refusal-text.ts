import { asGraphqlError } from '../../../runtime/graphql/graphql-error.ts';

/** The backend's message about a failed operation; `unreachable` if there was none. */
export function refusalText(error: unknown, unreachable: string): string {
  const { graphql } = asGraphqlError(error);
  return graphql.length > 0 ? graphql.join('\n') : unreachable;
}
