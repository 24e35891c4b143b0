/** Administrators of any brand see terms; the service lets those of the network change them. */
import { inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);

export const vocabularyPolicies = {
  Query: { vocabularyTerm: anywhere, termEffects: anywhere },
  Mutation: { addTerm: anywhere, changeTerm: anywhere, mergeTerms: anywhere, undoTermChange: anywhere },
} satisfies ModulePolicies;
