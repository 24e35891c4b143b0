import { stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

/** The one path under which this server answers GraphQL. */
const OWN = '/graphql';

export const endpointNotServed = defineRule({
  code: 'ENDPOINT_NOT_SERVED',
  severity: 'error',
  description: 'The GraphQL endpoint is a path of this server at which nothing answers: browsers would get an error.',
  mend: 'Take the setting out, or write the whole address of an outside endpoint, with https:// before it.',
  *find({ document }) {
    const endpoint = stringAt(document, ['backend', 'graphqlEndpoint']);
    if (endpoint === undefined || endpoint === OWN || !endpoint.startsWith('/')) return;
    yield {
      path: ['backend', 'graphqlEndpoint'],
      message: `This server answers no GraphQL at "${endpoint}". Write "${OWN}", or a whole address such as "https://api.example.com/graphql".`,
      allowed: [OWN],
      suggestion: OWN,
    };
  },
});
