import type { Resolvers } from '../../graphql.generated.ts';
import { linkLandingPages } from './landing-links.ts';
import { resolvePath } from './service.ts';

export const routeResolvers: Resolvers = {
  Query: {
    getRoutInfo: async (_root, { slug, language }, context) => ({
      route: await resolvePath(context, slug, language ?? null),
    }),
    landingPages: (_root, { pages, near, language, limit }, context) =>
      linkLandingPages(context, { pages: pages ?? [], near: near ?? null, language: language ?? null, limit }),
  },
};
