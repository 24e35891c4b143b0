import { anyone, inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

export const contactPolicies = {
  Mutation: { handleContactMessage: overBrands(inCharge), sendContactMessage: anyone },
} satisfies ModulePolicies;
