import type { Resolvers } from '../../graphql.generated.ts';
import { resolvePath } from './service.ts';

export const routeResolvers: Resolvers = {
  Query: {
    getRoutInfo: async (_root, { slug, language }, context) => ({
      route: await resolvePath(context, slug, language ?? null),
    }),
  },
};
