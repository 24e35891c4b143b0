/** What reading and writing the address of a search needs of a brand: small, serializable, public. */
import type { SearchState } from './types.ts';

export interface ListingSettings {
  /** Facet fields in the brand's order. */
  facets: string[];
  /** Those that accept only one value. */
  single: string[];
  /** Fields that may appear in the path, in that order. */
  clean: string[];
  /** Maximum number of facet values in a path. */
  cleanFacets: number;
  sortings: string[];
  defaultSorting: string;
}

export interface SearchSettings {
  listings: Record<SearchState['index'], ListingSettings>;
  /** In display units; never empty. */
  radiusOptions: number[];
  defaultRadius: number;
  hideRadiusFor: string[];
  noindexEmpty: boolean;
}

type Index = 'jobs' | 'organizations' | 'resumes';

/** The part of a brand document read here. */
export interface SearchDocument {
  readonly search: {
    readonly radius: { readonly options: readonly number[]; readonly default: number; readonly multiplier: number };
    readonly hideRadiusFor: readonly string[];
    readonly pageSize: Readonly<Record<Index, number>>;
    readonly sorting: Readonly<
      Record<Index, { default: string; options: readonly { code: string; field: string; value: 'asc' | 'desc' }[] }>
    >;
    readonly facetLimit: number;
    readonly facetMinCount: number;
    readonly seo: Readonly<Record<Exclude<Index, 'resumes'>, { cleanFacets: number; order: readonly string[] }>> & {
      readonly noindexEmpty: boolean;
    };
  };
  readonly facets: Readonly<
    Record<
      Index,
      {
        order: readonly string[];
        items: Readonly<Record<string, { operator?: 'or' | 'and'; multiple?: boolean } | undefined>>;
      }
    >
  >;
}

/** What a search request is built from. */
export interface RequestDocument {
  readonly search: Pick<SearchDocument['search'], 'radius' | 'pageSize' | 'sorting' | 'facetLimit' | 'facetMinCount'>;
  readonly facets: SearchDocument['facets'];
}

const documentIndexes = { JOBS: 'jobs', ORGANIZATIONS: 'organizations', RESUMES: 'resumes' } as const;

/** Key of an index in a brand document, which is also the first segment of its listing's canonical path. */
export function documentIndex(index: SearchState['index']): Index {
  return documentIndexes[index];
}

/** Extracts the public part of a document. */
export function searchSettings(document: SearchDocument): SearchSettings {
  const { radius, hideRadiusFor, seo } = document.search;
  return {
    listings: {
      JOBS: listingSettings(document, 'jobs'),
      ORGANIZATIONS: listingSettings(document, 'organizations'),
      RESUMES: listingSettings(document, 'resumes'),
    },
    radiusOptions: radius.options.length > 0 ? [...radius.options] : [radius.default],
    defaultRadius: radius.default,
    hideRadiusFor: [...hideRadiusFor],
    noindexEmpty: seo.noindexEmpty,
  };
}

function listingSettings({ search, facets }: SearchDocument, index: Index): ListingSettings {
  const { order, items } = facets[index];
  // Resumes are not indexed: their facets stay in the query.
  const { cleanFacets, order: clean } = index === 'resumes' ? { cleanFacets: 0, order: [] } : search.seo[index];
  const { default: defaultSorting, options } = search.sorting[index];
  return {
    facets: [...order],
    single: order.filter((field) => items[field]?.multiple === false),
    clean: clean.filter((field) => order.includes(field)),
    cleanFacets,
    sortings: options.map(({ code }) => code),
    defaultSorting,
  };
}
