import type { Resolvers } from '../../graphql.generated.ts';
import { titleOf } from './saved-search.ts';
import {
  confirmAlert,
  createAlert,
  deleteAlert,
  findByToken,
  listOwnAlerts,
  pauseAlert,
  updateAlert,
} from './service.ts';

export const alertResolvers: Resolvers = {
  Query: {
    savedSearchTitle: (_root, { search }, context) => titleOf(context, search),
    jobAlerts: (_root, _args, context) => listOwnAlerts(context),
    jobAlert: (_root, { token }, context) => findByToken(context, token),
  },
  Mutation: {
    createJobAlert: (_root, { search, answers }, context) => createAlert(context, search, answers),
    confirmJobAlert: (_root, { token }, context) => confirmAlert(context, token),
    updateJobAlert: (_root, { answers, id, token }, context) => updateAlert(context, { id, token }, answers),
    pauseJobAlert: (_root, { paused, id, token }, context) => pauseAlert(context, { id, token }, paused),
    deleteJobAlert: (_root, { id, token }, context) => deleteAlert(context, { id, token }),
  },
  JobAlert: {
    confirmed: ({ confirmed }) => confirmed !== null,
    email: ({ address }) => address,
  },
};
