import { anyone, type ModulePolicies } from '../../policy.ts';

export const contactPolicies = {
  Mutation: { sendContactMessage: anyone },
} satisfies ModulePolicies;
