/** Changes of settings are for those who administer the brand; the services check which brands these are. */
import { inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);

export const brandChangePolicies = {
  Query: { brandExport: anywhere, fleetEdits: anywhere, fleetPreview: anywhere, scheduledPatches: anywhere },
  Mutation: {
    cancelScheduledPatch: anywhere,
    moveScheduledPatch: anywhere,
    saveFleetEdit: anywhere,
    scheduleBrandPatch: anywhere,
    undoFleetEdit: anywhere,
  },
} satisfies ModulePolicies;
