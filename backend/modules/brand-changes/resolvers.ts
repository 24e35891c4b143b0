import type { Resolvers } from '../../graphql.generated.ts';
import { cancelScheduled, listScheduled, moveScheduled, schedulePatch } from './schedule.ts';

export const brandChangeResolvers: Resolvers = {
  Query: {
    scheduledPatches: (_root, args, context) => listScheduled(context, args),
  },
  Mutation: {
    scheduleBrandPatch: (_root, args, context) => schedulePatch(context, args),
    moveScheduledPatch: (_root, args, context) => moveScheduled(context, args),
    cancelScheduledPatch: (_root, args, context) => cancelScheduled(context, args),
  },
};
