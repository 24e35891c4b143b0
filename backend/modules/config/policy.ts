/** Everybody reads the settings; administrators change them. */
import { anyone, inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);

export const configPolicies = {
  Query: { getAppConfig: anyone },
  Mutation: { adminAddAppConfig: anywhere, adminChangeAppConfig: anywhere, adminRemoveAppConfig: anywhere },
} satisfies ModulePolicies;
