/** One selected facet value, resolved from a path alias or a query parameter. */
export interface FacetChoice {
  field: string;
  /** The id sent to the backend as condition value. */
  filter: string;
  alias: string;
  label: string;
  /** Aliases in the brand's languages, where known: locale -> alias. */
  translations?: Readonly<Record<string, string>>;
}

/** A facet value known to the backend, as `facetAliases` answers it. */
export interface FacetAlias {
  alias: string;
  field: string;
  filter: string;
  label: string;
  translatedAliases: readonly { alias: string; langcode: string }[];
}

/** A facet value as an address asks for it. */
export interface ReadAlias extends FacetAlias {
  /** It no longer has this alias or filter. */
  isFormer?: boolean;
}

export interface LocationFilter {
  label: string;
  country: string | null;
  administrativeArea: string | null;
  lat: number | null;
  lon: number | null;
  /** In the brand's display units (miles or kilometers). */
  radius: number | null;
  locationType: 'locality' | 'administrative_area_level_1' | 'country' | 'postal_code' | null;
}

/** How a typed place was resolved. */
export interface PlaceReading {
  /** The label of the place; null for an unknown place. */
  label: string | null;
  /** Other places with that name, the likeliest first, as filters. */
  others: readonly LocationFilter[];
}

/** Everything a visitor selected, parsed solely from the URL. */
export interface SearchState {
  index: 'JOBS' | 'ORGANIZATIONS' | 'RESUMES';
  /** 1-based. */
  page: number;
  text: string;
  /** The words are searched for as they are, neither corrected nor understood as a place or filter. */
  literal?: true;
  location: LocationFilter | null;
  /** Sorting code of the brand, null for the default. */
  sorting: string | null;
  choices: readonly FacetChoice[];
  organizationName: string | null;
  jobId: number | null;
  /** Facet field whose values are all listed. Affects only the display, not the results. */
  openFacet: string | null;
}

/** The `request` argument of the GraphQL `search` operation. */
export interface SearchRequest {
  language?: string;
  /** `top_only`: only values without a parent, so that `limit` counts top-level values. */
  facets?: {
    field: string;
    limit?: number;
    operator?: string;
    min_count?: number;
    missing?: boolean;
    top_only?: boolean;
  }[];
  conditionGroup?: SearchConditionGroup;
  fulltext?: { keys: string; literal?: boolean };
  /** Radius in kilometers. */
  geoLocation?: {
    lat?: number | null;
    lon?: number | null;
    radius?: number | null;
    country?: string | null;
    administrativeArea?: string | null;
    locationType?: string | null;
    /** Larger radiuses in kilometers that may be advised. */
    wider?: number[];
  };
  /** First inclusive, last exclusive. */
  range: { first: number; last: number };
  sorts?: { field: string; value: 'asc' | 'desc' }[];
  /** With fewer hits than this, other searches are counted, too. */
  adviseBelow?: number;
}

export interface SearchConditionGroup {
  conjunction: 'AND' | 'OR';
  conditions?: { field: string; value: string; operator?: string }[];
  groups?: SearchConditionGroup[];
}
