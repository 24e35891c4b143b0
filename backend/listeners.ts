/** Which modules listen to which announcements, in the order in which they act. `npm run generate` writes it into docs/announcements.md. */
import type { Listeners } from './announcements.ts';
import { applicationListeners } from './modules/applications/listeners.ts';
import { billingListeners } from './modules/billing/listeners.ts';
import { conversationListeners } from './modules/conversations/listeners.ts';
import { cvSiteListeners } from './modules/cv-sites/listeners.ts';
import { entryListeners } from './modules/entries/listeners.ts';
import { jobListeners } from './modules/jobs/listeners.ts';
import { mergeListeners } from './modules/merges/listeners.ts';
import { partnerListeners } from './modules/partners/webhooks/tell.ts';
import { resumeContactListeners } from './modules/resume-contacts/listeners.ts';
import { resumeListeners } from './modules/resumes/listeners.ts';

export const listeners: Listeners = {
  conversations: conversationListeners,
  merges: mergeListeners,
  jobs: jobListeners,
  billing: billingListeners,
  applications: applicationListeners,
  partners: partnerListeners,
  'resume-contacts': resumeContactListeners,
  resumes: resumeListeners,
  'cv-sites': cvSiteListeners,
  entries: entryListeners,
};
