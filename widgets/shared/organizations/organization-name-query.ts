import type { GraphqlQuery } from '../../../runtime/core/request-context.ts';

/** The answer of `organizationNameQuery`. */
export interface OrganizationNameFound {
  organization: { name: string } | null;
}

const document = /* GraphQL */ `
  query OrganizationName($id: Int!) {
    organization(id: $id) { name }
  }
`;

/** The name of an organization, for widgets that only mention it. */
export function organizationNameQuery(id: number): GraphqlQuery {
  return { document, variables: { id } };
}
