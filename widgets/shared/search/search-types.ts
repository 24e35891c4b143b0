import type { TeaserJob } from '../jobs/job-types.ts';

/** What the views of a search need; the query of `jobs-query.ts` asks for exactly this. */

export interface FacetValue {
  filter: string;
  label: string;
  alias: string;
  count: number;
  children?: readonly FacetValue[];
}

export interface Facet {
  field: string;
  values: readonly FacetValue[];
}

export interface JobsFound {
  search: {
    total: number;
    exact: boolean;
    hits: readonly { id: number; job?: TeaserJob | null }[];
    facets: readonly Facet[];
    corrections: readonly { word: string; replacement: string }[];
    textIgnored: boolean;
    relaxations: readonly { field: string; total: number }[];
  };
}
