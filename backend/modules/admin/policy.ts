/** Who may run the operations of the administration. Which brands and people it is about, the services ask. */
import { administrators, adminLike, all, inPerson, type ModulePolicies, type Policy } from '../../policy.ts';
import { refusal } from '../../refusal.ts';

/** Only after the second factor, where this server asks for it. */
export const secondFactorShown: Policy = (context) => {
  if (context.admin.needsSecondFactor && !context.viewer.secondFactor) throw refusal(context, 'SECOND_FACTOR_REQUIRED');
};

/** Those who administer this brand, themselves, with whatever they have to show. */
export const inCharge = all(administrators, inPerson, secondFactorShown);
const atTheDoor = all(adminLike, inPerson);

export const adminPolicies = {
  Query: {
    adminAccess: atTheDoor,
    adminBrand: inCharge,
    adminBrands: inCharge,
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
