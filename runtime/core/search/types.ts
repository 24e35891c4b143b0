/** One chosen facet value, resolved from a path alias or a query parameter. */
export interface FacetChoice {
  field: string;
  /** The id sent to the backend as condition value. */
  filter: string;
  alias: string;
  label: string;
  /** Aliases in the brand's languages, where known: locale -> alias. */
  translations?: Readonly<Record<string, string>>;
}

/** A facet value as the backend knows it: `facetAliases` answers these. */
export interface FacetAlias {
  alias: string;
  field: string;
  filter: string;
  label: string;
  translatedAliases: readonly { alias: string; langcode: string }[];
}

export interface LocationFilter {
  label: string;
  country: string | null;
  administrativeArea: string | null;
  lat: number | null;
  lon: number | null;
  /** In display units of the brand (miles or kilometres). */
  radius: number | null;
  locationType: 'locality' | 'administrative_area_level_1' | 'country' | 'postal_code' | null;
}

/** How a place was understood that a visitor typed and did not choose. */
export interface PlaceReading {
  /** The place as the page names it; null for one that nobody knows. */
  label: string | null;
  /** Other places of that name, the likeliest first, as the address says them. */
  others: readonly LocationFilter[];
}

/** Everything a visitor chose, read from the URL and nowhere else. */
export interface SearchState {
  index: 'JOBS' | 'ORGANIZATIONS' | 'RESUMES';
  /** 1-based. */
  page: number;
  text: string;
  location: LocationFilter | null;
  /** Sorting code of the brand, null for the default. */
  sorting: string | null;
  choices: readonly FacetChoice[];
  organizationName: string | null;
  jobId: number | null;
  /** Facet field whose values are all listed. Says how the page is shown, never what is found. */
  openFacet: string | null;
}

/** The `request` argument of the GraphQL `search` operation. */
export interface SearchRequest {
  language?: string;
  /** `top_only`: values without a parent alone, so that `limit` counts what stands at the top. */
  facets?: {
    field: string;
    limit?: number;
    operator?: string;
    min_count?: number;
    missing?: boolean;
    top_only?: boolean;
  }[];
  conditionGroup?: SearchConditionGroup;
  fulltext?: { keys: string };
  /** radius in kilometres. */
  geoLocation?: {
    lat?: number | null;
    lon?: number | null;
    radius?: number | null;
    country?: string | null;
    administrativeArea?: string | null;
    locationType?: string | null;
  };
  /** first inclusive, last exclusive. */
  range: { first: number; last: number };
  sorts?: { field: string; value: 'asc' | 'desc' }[];
}

export interface SearchConditionGroup {
  conjunction: 'AND' | 'OR';
  conditions?: { field: string; value: string; operator?: string }[];
  groups?: SearchConditionGroup[];
}
