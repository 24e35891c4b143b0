import type { Resolvers } from '../../graphql.generated.ts';
import { resolveAliases, suggestValues } from '../facets/service.ts';
import { newestJobs } from './organization-jobs.ts';
import { runSearch } from './service.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search: (_root, { index, request }, context) => runSearch(context, index, request),
    facetAliases: (_root, { index, aliases, filters, language }, context) =>
      resolveAliases(context, index, { aliases: aliases ?? [], filters: filters ?? [], language }),
    facetValues: (_root, { index, field, text, language, limit }, context) =>
      suggestValues(context, index, { field, text, language, limit }),
  },
  Organization: {
    jobs: ({ row }, { limit }, context) => newestJobs(context, row.id, limit),
  },
};
