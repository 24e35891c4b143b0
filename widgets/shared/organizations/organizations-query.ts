import type { GraphqlQuery } from '../../../runtime/core/request-context.ts';
import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import type { LoadContext } from '../../../runtime/page/widget-contract.ts';
import { facetFields, facetsRequest, nestedFacetFields } from '../search/facets-request.ts';
import { listingOf } from '../search/search-links.ts';
import type { Facet } from '../search/search-types.ts';
import { organizationFields } from './organization-query.ts';
import type { TeaserOrganization } from './organization-types.ts';

/** The answer of `organizationsQuery`. */
export interface OrganizationsFound {
  search: {
    total: number;
    exact: boolean;
    hits: readonly { id: number; organization?: TeaserOrganization | null }[];
    facets: readonly Facet[];
    corrections: readonly { word: string; replacement: string }[];
    textIgnored: boolean;
  };
}

const documentWith = (facets: string) => /* GraphQL */ `
  query OrganizationSearch($request: SearchRequest!) {
    search(index: ORGANIZATIONS, request: $request) {
      total
      exact
      hits { id organization { ...OrganizationTeaser } }
      ${facets}
      corrections { word replacement }
      textIgnored
    }
  }
  ${organizationFields}
`;

const documents = { plain: documentWith(facetFields), narrowed: documentWith(nestedFacetFields) };

/** The organization search of the page, the same for every widget that shows a part of it, so that it runs once. */
export function organizationsQuery(context: LoadContext): GraphqlQuery {
  const { brand, page } = context;
  const search = listingOf(page);
  const request = searchRequest({ ...search, index: 'ORGANIZATIONS' }, brand.document, page.locale);
  return {
    document: search.choices.length > 0 ? documents.narrowed : documents.plain,
    variables: { request: { ...request, facets: facetsRequest(context, request) } },
  };
}

/** The answer of `organizationListQuery`. */
export interface OrganizationListFound {
  search: { hits: readonly { id: number; organization?: TeaserOrganization | null }[] };
}

const listDocument = /* GraphQL */ `
  query OrganizationTeasers($request: SearchRequest!) {
    search(index: ORGANIZATIONS, request: $request) { hits { id organization { ...OrganizationTeaser } } }
  }
  ${organizationFields}
`;

/** The first organizations by name of which all conditions hold. */
export function organizationListQuery(
  { page }: LoadContext,
  { count, only = {} }: { count: number; only?: Readonly<Record<string, string>> },
): GraphqlQuery {
  const conditions = Object.entries(only).map(([field, value]) => ({ field, value }));
  return {
    document: listDocument,
    variables: {
      request: {
        language: page.locale,
        ...(conditions.length > 0 && { conditionGroup: { conjunction: 'AND', conditions } }),
        range: { first: 0, last: count },
      },
    },
  };
}

/** The organizations of an answer. */
export function organizationsOf(found: OrganizationListFound): TeaserOrganization[] {
  return found.search.hits.flatMap(({ organization }) => organization ?? []);
}
