/** Props of search views: the answers of their operations, with facets of either depth. */
import type { JobHits } from '../jobs/jobs.generated.ts';
import type { OrganizationHits } from '../organizations/organizations.generated.ts';
import type { NestedFacet } from './facets.generated.ts';

type NestedValue = NestedFacet['values'][number];
export type FacetValue = Omit<NestedValue, 'children'> & Partial<Pick<NestedValue, 'children'>>;

export interface Facet {
  field: string;
  values: readonly FacetValue[];
}

export interface JobsFound {
  search: JobHits & { facets: readonly Facet[] };
}

export interface OrganizationsFound {
  search: OrganizationHits & { facets: readonly Facet[] };
}
