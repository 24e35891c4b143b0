import type { GraphqlQuery } from '../../runtime/core/request-context.ts';
import type { FullOrganization } from './organization-types.ts';

/** Fields of an organization in a list; `TeaserOrganization` is their type. */
export const organizationFields = /* GraphQL */ `
  fragment OrganizationTeaser on Organization {
    id slug name summary openJobs featured
    logo { url alt width height }
    industries { label }
    location { label }
  }
`;

/** The answer of `organizationQuery`; null for a profile that this brand does not show. */
export interface OrganizationFound {
  organization: FullOrganization | null;
}

const document = /* GraphQL */ `
  query Organization($id: Int!) {
    organization(id: $id) {
      ...OrganizationTeaser
      alternativeName presentation benefits size website
      cover { url alt width height }
      occupations { label }
      profiles { network url }
      locations { label }
      contactPeople { firstName lastName position email phone photo { url alt width height } }
      gallery { url alt width height }
      videos { source coverTitle cover { url alt width height } }
      faq { question answer }
      facet { field filter label alias }
    }
  }
  ${organizationFields}
`;

/** One organization whole, the same for every widget of its page, so that it runs once. */
export function organizationQuery(id: number): GraphqlQuery {
  return { document, variables: { id } };
}
