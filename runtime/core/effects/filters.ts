/** Filters of searches that appear, go away or are offered differently. */
import type { BrandDocument } from '../document/brand.generated.ts';
import type { FacetedSearch } from '../document/facet-fields.ts';
import { createHref, publicRoutes } from '../routing/href.ts';
import { type Change, changesBetween } from './changes.ts';

export interface FilterEffect {
  search: FacetedSearch;
  /** `sorted`: the same filters in another order. */
  change: Change | 'sorted';
  /** Name of the filter; null when it is about their order. */
  field: string | null;
}

/** Compares documents as they are served: without filters whose feature is off. The search for resumes counts only where it exists. */
export function filterEffects(before: BrandDocument, after: BrandDocument): FilterEffect[] {
  const searches = (['jobs', 'organizations', 'resumes'] as const).filter(
    (search) => search !== 'resumes' || (hasResumes(before) && hasResumes(after)),
  );
  return searches.flatMap((search): FilterEffect[] => {
    const listOf = ({ facets }: BrandDocument) =>
      facets[search].order.map((field) => ({ field, settings: JSON.stringify(facets[search].items[field] ?? null) }));
    const [was, is] = [listOf(before), listOf(after)];
    const found = changesBetween(
      was,
      is,
      ({ field }) => field,
      (left, right) => left.settings === right.settings,
    ).map(({ change, before: left, after: right }) => ({ search, change, field: (right ?? left)?.field ?? null }));
    const common = (list: typeof was, other: typeof was) =>
      list
        .map(({ field }) => field)
        .filter((field) => other.some((one) => one.field === field))
        .join();
    const isSorted = common(was, is) !== common(is, was);
    return isSorted ? [...found, { search, change: 'sorted' as const, field: null }] : found;
  });
}

const hasResumes = (document: BrandDocument) =>
  createHref(publicRoutes(document), document.locales.default).page('resumes') !== null;
