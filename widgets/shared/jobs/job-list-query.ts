import type { GraphqlQuery } from '../../../runtime/core/request-context.ts';
import type { LoadContext } from '../../../runtime/page/widget-contract.ts';
import type { TeaserJob } from './job-types.ts';
import { teaserFields } from './jobs-query.ts';

/** The answer of `jobListQuery`. */
export interface JobListFound {
  search: { hits: readonly { id: number; job?: TeaserJob | null }[] };
}

/** Its jobs; a hit whose job is gone by now is left out. */
export function jobsOf(found: JobListFound): TeaserJob[] {
  return found.search.hits.flatMap(({ job }) => job ?? []);
}

const document = /* GraphQL */ `
  query JobTeasers($request: SearchRequest!) {
    search(index: JOBS, request: $request) { hits { id job { ...Teaser } } }
  }
  ${teaserFields}
`;

export interface JobListWanted {
  count: number;
  /** Conditions that all must hold: field to value. */
  only?: Readonly<Record<string, string>>;
}

/** The newest jobs of which all conditions hold. */
export function jobListQuery({ page }: LoadContext, { count, only = {} }: JobListWanted): GraphqlQuery {
  const conditions = Object.entries(only).map(([field, value]) => ({ field, value }));
  return {
    document,
    variables: {
      request: {
        language: page.locale,
        ...(conditions.length > 0 && { conditionGroup: { conjunction: 'AND', conditions } }),
        range: { first: 0, last: count },
        sorts: [{ field: 'field_job_publishing_date', value: 'desc' }],
      },
    },
  };
}
