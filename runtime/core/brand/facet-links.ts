/** Words of facet values in the addresses that a document leads to, such as `remote` of `/jobs/remote`. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { resolveRoute } from '../routing/resolve.ts';
import { linksOf, localTarget } from './links.ts';
import { isObject } from './sources/json.ts';

export interface FacetWord {
  page: 'jobs' | 'organizations';
  /** Of the address. */
  locale: string;
  word: string;
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
      const { page, taxonomy } = decision.match;
      if (page !== 'jobs' && page !== 'organizations') return [];
      return taxonomy.map((word) => ({ page, locale: decision.locale, word }));
    }
    if (decision.kind !== 'redirect' || !decision.location.startsWith('/')) return [];
    at = decision.location;
  }
  return [];
}
