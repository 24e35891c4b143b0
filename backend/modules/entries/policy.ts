/** Who may see the lists of the administration. The service limits them to the brands of the person. */
import { adminLike, all, inCharge, inPerson, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);
/** Job editors see some of the lists: the service refuses the others. */
const editors = overBrands(all(adminLike, inPerson));

export const entryPolicies = {
  Query: { adminEntries: editors, adminEntriesCsv: editors, adminEntry: anywhere },
  Mutation: { addAdminNote: anywhere, removeAdminNote: anywhere },
} satisfies ModulePolicies;
