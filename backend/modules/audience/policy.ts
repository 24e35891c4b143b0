/** Figures for employers are public, on brands that have employers. */
import { type ModulePolicies, withFeature } from '../../policy.ts';

export const audiencePolicies = {
  Query: { audience: withFeature('recruiter') },
} satisfies ModulePolicies;
