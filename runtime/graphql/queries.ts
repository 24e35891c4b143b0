/** Options of TanStack Query from typed documents: `useQuery(queryOf(ownOrderQuery, { orderId }))`. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Given, operation, operationKey, operationName, type TypedDocument } from '../core/operation.ts';
import { run, runOperation } from './run.ts';

/** Asks for one operation; its key is the operation with its variables. */
export function queryOf<Answer, Variables>(document: TypedDocument<Answer, Variables>, ...variables: Given<Variables>) {
  const asked = operation(document, ...variables);
  return queryOptions({ queryKey: operationKey(asked), queryFn: () => runOperation(asked) });
}

/** What `queryOf` gives for an operation with this answer. */
export type Asked<Answer> = ReturnType<typeof queryOf<Answer, Record<never, never>>>;

/** A change that takes more than one operation: `mutate` is given what to do. */
export function workMutation<Result>() {
  return mutationOptions({ mutationFn: (work: () => Promise<Result>) => work() });
}

/** Changes something: the variables are those of `mutate`. */
export function mutationOf<Answer, Variables>(document: TypedDocument<Answer, Variables>) {
  return mutationOptions({ mutationFn: (variables: Variables) => run(document, ...([variables] as Given<Variables>)) });
}

/** All answers of an operation, whatever its variables: `client.invalidateQueries(answersTo(ownOrdersQuery))`. */
export function answersTo<Answer, Variables>(document: TypedDocument<Answer, Variables>) {
  return { queryKey: [operationName(document)] };
}
