/** API operations whose variables and answers are typed. Generated files hold their documents. */
declare const types: unique symbol;

export interface GraphqlQuery {
  /** GraphQL text of one operation. */
  document: string;
  variables: Record<string, unknown>;
}

/** GraphQL text of one operation, made by `npm run generate` from a `.graphql` file. */
export type TypedDocument<Answer, Variables> = string & { readonly [types]: (variables: Variables) => Answer };

/** One operation with its variables, ready to run. Created only by `operation`. */
export interface Operation<Answer = unknown> extends GraphqlQuery {
  readonly [types]: () => Answer;
}

/** The variables argument: optional when no variable is required. */
export type Given<Variables> =
  Record<never, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Combines a document with matching variables. */
export function operation<Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  ...[variables]: Given<Variables>
): Operation<Answer> {
  const query: GraphqlQuery = { document, variables: { ...variables } };
  return query as Operation<Answer>;
}
