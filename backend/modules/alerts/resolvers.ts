import type { Resolvers } from '../../graphql.generated.ts';
import { findAlerts } from './admin-store.ts';
import { jobAlerts, resumeAlerts } from './kinds.ts';
import { countNews } from './saved-news.ts';
import { titleOf } from './saved-search.ts';
import {
  confirmAlert,
  createAlert,
  deleteAlert,
  findByToken,
  findChosen,
  listOwnAlerts,
  pauseAlert,
  updateAlert,
  visitAlert,
} from './service.ts';

export const alertResolvers: Resolvers = {
  Query: {
    adminAlerts: (_root, args, context) => findAlerts(context, args),
    savedSearchTitle: (_root, { search }, context) => titleOf(context, jobAlerts, search),
    jobAlerts: (_root, _args, context) => listOwnAlerts(context, jobAlerts),
    jobAlert: (_root, { token }, context) => findByToken(context, jobAlerts, token),
    savedResumeSearchTitle: (_root, { search }, context) => titleOf(context, resumeAlerts, search),
    resumeAlerts: (_root, _args, context) => listOwnAlerts(context, resumeAlerts),
    resumeAlert: (_root, choice, context) => findChosen(context, resumeAlerts, choice),
  },
  Mutation: {
    createJobAlert: (_root, wish, context) => createAlert(context, jobAlerts, wish),
    confirmJobAlert: (_root, { token }, context) => confirmAlert(context, jobAlerts, token),
    updateJobAlert: (_root, change, context) => updateAlert(context, jobAlerts, change),
    pauseJobAlert: (_root, change, context) => pauseAlert(context, jobAlerts, change),
    visitJobAlert: (_root, choice, context) => visitAlert(context, jobAlerts, choice),
    deleteJobAlert: (_root, choice, context) => deleteAlert(context, jobAlerts, choice),
    createResumeAlert: (_root, wish, context) => createAlert(context, resumeAlerts, wish),
    updateResumeAlert: (_root, change, context) => updateAlert(context, resumeAlerts, change),
    pauseResumeAlert: (_root, change, context) => pauseAlert(context, resumeAlerts, change),
    deleteResumeAlert: (_root, choice, context) => deleteAlert(context, resumeAlerts, choice),
  },
  Alert: {
    confirmed: ({ confirmed }) => confirmed !== null,
    email: ({ address }) => address,
    news: (alert, _args, context) => countNews(context, alert),
  },
};
