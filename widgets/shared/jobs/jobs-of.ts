import type { JobTeasers, TeaserJob } from './jobs.generated.ts';

/** The jobs of a list, without hits whose job no longer exists. */
export function jobsOf(found: JobTeasers): TeaserJob[] {
  return found.search.hits.flatMap(({ job }) => job ?? []);
}
