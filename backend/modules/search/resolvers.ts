import type { Resolvers } from '../../graphql.generated.ts';
import { parseSearchRequest } from './request.ts';
import { resolveAliases, runSearch, suggestValues } from './service.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search: (_root, { index, request }, context) => runSearch(context, index, parseSearchRequest(request)),
    facetAliases: (_root, { index, aliases, filters, language }, context) =>
      resolveAliases(context, index, { aliases: aliases ?? [], filters: filters ?? [], language }),
    facetValues: (_root, { index, field, text, language, limit }, context) =>
      suggestValues(context, index, { field, text, language, limit }),
  },
};
