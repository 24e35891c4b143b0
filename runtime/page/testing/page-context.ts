import { createHref } from '../../core/routing/href.ts';
import type { PageContextValue } from '../PageContext.tsx';
import type { PageInfo } from '../widget-contract.ts';

/** The page context for widgets, with an empty registry and nothing loaded. */
export function pageContext(page: PageInfo): PageContextValue {
  return {
    page,
    href: createHref(page.brand.routes, page.locale),
    answers: {},
    registry: {},
  };
}
