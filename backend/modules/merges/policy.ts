/** Administrators, in their own name. The service checks which brands the entries are on. */
import { inCharge, type ModulePolicies } from '../../policy.ts';

export const mergePolicies = {
  Query: { mergeCandidates: inCharge, mergePlan: inCharge, merges: inCharge },
  Mutation: { mergeEntries: inCharge, undoMerge: inCharge },
} satisfies ModulePolicies;
