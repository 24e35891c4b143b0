import type { TeaserOrganization } from './organizations.generated.ts';

interface Found {
  search: { hits: readonly { organization: TeaserOrganization | null }[] };
}

/** The organizations of an answer, without hits whose profile no longer exists. */
export function organizationsOf(found: Found): TeaserOrganization[] {
  return found.search.hits.flatMap(({ organization }) => organization ?? []);
}
