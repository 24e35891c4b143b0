/** The only interface to search. Its SQL and tables are private to `backend/search`. */
import type { SearchRequest } from '../graphql.generated.ts';

export type SearchIndex = 'JOBS' | 'ORGANIZATIONS' | 'RESUMES';

/** The scope of a search: taken from the request's context, never from client input. */
export interface SearchScope {
  index: SearchIndex;
  /** Brand id. */
  brand: string;
  /** Languages of the brand, as in its document. */
  languages: readonly string[];
  /** Rows that have expired by this time are excluded. */
  now: Date;
  /** The brand's own groups of synonyms. */
  synonyms?: readonly (readonly string[])[];
  /** Ids of rows that do not exist for the person who searches: not in hits, counts, facets, values suggested or matches. */
  excluded?: readonly number[];
}

export interface SearchInput extends SearchScope {
  /** The input of the operation, not validated. */
  request: SearchRequest;
  /** Names of the place around which is searched, as typed first: rows need not contain them, but rank by them. */
  preferred?: readonly string[];
}

export interface SearchOptions {
  /** Bypasses the cache. */
  uncached?: boolean;
}

export interface SearchOutcome {
  /** Ids of jobs, organizations (not profiles) or resumes, in order. */
  ids: number[];
  total: number;
  /** False if the total is a lower bound. */
  exact: boolean;
  /** In the order of the request. */
  facets: FacetCounts[];
  /** Only with hits. */
  corrections: Correction[];
  /** Words of the text that were searched as facet values. */
  understood: UnderstoodFacet[];
  /** Whether the text contains no searchable word: only punctuation or stop words. */
  textIgnored: boolean;
  /** Whether there are hits, and every one contains a word of the text in its body alone. */
  isWeak: boolean;
  /** For an empty result, or fewer hits than the request wants advice for: changes that give more, best first. */
  relaxations: Relaxation[];
}

export interface FacetCounts {
  field: string;
  /** The most frequent values, by frequency or in their natural order (`hasNaturalOrder`); a parent includes the counts of its children. */
  values: FacetCount[];
  /** Hits without a value of this field; null if not requested. */
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

export interface UnderstoodFacet {
  /** Normalized. */
  words: string;
  field: string;
  /** facet_value.id */
  value: number;
}

export interface Relaxation {
  /** A facet field, `fulltext`, `geoLocation`, `organization_name` or another condition; removed unless `text` or `radius` is set. */
  field: string;
  total: number;
  /** With a word less, otherwise as typed. */
  text?: string;
  /** In kilometers. */
  radius?: number;
}

export interface SuggestInput extends SearchScope {
  /** Facet field of the suggestions. */
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

export type CompletionKind = 'TITLE' | 'OCCUPATION' | 'SKILL' | 'EMPLOYER';

export interface CompleteInput extends SearchScope {
  /** As typed so far. */
  text: string;
  /** Language of the labels. */
  language: string;
  /** At most 20. */
  limit: number;
}

/** Words that somebody may be typing, as they occur on this brand. */
export interface Completion {
  kind: CompletionKind;
  text: string;
  /** Rows with it. */
  count: number;
  /** facet_value.id, or null if there is no such value. */
  value: number | null;
}

export interface NameScope extends Omit<SearchScope, 'now'> {
  words: string;
  /** Only names of employers count. */
  ofEmployer?: boolean;
  /** Language of the page. */
  language: string;
}

/** Title, names of the occupation or skills, organization, place, or the text below. */
export type FoundSection = 'title' | 'occupation' | 'organization' | 'place' | 'text';

/** Why a row is a result, and where it stands. */
export interface Explanation {
  /** Rows are sorted by it: see `text/ranking.ts`. */
  score: number;
  /** Where each word was found best: the word itself, all parts of a compound, another name, or a related one. */
  words: { words: string; section: FoundSection; form: 'exact' | 'parts' | 'synonym' | 'related'; points: number }[];
  /** Words that were searched as facet values. */
  facets: (UnderstoodFacet & { points: number })[];
}

export interface RecalledSearch {
  epoch: string;
  outcome: SearchOutcome;
}

export interface Match {
  id: number;
  /** Whether the head of the row contains every word: others mention some of them in their text alone. */
  inHead: boolean;
}

export interface SearchPort {
  /** Throws `InvalidSearchRequest`. */
  search(input: SearchInput, options?: SearchOptions): Promise<SearchOutcome>;
  /**
   * The cached result of the same search, and its search epoch: a caller that reads the epoch anyway, with the rows of the
   * hits, can skip the search if it is unchanged. Null if nothing is cached. Throws `InvalidSearchRequest`.
   */
  recall(input: SearchInput): RecalledSearch | null;
  /** Only the ids of `search`, without counts and relaxations. Throws `InvalidSearchRequest`. */
  find(input: SearchInput): Promise<number[]>;
  /** Values that start with the text first, then by count. */
  suggest(input: SuggestInput): Promise<Suggestion[]>;
  /** Phrases with a word that starts with the text first, then by count; a few of each kind. May be some seconds old. */
  complete(input: CompleteInput): Promise<Completion[]>;
  /** Whether these normalized words stand in a title, occupation, skill or name of the brand, apart from rows of a place with that name. */
  isName(scope: NameScope): Promise<boolean>;
  /** Why the row with this id is a result of the search; null for a search without text, or if it is no result. */
  explain(input: SearchInput, id: number): Promise<Explanation | null>;
  /** Those of `ids` that match the request (range and order are ignored), ascending. */
  match(input: SearchInput, ids: readonly number[]): Promise<Match[]>;
  /** Drops what is cached about terms of taxonomies. */
  forgetTerms(): void;
}
