/** Who may see the lists of the administration. The service limits them to the brands of the person. */
import { inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);

export const entryPolicies = {
  Query: { adminEntries: anywhere, adminEntriesCsv: anywhere, adminEntry: anywhere },
  Mutation: { addAdminNote: anywhere, removeAdminNote: anywhere },
} satisfies ModulePolicies;
