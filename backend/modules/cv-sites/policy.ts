/** Online pages are public; job seekers can have one. */
import { all, type ModulePolicies, withFeature, withRole } from '../../policy.ts';

const on = all(withFeature('resume'), withFeature('cvSite'));
const applicant = all(on, withRole('applicant'));

export const cvSitePolicies = {
  Query: { cvSite: on, ownCvSite: applicant },
  Mutation: { saveCvSite: applicant },
} satisfies ModulePolicies;
