/** The employment types that a new job without a text of its own probably has. */
import type { ApiContext } from '../../../context.ts';
import { readTexts } from '../../../read-json.ts';
import { findLatestEmploymentTypes } from './own-store.ts';

/** Those of the organization's latest job on this brand that is a link or a file, as far as forms still offer them. */
export async function usualEmploymentTypes(context: ApiContext, organizationId: number): Promise<string[]> {
  const codes = readTexts(await findLatestEmploymentTypes(context, organizationId));
  return context.terms.find('employment_type', codes).flatMap(({ code, isRetired }) => (isRetired ? [] : [code]));
}
