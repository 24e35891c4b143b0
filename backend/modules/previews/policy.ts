/** Administrators preview the brands that they manage, and see in the document what stands on a page. */
import { inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);

export const previewPolicies = {
  Query: { brandPreviews: anywhere, placedWidgets: inCharge },
  Mutation: { createBrandPreview: anywhere, endBrandPreview: anywhere },
} satisfies ModulePolicies;
