import { isActiveRoute } from '../../../runtime/core/routing/active.ts';
import { createHref } from '../../../runtime/core/routing/href.ts';
import type { MenuEntry } from '../../../runtime/core/routing/menu.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

/** The closest entry that links to this page, an ancestor, or the listing that contains it. */
export function currentEntry(entries: readonly MenuEntry[], page: PageInfo): MenuEntry | null {
  const paths = createHref(page.brand.routes, page.locale);
  const leadsHere = ({ href }: MenuEntry) => {
    if (href === paths.home()) return page.page === 'home';
    if (page.page === 'job' && href === paths.jobs()) return true;
    if (page.page === 'organization' && href === paths.organizations()) return true;
    return isActiveRoute(href, page.path);
  };
  return entries
    .filter(leadsHere)
    .reduce<MenuEntry | null>(
      (closest, entry) => (closest && closest.href.length >= entry.href.length ? closest : entry),
      null,
    );
}
