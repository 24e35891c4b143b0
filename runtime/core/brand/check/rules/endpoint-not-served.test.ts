import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { endpointNotServed } from './endpoint-not-served.ts';

it.each(['/graphql', 'https://api.acme.example/v2/graphql'])('accepts %s', (graphqlEndpoint) => {
  expect(report(endpointNotServed, { backend: { graphqlEndpoint } })).toEqual([]);
});

it('reports another path of this server', () => {
  expect(report(endpointNotServed, { backend: { graphqlEndpoint: '/zz' } })).toEqual([
    'brands/acme.json:3:24  error  ENDPOINT_NOT_SERVED  /backend/graphqlEndpoint\n  This server answers no GraphQL at "/zz". Write "/graphql", or a full URL such as "https://api.example.com/graphql".',
  ]);
});
