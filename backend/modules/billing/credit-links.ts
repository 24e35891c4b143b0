/** Targets of the calls to action about credits on a brand. Those without a page are left out. */

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
    // A path that is not in the document may be a page of the database, or not exist.
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
