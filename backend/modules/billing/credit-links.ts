/** Where calls to action about credits lead on a brand. What leads nowhere is not offered. */

import { templatePage } from '../../../runtime/core/paths/names.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { resolveRoute } from '../../../runtime/core/routing/resolve.ts';
import type { CreditLinks } from '../../graphql.generated.ts';
import { hrefOf } from '../../services/href.ts';

/** In the language of the request. */
export function creditLinksOf(brand: CompiledBrand, locale: string): CreditLinks {
  const href = hrefOf(brand, locale);
  const { callToAction } = brand.document.routes;
  const existing = (path: string): string | null => {
    if (/^https?:\/\//.test(path)) return path;
    const address = href.path(path);
    const decision = resolveRoute(brand, 'GET', address);
    // A path that no document names may be a page of the database, or none.
    return decision.kind === 'page' && decision.match.document !== templatePage ? address : null;
  };
  return {
    buy: existing(callToAction.buyCredits),
    use: existing(callToAction.useCredits),
    organizationCredits: existing(callToAction.organizationCredits),
    organizationSubscriptions: existing(callToAction.organizationSubscriptions),
    resumeContactCredits: href.page(callToAction.resumeContactCredits),
  };
}
