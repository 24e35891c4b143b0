/** Who may run the operations of the administration. The services check which brands and people they cover. */
import { adminLike, all, inCharge, inPerson, type ModulePolicies, type Policy } from '../../policy.ts';
import { ADMIN_LIKE } from '../../viewer.ts';

/** Includes people who still have to confirm their second factor. */
const orWaiting: Policy = (context, args) => {
  if (!ADMIN_LIKE.some((role) => context.viewer.waitingRoles.has(role))) return adminLike(context, args);
};
const atTheDoor = all(orWaiting, inPerson);

export const adminPolicies = {
  Query: {
    adminAccess: atTheDoor,
    adminBrand: inCharge,
    adminBrands: inCharge,
    adminBrokenBrands: inCharge,
    adminEvents: inCharge,
    adminMail: inCharge,
    adminMails: inCharge,
    adminUsers: inCharge,
    brandPatchFindings: inCharge,
    brandPatchHistory: inCharge,
    brandSchema: inCharge,
  },
  Mutation: {
    approveUser: inCharge,
    beginSecondFactor: atTheDoor,
    blockUser: inCharge,
    confirmSecondFactor: atTheDoor,
    grantRole: inCharge,
    redoBrandPatch: inCharge,
    resetSecondFactor: inCharge,
    restoreBrandPatch: inCharge,
    retryMail: inCharge,
    revokeRole: inCharge,
    saveBrandPatch: inCharge,
    undoBrandPatch: inCharge,
    verifyUser: inCharge,
  },
} satisfies ModulePolicies;
