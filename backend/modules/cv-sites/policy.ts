/** Everybody reads pages that are online; those who look for work have one. */
import { all, type ModulePolicies, withFeature, withRole } from '../../policy.ts';

const on = all(withFeature('resume'), withFeature('cvSite'));
const applicant = all(on, withRole('applicant'));

export const cvSitePolicies = {
  Query: { cvSite: on, ownCvSite: applicant },
  Mutation: { saveCvSite: applicant },
} satisfies ModulePolicies;
