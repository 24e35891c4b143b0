/** Resumes are for people who look for work; the store looks nowhere but at their own. */
import { all, type ModulePolicies, withFeature, withRole } from '../../policy.ts';

const applicant = all(withFeature('resume'), withRole('applicant'));

export const resumePolicies = {
  Query: { ownResume: applicant, resumeWizard: withFeature('resume') },
  Mutation: {
    saveResume: applicant,
    showResume: applicant,
    readResumeFile: all(applicant, withFeature('resumeImport')),
  },
} satisfies ModulePolicies;
