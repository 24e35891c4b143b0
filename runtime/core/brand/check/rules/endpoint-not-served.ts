import { stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

/** The only path where this server answers GraphQL. */
const OWN = '/graphql';

export const endpointNotServed = defineRule({
  code: 'ENDPOINT_NOT_SERVED',
  severity: 'error',
  description: 'The GraphQL endpoint is a path on this server where nothing answers: browsers would get an error.',
  remedy: 'Remove the setting, or write the full URL of an external endpoint, starting with https://.',
  *find({ document }) {
    const endpoint = stringAt(document, ['backend', 'graphqlEndpoint']);
    if (endpoint === undefined || endpoint === OWN || !endpoint.startsWith('/')) return;
    yield {
      path: ['backend', 'graphqlEndpoint'],
      message: `This server answers no GraphQL at "${endpoint}". Write "${OWN}", or a full URL such as "https://api.example.com/graphql".`,
      allowed: [OWN],
      suggestion: OWN,
    };
  },
});
