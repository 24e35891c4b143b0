import type { GraphqlQuery } from '../../../runtime/core/request-context.ts';
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

/** Everything that its page shows; `FullOrganization` is its type. */
export const fullOrganizationFields = /* GraphQL */ `
  fragment FullOrganization on Organization {
    ...OrganizationTeaser
    alternativeName presentation benefits size website companyName
    cover { url alt width height }
    occupations { label }
    fieldsOfStudy { label }
    choices { field label values }
    profiles { network url }
    companyAddress { ...Postal }
    branches { name place { ...Postal } }
    contactPeople {
      salutation firstName lastName position email phone linkedinProfile contactInfo
      photo { url alt width height small }
    }
    gallery { url alt title width height small }
    videos { source coverTitle cover { url alt width height } }
    faq { question answer }
    attachments { name size url }
    facet { field filter label alias }
  }
  fragment Postal on JobLocation {
    label addressLine1 addressLine2 zip countryCode
  }
  ${organizationFields}
`;

const document = /* GraphQL */ `
  query Organization($id: Int!) {
    organization(id: $id) { ...FullOrganization }
  }
  ${fullOrganizationFields}
`;

/** One organization whole, the same for every widget of its page, so that it runs once. */
export function organizationQuery(id: number): GraphqlQuery {
  return { document, variables: { id } };
}
