import type { TeaserOrganization } from './organizations.generated.ts';

interface Found {
  search: { hits: readonly { organization: TeaserOrganization | null }[] };
}

/** The organizations of an answer; a hit whose profile is gone by now is left out. */
export function organizationsOf(found: Found): TeaserOrganization[] {
  return found.search.hits.flatMap(({ organization }) => organization ?? []);
}
