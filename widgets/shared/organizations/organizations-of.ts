import type { TeaserOrganization } from './organizations.generated.ts';

interface Found<O> {
  search: { hits: readonly { organization: O | null }[] };
}

/** The organizations of an answer, without hits whose profile no longer exists. */
export function organizationsOf<O extends TeaserOrganization>(found: Found<O>): O[] {
  return found.search.hits.flatMap(({ organization }) => organization ?? []);
}
