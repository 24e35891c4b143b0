/** The listing that an address leads to, through redirects: a search that was saved as its address. */

import type { RouteDecision, RouteMatch } from '../paths/types.ts';
import { resolveRoute } from './resolve.ts';
import type { RoutingDocument } from './table.ts';

const MOST_HOPS = 5;

export interface ListingAt {
  match: RouteMatch & { page: 'jobs' | 'organizations' };
  /** Language of the address. */
  locale: string;
}

/** Null for an address where something else is, or nothing. */
export function listingAt(document: RoutingDocument, address: string): ListingAt | null {
  const { match, locale } = pageBehind(document, address) ?? {};
  if (match === undefined || locale === undefined) return null;
  const { page } = match;
  return page === 'jobs' || page === 'organizations' ? { match: { ...match, page }, locale } : null;
}

/** What answers at the end of all redirects on this site; null if that is no page. */
function pageBehind(document: RoutingDocument, address: string): Extract<RouteDecision, { kind: 'page' }> | null {
  for (let hop = 0, at = address; hop < MOST_HOPS; hop += 1) {
    const decision = resolveRoute({ document }, 'GET', at);
    if (decision.kind === 'page') return decision;
    if (decision.kind !== 'redirect' || !decision.location.startsWith('/')) return null;
    at = decision.location;
  }
  return null;
}
