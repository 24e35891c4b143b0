/** Changes of settings are for those who administer the brand; the services check which brands these are. */
import { inCharge, type ModulePolicies } from '../../policy.ts';

export const brandChangePolicies = {
  Query: { scheduledPatches: inCharge },
  Mutation: { cancelScheduledPatch: inCharge, moveScheduledPatch: inCharge, scheduleBrandPatch: inCharge },
} satisfies ModulePolicies;
