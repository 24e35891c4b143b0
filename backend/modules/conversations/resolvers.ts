import type { Resolvers } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { isOpened, isOwner } from '../resume-contacts/opened.ts';
import { block, report } from './complaints.ts';
import { answerInterview, proposeInterview, withdrawInterview } from './interviews.ts';
import { findNotices, saveNotices } from './notice-store.ts';
import { employerOf, findParty } from './party.ts';
import { markRead, messagesOf, seekerOf } from './read.ts';
import { dropTemplate, keepTemplate, sendToMany, templatesFor } from './templates.ts';
import { unreadOf } from './unread.ts';
import { sendMessage } from './write.ts';

export const conversationResolvers: Resolvers = {
  Query: {
    conversation: async (_root, args, context) => {
      const party = await findParty(context, args);
      if (party === null) throw refusal(args.about === 'contact' ? 'CONTACT_UNKNOWN' : 'APPLICATION_UNKNOWN');
      return party;
    },
    messageTemplates: (_root, { jobId }, context) => templatesFor(context, jobId),
    messageNotices: (_root, _args, context) => findNotices(context, context.viewer.account?.id ?? 0),
  },
  Mutation: {
    sendMessage: (_root, args, context) => sendMessage(context, args),
    markConversationRead: (_root, args, context) => markRead(context, args),
    blockConversation: (_root, { blocked, ...args }, context) => block(context, args, blocked),
    reportMessage: (_root, args, context) => report(context, args),
    proposeInterview: (_root, { times, ...args }, context) =>
      proposeInterview(context, { ...args, times: times.map((time) => new Date(time)) }),
    answerInterview: (_root, { time, ...args }, context) =>
      answerInterview(context, { ...args, time: time == null ? null : new Date(time) }),
    withdrawInterview: (_root, args, context) => withdrawInterview(context, args),
    saveMessageTemplate: (_root, args, context) => keepTemplate(context, args),
    deleteMessageTemplate: (_root, args, context) => dropTemplate(context, args),
    sendToApplicants: (_root, args, context) => sendToMany(context, args),
    setMessageNotices: async (_root, { mode }, context) => {
      await saveNotices(context, context.viewer.account?.id ?? 0, mode);
      return mode;
    },
  },
  Conversation: {
    employer: (party) => employerOf(party),
    seeker: (party, _args, context) => seekerOf(context, party),
    messages: (party, _args, context) => messagesOf(context, party),
  },
  OwnApplication: {
    unread: ({ id }, _args, context) => unreadOf(context, { about: 'application', id }, 'seeker'),
  },
  Applicant: {
    unread: ({ id, stage, cleared }, _args, context) =>
      stage === 'withdrawn' || cleared !== null ? 0 : unreadOf(context, { about: 'application', id }, 'employer'),
  },
  ResumeContact: {
    unread: (row, _args, context) =>
      isOpened(context, row) && row.ways.includes('messages')
        ? unreadOf(context, { about: 'contact', id: row.id }, isOwner(context, row) ? 'seeker' : 'employer')
        : 0,
  },
};
