import type { Resolvers } from '../../graphql.generated.ts';
import { countAudience } from './service.ts';

export const audienceResolvers: Resolvers = {
  Query: { audience: (_root, _args, context) => countAudience(context) },
};
