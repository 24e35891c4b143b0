/** Administrators look after rules, and moderators after the jobs that they bring; the services check on which brands. */
import {
  adminLike,
  all,
  inCharge,
  inPerson,
  type ModulePolicies,
  overBrands,
  signedIn,
  withFeature,
} from '../../policy.ts';

const anywhere = overBrands(inCharge);
const moderators = overBrands(all(adminLike, inPerson));

export const syndicationPolicies = {
  Query: {
    syndicatedJobs: moderators,
    syndicationRule: anywhere,
    syndicationRules: anywhere,
    syndicationRulesCsv: anywhere,
    syndicationTrial: anywhere,
  },
  Mutation: {
    approveSyndicatedJob: moderators,
    changeSyndicationRule: anywhere,
    createSyndicationRule: anywhere,
    // The service checks whose job it is.
    declineSyndication: all(withFeature('recruiter'), signedIn),
    deleteSyndicationRule: anywhere,
    rejectSyndicatedJob: moderators,
    switchSyndicationRule: anywhere,
  },
} satisfies ModulePolicies;
