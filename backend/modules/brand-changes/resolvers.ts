import type { Resolvers } from '../../graphql.generated.ts';
import { exportBrand } from './export.ts';
import { listFleetEdits, previewFleet, saveFleet } from './fleet.ts';
import { undoFleet } from './fleet-undo.ts';
import { cancelScheduled, listScheduled, moveScheduled, schedulePatch } from './schedule.ts';

export const brandChangeResolvers: Resolvers = {
  Query: {
    brandExport: (_root, args, context) => exportBrand(context, args),
    fleetEdits: (_root, args, context) => listFleetEdits(context, args),
    fleetPreview: (_root, args, context) => previewFleet(context, args),
    scheduledPatches: (_root, args, context) => listScheduled(context, args),
  },
  Mutation: {
    saveFleetEdit: (_root, args, context) => saveFleet(context, args),
    undoFleetEdit: (_root, { id, note }, context) => undoFleet(context, id, note ?? ''),
    scheduleBrandPatch: (_root, args, context) => schedulePatch(context, args),
    moveScheduledPatch: (_root, args, context) => moveScheduled(context, args),
    cancelScheduledPatch: (_root, args, context) => cancelScheduled(context, args),
  },
};
