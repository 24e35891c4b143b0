import type { Resolvers } from '../../graphql.generated.ts';
import { drawJobMap } from './maps.ts';
import { listJobTowns, listJobWeeks } from './service.ts';

export const figureResolvers: Resolvers = {
  Query: {
    jobTowns: (_root, asked, context) => {
      context.shown.listed.add(`jobs:${context.frontend}`);
      return listJobTowns(context, asked);
    },
    jobMap: (_root, asked, context) => {
      context.shown.listed.add(`jobs:${context.frontend}`);
      return drawJobMap(context, asked);
    },
    jobWeeks: (_root, { weeks }, context) => {
      context.shown.listed.add(`jobs:${context.frontend}`);
      return listJobWeeks(context, weeks);
    },
  },
};
