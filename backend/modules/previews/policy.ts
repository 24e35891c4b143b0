/** Administrators preview the brands that they manage, and see in the document what stands on a page. */
import { inCharge, type ModulePolicies, overBrands, type Policy } from '../../policy.ts';

const anywhere = overBrands(inCharge);

/** Also whoever sees a preview as an administrator: what is on its pages, with their settings, is in its link already. */
const editing: Policy = (context, args) => {
  if (context.isPreview && context.viewer.waitingRoles.has('administrator')) return;
  return inCharge(context, args);
};

export const previewPolicies = {
  Query: { brandPreviews: anywhere, placedWidgets: editing },
  Mutation: { createBrandPreview: anywhere, endBrandPreview: anywhere },
} satisfies ModulePolicies;
