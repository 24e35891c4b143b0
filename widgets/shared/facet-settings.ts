import type { Translate } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { plainText } from './plain-text.ts';
import { listingOf } from './search-links.ts';

export interface FacetLook {
  title: string;
  multiple: boolean;
  /** Values shown before "more". */
  limit: number;
}

/** How the brand shows a facet of the listing; what it leaves open has our own words and sizes. */
export function facetLook(page: PageInfo, field: string, t: Translate): FacetLook {
  const { jobs, organizations } = page.brand.facets;
  const own = (listingOf(page).index === 'JOBS' ? jobs : organizations).items[field];
  return {
    title: plainText(own?.title) ?? t(`facets.${field}`),
    multiple: own?.multiple ?? true,
    limit: own?.limit ?? 6,
  };
}
