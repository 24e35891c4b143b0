import type { Translate } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { plainText } from './plain-text.ts';

export interface FacetLook {
  title: string;
  multiple: boolean;
  /** Values shown before "more". */
  limit: number;
}

/** How the brand shows a facet of the job search; what it leaves open has our own words and sizes. */
export function facetLook(page: PageInfo, field: string, t: Translate): FacetLook {
  const own = page.brand.facets.jobs.items[field];
  return {
    title: plainText(own?.title) ?? t(`facets.${field}`),
    multiple: own?.multiple ?? true,
    limit: own?.limit ?? 6,
  };
}
