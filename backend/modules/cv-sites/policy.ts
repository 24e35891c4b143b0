/** Online pages are public; job seekers can have one; administrators of the brand can take it down. */
import { all, inCharge, type ModulePolicies, withFeature, withRole } from '../../policy.ts';

const on = all(withFeature('resume'), withFeature('cvSite'));
const applicant = all(on, withRole('applicant'));

const keeper = all(on, inCharge);

export const cvSitePolicies = {
  Query: { cvSite: on, ownCvSite: applicant },
  Mutation: { hideCvSite: keeper, restoreCvSite: keeper, saveCvSite: applicant, takeCvSiteDown: keeper },
} satisfies ModulePolicies;
