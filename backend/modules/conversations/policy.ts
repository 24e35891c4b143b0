/** Who takes part in a conversation: the two sides alone, and no administrator. */

import type { ConversationSide } from '../../graphql.generated.ts';
import { all, type ModulePolicies, type Policy, signedIn, withFeature } from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import { findApplyJob } from '../applications/job-store.ts';
import { readsApplicants } from '../jobs/own/own-policy.ts';
import { contactingEmployer } from '../resume-contacts/policy.ts';
import { findParty, type PartyArgs } from './party.ts';

const ofFeatures: Policy<PartyArgs> = async (context, args) => {
  const { about, side, token } = args;
  if (about === 'contact') {
    await all(withFeature('resumeContact'), signedIn)(context, args);
    return;
  }
  await withFeature(side === 'seeker' ? 'applicant' : 'recruiter')(context, args);
  // Guests come with the token of their link.
  if (side === 'employer' || token == null) await signedIn(context, args);
};

const ofParty: Policy<PartyArgs> = async (context, args) => {
  if ((await findParty(context, args)) === null)
    throw refusal(args.about === 'contact' ? 'CONTACT_UNKNOWN' : 'APPLICATION_UNKNOWN');
  if (args.about === 'contact' && args.side === 'employer') await contactingEmployer(context, args);
};

/** Members of the employer of a job, and no administrator: they write in its name. */
const ofJob: Policy<{ jobId: number }> = async (context, { jobId }) => {
  const job = await findApplyJob(context, jobId);
  if (job === null || !(await readsApplicants(context, job))) throw refusal('JOB_UNKNOWN');
};

const ofEach: Policy<{ ids: readonly number[] }> = async (context, { ids }) => {
  for (const id of new Set(ids.slice(0, 100))) await ofParty(context, { about: 'application', id, side: 'employer' });
};

/** For an operation of one side alone. */
const ofSide =
  (side: ConversationSide): Policy<Omit<PartyArgs, 'side'>> =>
  (context, args) =>
    all(ofFeatures, ofParty)(context, { ...args, side });

const employer = all(withFeature('recruiter'), signedIn);
const member = all<{ jobId: number }>(employer, ofJob);
const party = all<PartyArgs>(ofFeatures, ofParty);

export const conversationPolicies = {
  Query: { conversation: party, messageNotices: signedIn, messageTemplates: member },
  Mutation: {
    sendMessage: party,
    markConversationRead: party,
    blockConversation: party,
    reportMessage: party,
    setMessageNotices: signedIn,
    proposeInterview: ofSide('employer'),
    answerInterview: ofSide('seeker'),
    withdrawInterview: ofSide('employer'),
    saveMessageTemplate: member,
    deleteMessageTemplate: member,
    sendToApplicants: all<{ ids: readonly number[] }>(employer, ofEach),
  },
} satisfies ModulePolicies;
