/** What the editor asks the backend about organizations. Every function rejects with `GraphqlError`. */
import type { FormFault } from '../../runtime/forms/form-store.ts';
import type { Schema } from '../../schemas/resolved-schema.ts';
import { ask } from '../shared/account/account-calls.ts';
import type { SavedGroup } from '../shared/group-form/GroupForm.tsx';
import { fullOrganizationFields } from '../shared/organizations/organization-query.ts';
import type { FullOrganization } from '../shared/organizations/organization-types.ts';

export interface OwnGroup {
  group: string;
  answers: Schema;
  version: number;
  answered: boolean;
  /** What keeps the profile from being published. */
  faults: readonly FormFault[];
}

export interface OwnOrganization {
  id: number;
  name: string;
  role: 'owner' | 'editor' | null;
  managesMembers: boolean;
  state: 'draft' | 'waiting' | 'published';
  refusal: string | null;
  path: string;
  groups: readonly OwnGroup[];
}

/** Where a person stands who may change organizations. */
export interface OwnOrganizations {
  /** The one that is changed now; null for a person without one. */
  own: OwnOrganization | null;
  /** Organizations of the person that this brand has no profile of. */
  elsewhere: readonly { id: number; name: string }[];
}

const OWN = `fragment Own on OwnOrganization {
  id name role managesMembers state refusal path
  groups { group answers version answered faults { code pointer message } }
}`;

/** The organization of this number, where the person may change it; without one, the one that they act for. */
export async function loadOwn(organizationId: number | null): Promise<OwnOrganizations> {
  const answer = await ask<{
    ownOrganization: OwnOrganization | null;
    organizationsElsewhere: OwnOrganizations['elsewhere'];
  }>(
    `query OwnOrganization($organizationId: Int) {
      ownOrganization(organizationId: $organizationId) { ...Own } organizationsElsewhere { id name }
    } ${OWN}`,
    { organizationId },
  );
  return { own: answer.ownOrganization, elsewhere: answer.organizationsElsewhere };
}

export async function loadPreview(organizationId: number): Promise<FullOrganization> {
  const document = `query Preview($organizationId: Int!) {
    ownOrganization(organizationId: $organizationId) { preview { ...FullOrganization } }
  } ${fullOrganizationFields}`;
  const { ownOrganization } = await ask<{ ownOrganization: { preview: FullOrganization } }>(document, {
    organizationId,
  });
  return ownOrganization.preview;
}

export async function createOrganization(name: string): Promise<readonly FormFault[]> {
  const document = `mutation CreateOrganization($name: String!) {
    createOrganization(name: $name) { faults { code pointer message } }
  }`;
  return (await ask<{ createOrganization: { faults: FormFault[] } }>(document, { name })).createOrganization.faults;
}

export async function bringOrganization(organizationId: number): Promise<void> {
  const document = `mutation BringOrganization($organizationId: Int!) {
    bringOrganization(organizationId: $organizationId) { id }
  }`;
  await ask(document, { organizationId });
}

export async function saveGroup(variables: {
  organizationId: number;
  group: string;
  answers: Schema;
  version: number;
}): Promise<SavedGroup> {
  const document = `mutation SaveOrganizationGroup($organizationId: Int!, $group: String!, $answers: JSON!, $version: Int!) {
    saveOrganizationGroup(organizationId: $organizationId, group: $group, answers: $answers, version: $version) {
      faults { code pointer message } version answers
    }
  }`;
  return (await ask<{ saveOrganizationGroup: SavedGroup }>(document, variables)).saveOrganizationGroup;
}

/** Publishes, or asks the brand to; gives what keeps it from that, and the organization as it is now. */
export async function publishOrganization(organizationId: number): Promise<OwnOrganization> {
  const document = `mutation PublishOrganization($organizationId: Int!) {
    publishOrganization(organizationId: $organizationId) { organization { ...Own } }
  } ${OWN}`;
  const answer = await ask<{ publishOrganization: { organization: OwnOrganization } }>(document, { organizationId });
  return answer.publishOrganization.organization;
}

export async function unpublishOrganization(organizationId: number): Promise<OwnOrganization> {
  const document = `mutation UnpublishOrganization($organizationId: Int!) {
    unpublishOrganization(organizationId: $organizationId) { ...Own }
  } ${OWN}`;
  return (await ask<{ unpublishOrganization: OwnOrganization }>(document, { organizationId })).unpublishOrganization;
}
