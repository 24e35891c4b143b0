/** Backend calls of the editor about organizations. Every function rejects with `GraphqlError`. */
import { run } from '../../runtime/graphql/run.ts';
import type { OwnOrganization } from './organization-editor.generated.ts';
import { publishOrganizationMutation, unpublishOrganizationMutation } from './organization-editor.generated.ts';

/** Publishes, or requests publication; resolves with the reasons against it and the updated organization. */
export async function publishOrganization(organizationId: number): Promise<OwnOrganization> {
  const answer = await run(publishOrganizationMutation, { organizationId });
  return answer.publishOrganization.organization;
}

export async function unpublishOrganization(organizationId: number): Promise<OwnOrganization> {
  return (await run(unpublishOrganizationMutation, { organizationId })).unpublishOrganization;
}
