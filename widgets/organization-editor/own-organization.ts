/** Backend calls of the editor about organizations. Every function rejects with `GraphqlError`. */
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

/** The organizations a person may edit. */
export interface OwnOrganizations {
  /** The one being edited; null for a person without one. */
  own: OwnOrganization | null;
  /** Organizations of the person without a profile on this brand. */
  elsewhere: readonly { id: number; name: string }[];
}

/** The organization with this id, if the person may edit it; without an id, the active one. */
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

/** Publishes, or requests publication; resolves with the reasons against it and the updated organization. */
export async function publishOrganization(organizationId: number): Promise<OwnOrganization> {
  const answer = await run(publishOrganizationMutation, { organizationId });
  return answer.publishOrganization.organization;
}

export async function unpublishOrganization(organizationId: number): Promise<OwnOrganization> {
  return (await run(unpublishOrganizationMutation, { organizationId })).unpublishOrganization;
}
