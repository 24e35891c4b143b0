/** Words of facet values in the addresses that a document leads to, such as `remote` of `/jobs/remote` or `/jobs?remote_options=remote`. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { listingAt } from '../routing/listing-at.ts';
import { linksOf, localTarget } from './links.ts';
import { isObject, stringAt } from './sources/json.ts';

export interface FacetWord {
  page: 'jobs' | 'organizations';
  /** Of the address. */
  locale: string;
  word: string;
  /** The facet, where the address names it. */
  field?: string;
}

/** Without duplicates, in document order. */
export function facetWordsIn(document: BrandDocument): FacetWord[] {
  // A document is JSON; this only tells the compiler so.
  const json: unknown = document;
  if (!isObject(json)) return [];
  const found = linksOf(json).flatMap(({ target, isPicture }) => {
    const local = isPicture ? null : localTarget(json, target);
    return local === null ? [] : wordsAt(document, local);
  });
  return [...new Map(found.map((one) => [Object.values(one).join(' '), one])).values()];
}

/** Words in the path of a listing, and those of its facets in the query. */
function wordsAt(document: BrandDocument, target: string): FacetWord[] {
  const found = listingAt(document, target);
  if (found === null) return [];
  const { match, locale } = found;
  const { page, taxonomy, query } = match;
  const asked = document.facets[page].order.flatMap((field) =>
    wordsOf(stringAt(query, [field])).map((word) => ({ word, field })),
  );
  return [...taxonomy.map((word) => ({ word })), ...asked].map((one) => ({ page, locale, ...one }));
}

/** Words in the query for one facet; numbers are ids of values. */
export function wordsOf(values = ''): string[] {
  return values.split(',').flatMap((part) => (/^\s*\d*\s*$/.test(part) ? [] : [part.trim()]));
}
