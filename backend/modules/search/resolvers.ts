import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import type { SearchIndex } from '../../search/port.ts';
import { resolveAliases, suggestValues } from '../facets/service.ts';
import type { JobRecord } from '../jobs/show/job.ts';
import { explainSearch } from './explain.ts';
import { runSearch } from './service.ts';
import { suggestText } from './suggestions.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search: (_root, { index, request }, context) => {
      noteList(context, index);
      return runSearch(context, index, request);
    },
    facetAliases: (_root, { index, aliases, filters, language }, context) => {
      noteList(context, index);
      return resolveAliases(context, index, { aliases: aliases ?? [], filters: filters ?? [], language });
    },
    facetValues: (_root, { index, field, text, language, limit }, context) =>
      suggestValues(context, index, { field, text, language, limit }),
    searchExplanation: (_root, { request, jobId }, context) => explainSearch(context, request, jobId),
    searchSuggestions: (_root, { index, text, language, limit }, context) =>
      suggestText(context, index, { text, language, limit }),
  },
  Organization: {
    jobs: ({ row }, { limit }, context) => newestJobs(context, row.id, limit),
  },
};

/** Any job or profile of the brand may change the list. */
function noteList({ shown, frontend }: ApiContext, index: SearchIndex): void {
  shown.listed.add(`${index === 'ORGANIZATIONS' ? 'orgs' : 'jobs'}:${frontend}`);
}

const MOST_JOBS = 20;

/** The newest published jobs of an organization on this brand, by its value of the company facet. */
async function newestJobs(context: ApiContext, id: number, limit: number): Promise<JobRecord[]> {
  if (limit < 1 || limit > MOST_JOBS) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_JOBS} are allowed.`, { path: 'limit' });
  }
  const { count, facetValueId } = await context.organizations.openJobs.load(id);
  if (count === 0 || facetValueId === null) return [];
  const { hits } = await runSearch(context, 'JOBS', {
    conditionGroup: { conjunction: 'AND', conditions: [{ field: 'company', value: String(facetValueId) }] },
    range: { first: 0, last: limit },
    sorts: [{ field: 'published', value: 'desc' }],
  });
  return hits.flatMap(({ job }) => job ?? []);
}
