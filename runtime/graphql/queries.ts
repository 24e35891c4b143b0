/** TanStack Query options from typed documents: `useQuery(queryOf(ownOrderQuery, { orderId }))`. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Given, operation, type TypedDocument } from '../core/operation.ts';
import { operationKey, operationName } from '../core/operation-key.ts';
import { run, runOperation } from './run.ts';

/** Query options of one operation; the key consists of the operation and its variables. */
export function queryOf<Answer, Variables>(document: TypedDocument<Answer, Variables>, ...variables: Given<Variables>) {
  const asked = operation(document, ...variables);
  return queryOptions({ queryKey: operationKey(asked), queryFn: () => runOperation(asked) });
}

/**
 * A query that is fetched once while its component is mounted, even when the person signs in: for emailed links, which
 * may be used up by then, for operations that record the visit, and for what a form is filled in from.
 */
export function onceQueryOf<Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  ...variables: Given<Variables>
) {
  return queryOptions({ ...queryOf(document, ...variables), staleTime: 'static', gcTime: 0 });
}

/** The result of `queryOf` for an operation with this answer. */
export type Asked<Answer> = ReturnType<typeof queryOf<Answer, Record<never, never>>>;

/** A mutation of more than one operation: `mutate` takes the function to run. */
export function workMutation<Result>() {
  return mutationOptions({ mutationFn: (work: () => Promise<Result>) => work() });
}

/** Mutation options of one operation: `mutate` takes its variables. */
export function mutationOf<Answer, Variables>(document: TypedDocument<Answer, Variables>) {
  return mutationOptions({ mutationFn: (variables: Variables) => run(document, ...([variables] as Given<Variables>)) });
}

/**
 * Matches all answers of an operation, whatever its variables: `client.invalidateQueries(answersTo(ownOrdersQuery))`.
 */
export function answersTo<Answer, Variables>(document: TypedDocument<Answer, Variables>) {
  return { queryKey: [operationName(document)] };
}
