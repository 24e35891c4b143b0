import type { JobTeasers, TeaserJob } from './jobs.generated.ts';

/** The jobs of a list; a hit whose job is gone by now is left out. */
export function jobsOf(found: JobTeasers): TeaserJob[] {
  return found.search.hits.flatMap(({ job }) => job ?? []);
}
