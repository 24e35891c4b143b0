/** Administrators, in their own name. The service checks which brands the entries are on. */
import { inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);

export const mergePolicies = {
  Query: { mergeCandidates: anywhere, mergePlan: anywhere, merges: anywhere },
  Mutation: { mergeEntries: anywhere, undoMerge: anywhere },
} satisfies ModulePolicies;
