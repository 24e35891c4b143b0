/** Words of facet values in the addresses that a document leads to, such as `remote` of `/jobs/remote` or `/jobs?remote_options=remote`. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { resolveRoute } from '../routing/resolve.ts';
import { linksOf, localTarget } from './links.ts';
import { isObject } from './sources/json.ts';

export interface FacetWord {
  page: 'jobs' | 'organizations';
  /** Of the address. */
  locale: string;
  word: string;
  /** The facet, where the address names it. */
  field?: string;
}

const MOST_HOPS = 5;

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

function wordsAt(document: BrandDocument, target: string): FacetWord[] {
  for (let hop = 0, at = target; hop < MOST_HOPS; hop += 1) {
    const decision = resolveRoute({ document }, 'GET', at);
    if (decision.kind === 'page') {
      const { page, taxonomy, query } = decision.match;
      if (page !== 'jobs' && page !== 'organizations') return [];
      const { locale } = decision;
      const asked = document.facets[page].order.flatMap((field) =>
        wordsOf(query[field]).map((word) => ({ word, field })),
      );
      return [...taxonomy.map((word) => ({ word })), ...asked].map((one) => ({ page, locale, ...one }));
    }
    if (decision.kind !== 'redirect' || !decision.location.startsWith('/')) return [];
    at = decision.location;
  }
  return [];
}

/** Words in the query for one facet; numbers are ids of values. */
export function wordsOf(values = ''): string[] {
  return values.split(',').flatMap((part) => (/^\s*\d*\s*$/.test(part) ? [] : [part.trim()]));
}
