/** The span of GraphQL operations, named as the client calls them. */
import { type DocumentNode, getOperationAST } from 'graphql';
import type { SpanPlan } from './spans.ts';

const MOST_NAMES = 10;
const LONGEST_NAME = 60;

export function operationSpan(documents: Iterable<DocumentNode>): SpanPlan {
  const operations = [...documents].slice(0, MOST_NAMES).map((document) => getOperationAST(document));
  const names = operations.map((operation) => operation?.name?.value.slice(0, LONGEST_NAME) ?? 'unnamed');
  return {
    name: `graphql ${operations[0]?.operation ?? 'operation'}`,
    kind: 'internal',
    attributes: { 'graphql.operation.name': names.join(' ') },
  };
}
