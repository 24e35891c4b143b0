/** Pages are public (`getRoutInfo`); those who administer the brand edit them. */
import { inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

export const pagePolicies = {
  Query: { editedPages: overBrands(inCharge), editedPage: inCharge, pagePreview: inCharge },
  Mutation: { savePage: inCharge, schedulePage: inCharge, deletePage: inCharge },
} satisfies ModulePolicies;
