/** A member's alerts are the member's own: the store looks nowhere else. For a guest the token of the mail stands in. */
import { all, type ModulePolicies, signedIn, withFeature } from '../../policy.ts';

const on = withFeature('jobAlerts');

export const alertPolicies = {
  Query: { savedSearchTitle: on, jobAlerts: all(on, signedIn), jobAlert: on },
  Mutation: { createJobAlert: on, confirmJobAlert: on, updateJobAlert: on, pauseJobAlert: on, deleteJobAlert: on },
} satisfies ModulePolicies;
