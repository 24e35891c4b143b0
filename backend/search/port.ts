/** The one door to search. Nothing outside `backend/search` knows its SQL or its tables. */
import type { SearchRequest } from '../graphql.generated.ts';

export type SearchIndex = 'JOBS' | 'ORGANIZATIONS' | 'RESUMES';

/** Who searches what: taken from the request's context, never from the request itself. */
export interface SearchScope {
  index: SearchIndex;
  /** Id of the brand. */
  brand: string;
  /** Languages of the brand, as in its document. */
  languages: readonly string[];
  /** Rows that have expired by this instant are not found. */
  now: Date;
}

export interface SearchInput extends SearchScope {
  /** The input of the operation as it came: nothing in it is checked. */
  request: SearchRequest;
}

export interface SearchOptions {
  /** Counts anew, and keeps nothing. */
  uncached?: boolean;
}

export interface SearchOutcome {
  /** Ids of jobs, of organizations (not of profiles) or of resumes, in order. */
  ids: number[];
  total: number;
  /** False when the total is a lower bound. */
  exact: boolean;
  /** In the order of the request. */
  facets: FacetCounts[];
  corrections: Correction[];
  /** There was text, and no word in it that narrows a search: signs alone, or words as common as "the". */
  textIgnored: boolean;
  /** For an empty result only: the single filters whose removal brings hits back, best first. */
  relaxations: Relaxation[];
}

export interface FacetCounts {
  field: string;
  /** The most frequent, most frequent first or in their natural order (`hasNaturalOrder`); a parent counts what its children count. */
  values: FacetCount[];
  /** Hits without a value of this field; null when not asked for. */
  missing: number | null;
}

export interface FacetCount {
  /** facet_value.id, the `filter` of the API. */
  id: number;
  count: number;
}

export interface Correction {
  word: string;
  replacement: string;
}

export interface Relaxation {
  /** A facet field, `fulltext`, `geoLocation`, `organization_name` or another condition. */
  field: string;
  total: number;
}

export interface SuggestInput extends SearchScope {
  /** Facet field whose values are suggested. */
  field: string;
  text: string;
  /** Language of the labels. */
  language: string;
  /** At most 100. */
  limit: number;
}

/** A facet value with hits on this brand whose label contains the text. */
export interface Suggestion {
  id: number;
  label: string;
  count: number;
}

export interface RecalledSearch {
  epoch: string;
  outcome: SearchOutcome;
}

export interface SearchPort {
  /** Throws `InvalidSearchRequest`. */
  search(input: SearchInput, options?: SearchOptions): Promise<SearchOutcome>;
  /**
   * What the same search answered last, and the search epoch at which it did: whoever reads the epoch anyway, with the
   * rows of the hits, needs no search when it is still the same. Null when nothing is kept. Throws `InvalidSearchRequest`.
   */
  recall(input: SearchInput): RecalledSearch | null;
  /** The ids of `search` alone: nothing is counted, nothing suggested for an empty answer. Throws `InvalidSearchRequest`. */
  find(input: SearchInput): Promise<number[]>;
  /** Values that begin with the text first, then by count. */
  suggest(input: SuggestInput): Promise<Suggestion[]>;
  /** Those of `ids` that the request finds (its range and order do not matter), ascending. */
  match(input: SearchInput, ids: readonly number[]): Promise<number[]>;
}
