import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Given, TypedDocument } from '../../runtime/core/operation.ts';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';

export interface Failure {
  /** The backend's message; null if there was none. */
  message: string | null;
  codes: readonly string[];
}

export function failureOf(error: unknown): Failure {
  const { graphql, codes } = asGraphqlError(error);
  return { message: graphql.length > 0 ? graphql.join('\n') : null, codes };
}

export interface Answer<T> {
  /** The last answer; kept while the next one is loading. */
  data: T | null;
  failure: Failure | null;
  isLoading: boolean;
  /** Retries. */
  again(): void;
}

/** Runs a query, and again whenever its variables change. */
export function useAnswer<T, Variables>(
  document: TypedDocument<T, Variables>,
  ...variables: Given<Variables>
): Answer<T> {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(document, ...variables),
    placeholderData: keepPreviousData,
  });
  return {
    data: data ?? null,
    failure: error && failureOf(error),
    isLoading: isFetching,
    again: refetch,
  };
}
