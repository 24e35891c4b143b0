import { isFeatureOn } from '../../../runtime/core/document/features.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { hrefOf } from '../../services/href.ts';
import { findMemberRole } from '../organizations/own-store.ts';
import { personOf } from '../rights/access.ts';
import { type ClaimRow, findLatest, isOwned, isOwnerless } from './claim-store.ts';
import { approveClaim, claimOrganization, rejectClaim, undoClaim } from './claims.ts';
import { decideJoinRequest, joinRequests, organizationsNamed } from './requests.ts';

const stateOf = ({ approved }: ClaimRow) => (approved === null ? 'open' : approved ? 'approved' : 'rejected');

export const claimResolvers: Resolvers = {
  Query: {
    async claimOffer(_root, { organizationId }, context) {
      const found = organizationId > 0 ? await context.organizations.byId.load(organizationId) : null;
      if (found === null) return null;
      const { name, slug } = found.row;
      return {
        ...{ name, path: hrefOf(context.brand, context.locale).organization(slug) },
        isClaimable: await isOwnerless(context, organizationId),
        isOwned: await isOwned(context, organizationId),
        isMember: (await findMemberRole(context, organizationId, personOf(context).id)) !== null,
        claim: await findLatest(context, { organizationId, accountId: personOf(context).id }),
      };
    },
    organizationsNamed: (_root, { name }, context) => organizationsNamed(context, name),
    joinRequests: (_root, { organizationId }, context) => joinRequests(context, organizationId),
  },
  Mutation: {
    claimOrganization: (_root, given, context) => claimOrganization(context, given),
    decideJoinRequest: (_root, { reason = null, ...decision }, context) =>
      decideJoinRequest(context, { ...decision, reason }),
    approveOrganizationClaim: (_root, { id }, context) => approveClaim(context, id),
    rejectOrganizationClaim: (_root, { id, reason }, context) => rejectClaim(context, id, reason),
    undoOrganizationClaim: (_root, { id }, context) => undoClaim(context, id),
  },
  Organization: {
    // A preview does not know who owns it.
    isClaimable: ({ row }, _args, context) =>
      !context.isPreview && isFeatureOn(context.brand.document.features, 'recruiter') && isOwnerless(context, row.id),
  },
  OrganizationClaim: { state: stateOf },
};
