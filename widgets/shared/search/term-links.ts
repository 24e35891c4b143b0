import type { LocationFilter } from '../../../runtime/core/search/types.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { Town } from '../figures/job-towns.generated.ts';
import { plainText } from '../words/plain-text.ts';
import { jobsHref } from './search-links.ts';
import type { FacetValue } from './search-types.ts';

export interface TermLink {
  label: string;
  href: string;
  count?: number;
}

/** Heading of links by a facet or by `place`. A custom facet has its own title; the others have ours. */
export function headingOfLinks(facet: string, page: PageInfo, t: Translate): string {
  return ownTitle(facet, page) ?? t(`links.${facet}`);
}

/** Name of a facet, as above its filter. */
export function titleOfFacet(facet: string, page: PageInfo, t: Translate): string {
  return ownTitle(facet, page) ?? t(`facets.${facet}`);
}

function ownTitle(facet: string, page: PageInfo): string | null {
  return facet.startsWith('x_') ? plainText(page.brand.facets.jobs.items[facet]?.title) : null;
}

/** The job search with one value of a facet. */
export function valueLink(
  page: PageInfo,
  field: string,
  { filter, label, alias, count }: Omit<FacetValue, 'children'>,
): TermLink {
  return { label, count, href: jobsHref(page, { choices: [{ field, filter, label, alias }] }) };
}

/** The job search around a place, within the usual radius. */
export function placeHref(page: PageInfo, place: Omit<LocationFilter, 'radius'>): string {
  return jobsHref(page, { location: { ...place, radius: page.brand.search.radius.default } });
}

/** The job search around a town. */
export function townLink(page: PageInfo, { place, count }: Town): TermLink {
  const { name, ...rest } = place;
  return { label: name, count, href: placeHref(page, { ...rest, locationType: 'locality' }) };
}
