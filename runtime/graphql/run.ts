/** A small wrapper around the browser's client, which loads with the first operation. */
import { type Given, type Operation, operation, type TypedDocument } from '../core/operation.ts';

/** Runs one operation with the session of the page. Rejects with `GraphqlError`. */
export function run<Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  ...variables: Given<Variables>
): Promise<Answer> {
  return runOperation(operation(document, ...variables));
}

/** The same for a prepared operation; in the workspace also about another brand than the chosen one. */
export async function runOperation<Answer>(ready: Operation<Answer>, brand?: string): Promise<Answer> {
  const { graphql } = await import('./client.ts');
  return graphql(ready, brand);
}
