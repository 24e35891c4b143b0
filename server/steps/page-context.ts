/** What a render knows about its visit. */

import type { RouteMatch } from '../../runtime/core/paths/types.ts';
import type { BrandCard, FoundListing, RequestContext } from '../../runtime/core/request-context.ts';
import type { QueryFor } from '../data.ts';
import type { BrandExchange } from '../exchange.ts';
import { withoutValues } from '../http.ts';
import type { Log } from '../log.ts';

export interface ContextServices {
  log: Log;
  query: QueryFor;
  /** The live brands with their URLs on the server of this origin. */
  brands(origin: string, locale: string): readonly BrandCard[];
}

/** The address of somebody's public CV is often a name. */
function pathForLog({ page, path }: RouteMatch): string {
  return page === 'cv-site' ? '/cv-site' : withoutValues(path);
}

/** Where a page was requested. */
export type Origin = Pick<BrandExchange, 'brand' | 'id' | 'origin'>;

/** The context of one render, what its search found, whether a query failed or an error was logged, and what its queries read. */
export function pageContext(services: ContextServices, exchange: Origin, locale: string, match: RouteMatch) {
  const { brand, id, origin } = exchange;
  const queries = services.query(brand, locale, origin);
  let failed = false;
  let found: FoundListing | null = null;
  const context: RequestContext = {
    brand,
    locale,
    route: match,
    origin,
    requestId: id,
    query: async (query) => {
      try {
        return await queries.query(query);
      } catch (error) {
        failed = true;
        throw error;
      }
    },
    found: (listing) => {
      found = listing;
    },
    brands: () => services.brands(origin, locale),
    log: (level, code, message) => {
      failed ||= level === 'error';
      services.log(level, code, message, { brand: brand.id, path: pathForLog(match) });
    },
  };
  return { context, hasFailed: () => failed, found: () => found, shown: queries.shown };
}
