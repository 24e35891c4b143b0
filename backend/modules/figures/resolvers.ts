import type { Resolvers } from '../../graphql.generated.ts';
import { listJobTowns, listJobWeeks } from './service.ts';

export const figureResolvers: Resolvers = {
  Query: {
    jobTowns: (_root, asked, context) => {
      context.shown.listed.add(`jobs:${context.frontend}`);
      return listJobTowns(context, asked);
    },
    jobWeeks: (_root, { weeks }, context) => {
      context.shown.listed.add(`jobs:${context.frontend}`);
      return listJobWeeks(context, weeks);
    },
  },
};
