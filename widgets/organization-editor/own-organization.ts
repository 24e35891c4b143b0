/** What the editor asks the backend about organizations. Every function rejects with `GraphqlError`. */
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { OwnOrganization } from './organization-editor.generated.ts';
import {
  bringOrganizationMutation,
  createOrganizationMutation,
  loadOwnOrganizationQuery,
  publishOrganizationMutation,
  unpublishOrganizationMutation,
} from './organization-editor.generated.ts';

/** Where a person stands who may change organizations. */
export interface OwnOrganizations {
  /** The one that is changed now; null for a person without one. */
  own: OwnOrganization | null;
  /** Organizations of the person that this brand has no profile of. */
  elsewhere: readonly { id: number; name: string }[];
}

/** The organization of this number, where the person may change it; without one, the one that they act for. */
export async function loadOwn(organizationId: number | null): Promise<OwnOrganizations> {
  const answer = await run(loadOwnOrganizationQuery, { organizationId });
  return { own: answer.ownOrganization, elsewhere: answer.organizationsElsewhere };
}

export async function createOrganization(name: string): Promise<readonly FormFault[]> {
  return (await run(createOrganizationMutation, { name })).createOrganization.faults;
}

export async function bringOrganization(organizationId: number): Promise<void> {
  await run(bringOrganizationMutation, { organizationId });
}

/** Publishes, or asks the brand to; gives what keeps it from that, and the organization as it is now. */
export async function publishOrganization(organizationId: number): Promise<OwnOrganization> {
  const answer = await run(publishOrganizationMutation, { organizationId });
  return answer.publishOrganization.organization;
}

export async function unpublishOrganization(organizationId: number): Promise<OwnOrganization> {
  return (await run(unpublishOrganizationMutation, { organizationId })).unpublishOrganization;
}
