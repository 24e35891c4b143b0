/** Who may run the operations of the administration. The services check which brands and people they cover. */
import { adminLike, all, inCharge, inPerson, type ModulePolicies, overBrands, type Policy } from '../../policy.ts';
import { ADMIN_LIKE } from '../../viewer.ts';

/** Includes people who still have to confirm their second factor. */
const orWaiting: Policy = (context, args) => {
  if (!ADMIN_LIKE.some((role) => context.viewer.waitingRoles.has(role))) return adminLike(context, args);
};
const atTheDoor = overBrands(all(orWaiting, inPerson));
const anywhere = overBrands(inCharge);
const editors = overBrands(all(adminLike, inPerson));

export const adminPolicies = {
  Query: {
    adminAccess: atTheDoor,
    adminBrand: anywhere,
    adminBrands: anywhere,
    adminBrandsCsv: anywhere,
    adminBrokenBrands: anywhere,
    adminEvents: anywhere,
    adminMail: anywhere,
    adminMails: anywhere,
    adminUsers: anywhere,
    adminWork: anywhere,
    brandPatchEffects: anywhere,
    brandPatchFindings: anywhere,
    brandPatchHistory: anywhere,
    brandSchema: anywhere,
    findAnything: editors,
    mailSample: anywhere,
    mailTemplates: anywhere,
    morningMail: editors,
    waitingToday: editors,
    workspaceBrands: atTheDoor,
    workspaceSite: atTheDoor,
  },
  Mutation: {
    approveUser: anywhere,
    beginSecondFactor: atTheDoor,
    blockUser: anywhere,
    confirmSecondFactor: atTheDoor,
    grantRole: anywhere,
    redoBrandPatch: anywhere,
    resetSecondFactor: anywhere,
    restoreBrandPatch: anywhere,
    retryMail: anywhere,
    retryWork: anywhere,
    revokeRole: anywhere,
    saveBrandPatch: anywhere,
    sendMailSample: anywhere,
    setMorningMail: editors,
    undoBrandPatch: anywhere,
    verifyUser: anywhere,
  },
} satisfies ModulePolicies;
