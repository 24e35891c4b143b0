/** Who may do what with accounts. */
import { anyone, inCharge, inPerson, type ModulePolicies, overBrands, signedIn } from '../../policy.ts';

export const accountPolicies = {
  Query: {
    getUser: anyone,
    accountLink: anyone,
    exportAccount: inPerson,
    mailBounced: signedIn,
  },
  Mutation: {
    register: anyone,
    verifyEmail: anyone,
    resendVerification: anyone,
    requestPasswordReset: overBrands(anyone),
    resetPassword: overBrands(anyone),
    changePassword: inPerson,
    changeEmail: inPerson,
    updateAccount: signedIn,
    joinSite: inPerson,
    addRole: inPerson,
    signOutEverywhere: inPerson,
    sendMailAgain: inPerson,
    deleteAccount: inPerson,
    masquerade: inCharge,
  },
} satisfies ModulePolicies;
