/** Job seekers manage their own resume only; employers search resumes. */

import { all, inCharge, type ModulePolicies, type Policy, withFeature, withRole } from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import type { SearchIndex } from '../../search/port.ts';
import { isAdminLike } from '../../viewer.ts';
import { actsFor, listMemberships } from '../organizations/own-store.ts';

const applicant = all(withFeature('resume'), withRole('applicant'));

/** Administrators of this brand; for content shared with other brands the service checks further. */
const keeper = all(withFeature('resume'), inCharge);

/** `isUserApprovedAndVerified`; administrators need no approval. */
const trusted: Policy = (context) => {
  const { account } = context.viewer;
  if (isAdminLike(context.viewer)) return;
  if (account?.emailVerified !== true) throw refusal('EMAIL_NOT_VERIFIED');
  if (context.brand.document.moderation.accounts && !account.approved) throw refusal('NOT_APPROVED');
};

/** Members of organizations who work with their applicants alone see no other resumes. */
const notForScreeners: Policy = async (context) => {
  const { account } = context.viewer;
  if (account === null || isAdminLike(context.viewer)) return;
  const own = await listMemberships(context, account.id);
  if (own.length > 0 && !own.some(({ role }) => actsFor(role))) throw refusal('NOT_ALLOWED');
};

/** Employers, on a brand where resumes can be searched. */
export const searchesResumes = all(
  withFeature('recruiter'),
  withFeature('resume'),
  withFeature('resumeSearches'),
  withRole('recruiter', 'job_editor', 'site_admin', 'administrator'),
  trusted,
  notForScreeners,
);

/** Jobs and organizations are public. */
export const searchable: Policy<{ index: SearchIndex }> = (context, { index }) =>
  index === 'RESUMES' ? searchesResumes(context, {}) : undefined;

export const resumePolicies = {
  Query: {
    adminResume: keeper,
    adminResumes: keeper,
    foundResume: searchesResumes,
    ownResume: applicant,
    resumeWizard: withFeature('resume'),
  },
  Mutation: {
    adminSaveResume: keeper,
    adminShowResume: keeper,
    endResumeHiding: applicant,
    hideResumeFrom: applicant,
    saveResume: applicant,
    showResume: applicant,
    readResumeFile: all(applicant, withFeature('resumeImport')),
  },
} satisfies ModulePolicies;
