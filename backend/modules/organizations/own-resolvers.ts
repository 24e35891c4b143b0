import { UserError } from '../../errors.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { inLanguage } from '../taxonomies/localised.ts';
import { bringOrganization, createOrganization } from './create.ts';
import { accept, describeInvitation, inviteMember, inviteOwner, withdraw } from './invitations.ts';
import { changeRole, handOver, peopleOf, removeMember } from './members.ts';
import { organizationRecord } from './organization.ts';
import { findOwn, groupsOf, previewOf, requireOwn } from './own-organization.ts';
import {
  listElsewhere,
  listMemberships,
  listOwnOrganizations,
  listTrusted,
  listWaiting,
  updateActive,
} from './own-store.ts';
import { managesMembers, tiesOf } from './policy.ts';
import { approve, publish, refuse, setTraining, setTrusted, unpublish } from './publish.ts';
import { saveGroup } from './save-group.ts';

const MOST_WAITING = 100;

export const ownOrganizationResolvers: Resolvers = {
  Query: {
    updatableOrganizationProfiles: (_root, _args, context) =>
      context.viewer.account ? listOwnOrganizations(context, context.viewer.account.id) : [],
    ownOrganization: (_root, { organizationId }, context) => findOwn(context, organizationId ?? null),
    memberships: (_root, _args, context) =>
      context.viewer.account ? listMemberships(context, context.viewer.account.id) : [],
    organizationsElsewhere: (_root, _args, context) =>
      context.viewer.account ? listElsewhere(context, context.viewer.account.id) : [],
    waitingOrganizations: (_root, { limit, offset }, context) => {
      if (limit < 1 || limit > MOST_WAITING || offset < 0)
        throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_WAITING} are allowed.`, { path: 'limit' });
      return listWaiting(context, limit, offset);
    },
    async trustedOrganizations(_root, _args, context) {
      const rows = await listTrusted(context);
      return rows.flatMap(({ since, by, ...row }) => (since === null ? [] : { ...row, since, by: by || null }));
    },
    organizationPeople: (_root, { organizationId }, context) => peopleOf(context, organizationId),
    invitation: (_root, { token }, context) => describeInvitation(context, token),
  },
  Mutation: {
    createOrganization: (_root, { name }, context) => createOrganization(context, name),
    bringOrganization: (_root, { organizationId }, context) => bringOrganization(context, organizationId),
    async activateOrganization(_root, { organizationId }, context) {
      if (context.viewer.account) await updateActive(context, context.viewer.account.id, organizationId);
      return requireOwn(context, organizationId);
    },
    saveOrganizationGroup: (_root, args, context) => saveGroup(context, args),
    publishOrganization: (_root, { organizationId }, context) => publish(context, organizationId),
    unpublishOrganization: (_root, { organizationId }, context) => unpublish(context, organizationId),
    approveOrganization: (_root, { organizationId }, context) => approve(context, organizationId),
    refuseOrganization: (_root, { organizationId, reason }, context) => refuse(context, organizationId, reason),
    setOrganizationTraining: (_root, { organizationId, training }, context) =>
      setTraining(context, organizationId, training),
    trustOrganization: (_root, { organizationId, trusted }, context) => setTrusted(context, organizationId, trusted),
    async inviteMember(_root, { organizationId, email, role }, context) {
      const faults = await inviteMember(context, { organizationId, email, role });
      return { faults, people: await peopleOf(context, organizationId) };
    },
    async inviteOwner(_root, { organizationId, email }, context) {
      const faults = await inviteOwner(context, { organizationId, email });
      return { faults, people: await peopleOf(context, organizationId) };
    },
    async withdrawInvitation(_root, { organizationId, invitationId }, context) {
      await withdraw(context, organizationId, invitationId);
      return peopleOf(context, organizationId);
    },
    acceptInvitation: (_root, { token }, context) => accept(context, token),
    changeMemberRole: (_root, { organizationId, accountId, role }, context) =>
      changeRole(context, organizationId, accountId, role),
    removeMember: (_root, { organizationId, accountId }, context) => removeMember(context, organizationId, accountId),
    async leaveOrganization(_root, { organizationId }, context) {
      if (context.viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
      await removeMember(context, organizationId, context.viewer.account.id);
      return true;
    },
    handOverOrganization: (_root, { organizationId, accountId }, context) =>
      handOver(context, organizationId, accountId),
  },
  UpdatableOrganizationProfile: {
    id: ({ profileId }) => profileId,
    presentation: (row) => organizationRecord(row).data.presentation,
    industry: (row, _args, { terms, locale }) =>
      terms.find('industry', organizationRecord(row).data.industries).map((term) => tagOf(term, locale)),
    benefits: (row, _args, { terms, locale }) =>
      terms.find('benefit', organizationRecord(row).data.benefits).map((term) => tagOf(term, locale)),
    organization: ({ id }) => ({ id }),
    url: ({ slug }, _args, { brand, locale }) => ({ path: hrefOf(brand, locale).organization(slug) }),
    urlNoPrefix: ({ slug }, _args, { brand, locale }) =>
      withoutPrefix(hrefOf(brand, locale).organization(slug), locale),
    logo: (row, _args, context) => previewOf(context, row).data.logo,
  },
  OwnOrganization: {
    role: async ({ id }, _args, context) => (await tiesOf(context, id)).role,
    managesMembers: async ({ id }, _args, context) => managesMembers(context.viewer, await tiesOf(context, id)),
    state: ({ published, requested }) => (published ? 'published' : requested ? 'waiting' : 'draft'),
    path: ({ slug }, _args, { brand, locale }) => hrefOf(brand, locale).organization(slug),
    groups: (row, _args, context) => groupsOf(context, row),
    preview: (row, _args, context) => previewOf(context, row),
  },
};

function tagOf(
  { id, code, labels }: { id: number; code: string; labels: Readonly<Record<string, string>> },
  locale: string,
) {
  return { tid: id, label: inLanguage(labels, locale) ?? code };
}

/** `/de/organization/x` -> `/organization/x`. */
function withoutPrefix(path: string, locale: string): string {
  return path.startsWith(`/${locale}/`) ? path.slice(locale.length + 1) : path;
}
