/** Who takes part in a conversation: the two sides alone, and no administrator. */
import { all, type ModulePolicies, type Policy, signedIn, withFeature } from '../../policy.ts';
import { refusal } from '../../refusal.ts';
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

const party = all<PartyArgs>(ofFeatures, ofParty);

export const conversationPolicies = {
  Query: { conversation: party, messageNotices: signedIn },
  Mutation: {
    sendMessage: party,
    markConversationRead: party,
    blockConversation: party,
    reportMessage: party,
    setMessageNotices: signedIn,
  },
} satisfies ModulePolicies;
