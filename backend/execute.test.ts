import { GraphQLError } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { expect, it } from 'vitest';
import type { ApiContext } from './context.ts';
import { createExecutor, GraphqlExecutionError } from './execute.ts';

const sdl = (filter: string) => `
  ${filter}
  type Query { echo(text: String = "none", filter: Filter): String!, fail: String, list: [Item!]! }
  type Item { id: Int!, label: String }
`;
const resolvers = {
  Query: {
    echo: (_: unknown, { text, filter }: { text: string; filter?: unknown }) => `${text} ${JSON.stringify(filter)}`,
    fail: () => {
      throw new Error('secret');
    },
    list: async () => [{ id: 1, label: 'one' }, { id: 2 }],
  },
};
const api = createSchema({ typeDefs: sdl('input Filter { of: [Filter!], limit: Int = 7 }'), resolvers });
const coerced = createSchema({ typeDefs: sdl('scalar Filter'), resolvers });
const mask = (error: GraphQLError) => (error.message === 'secret' ? new GraphQLError('masked') : error);
const execute = createExecutor({ api, coerced }, mask);
const run = (document: string, variables = {}) => execute({} as ApiContext, { document, variables });
const faults = (failing: Promise<unknown>) =>
  failing.catch((error: unknown) => (error instanceof GraphqlExecutionError ? error.message : error));

it('answers with what was asked for', async () => {
  expect(await run('{ list { id label } all: list { id } }')).toEqual({
    list: [
      { id: 1, label: 'one' },
      { id: 2, label: null },
    ],
    all: [{ id: 1 }, { id: 2 }],
  });
});

it('fills in the defaults of variables, however deep they are', async () => {
  const document = 'query ($filter: Filter) { echo(filter: $filter) }';
  expect(await run(document, { filter: { of: [{}, { limit: 2 }] } })).toEqual({
    echo: 'none {"of":[{"limit":7},{"limit":2}],"limit":7}',
  });
  expect(await run(document)).toEqual({ echo: 'none undefined' });
});

it('keeps variables apart that differ, and answers the same ones again', async () => {
  const document = 'query ($text: String, $filter: Filter) { echo(text: $text, filter: $filter) }';
  const ask = async (variables: object) => (await run(document, variables)).echo;
  const first = await ask({ text: 'a', filter: { limit: 1 } });
  expect(await ask({ text: 'b', filter: { limit: 1 } })).toBe('b {"limit":1}');
  expect(await ask({ text: 'a', filter: null })).toBe('a null');
  expect(await ask({ text: 'a' })).toBe('a undefined');
  expect(await ask({ text: 'a', filter: { limit: 1 } })).toBe(first);
});

it('refuses variables that are not what the schema says', async () => {
  const document = 'query ($filter: Filter) { echo(filter: $filter) }';
  expect(await faults(run(document, { filter: { limit: 'many' } }))).toBe(
    'Variable "$filter" got invalid value "many" at "filter.limit"; Int cannot represent non-integer value: "many"',
  );
});

it('checks objects that the document writes out as well', async () => {
  expect(await run('{ echo(filter: { of: [{ limit: 2 }] }) }')).toEqual({
    echo: 'none {"of":[{"limit":2}],"limit":7}',
  });
  expect(await faults(run('{ echo(filter: { limit: "many" }) }'))).toBe(
    'Int cannot represent non-integer value: "many"',
  );
});

it('says no more of a fault than the mask lets through', async () => {
  expect(await faults(run('{ fail }'))).toBe('masked');
  expect(await faults(run('{ nothing }'))).toBe('Cannot query field "nothing" on type "Query".');
});
