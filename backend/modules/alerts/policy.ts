/** Members manage their own alerts, administrators all alerts of the brand: the service finds no others. A token from a mail authorizes its holder. */
import { all, inCharge, type ModulePolicies, type Policy, signedIn, withFeature } from '../../policy.ts';
import { searchesResumes } from '../resumes/policy.ts';

const on = withFeature('jobAlerts');

const resumesOn = all(...['recruiter', 'resume', 'resumeSearches', 'resumeAlerts'].map(withFeature));
const searcher = all(resumesOn, searchesResumes);
/** Somebody who may no longer search resumes can still stop the mails through their link. */
const searcherOrLinked: Policy<{ token?: string | null | undefined }> = (context, { token }) =>
  token ? resumesOn(context, {}) : searcher(context, {});

export const alertPolicies = {
  Query: {
    adminAlerts: inCharge,
    savedSearchTitle: on,
    jobAlerts: all(on, signedIn),
    jobAlert: on,
    savedResumeSearchTitle: searcher,
    resumeAlerts: searcher,
    resumeAlert: searcherOrLinked,
  },
  Mutation: {
    createJobAlert: on,
    confirmJobAlert: on,
    updateJobAlert: on,
    pauseJobAlert: on,
    visitJobAlert: on,
    deleteJobAlert: on,
    createResumeAlert: searcher,
    updateResumeAlert: searcherOrLinked,
    pauseResumeAlert: searcherOrLinked,
    deleteResumeAlert: searcherOrLinked,
  },
} satisfies ModulePolicies;
