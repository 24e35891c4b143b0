/** People ask for themselves; administrators of the brand decide. The service asks for all brands of the organization where that counts. */
import { all, inCharge, inPerson, type ModulePolicies, withFeature } from '../../policy.ts';
import { employer, forPeople } from '../organizations/policy.ts';

const moderators = all(withFeature('recruiter'), inCharge);

export const claimPolicies = {
  Query: { claimOffer: employer, joinRequests: forPeople, organizationsNamed: employer },
  Mutation: {
    claimOrganization: all(employer, inPerson),
    decideJoinRequest: forPeople,
    approveOrganizationClaim: moderators,
    rejectOrganizationClaim: moderators,
    undoOrganizationClaim: moderators,
  },
} satisfies ModulePolicies;
