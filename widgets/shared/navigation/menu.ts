import { isActiveRoute } from '../../../runtime/core/routing/active.ts';
import { createHref, isSwitchedOff } from '../../../runtime/core/routing/href.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

type Menu = PageInfo['brand']['navigation']['main'];

export interface MenuEntry {
  label: string;
  href: string;
}

/** Menu entries with a valid target: those of missing pages and disabled features are left out. */
export function menuEntries({ brand, locale }: Pick<PageInfo, 'brand' | 'locale'>, menu: Menu): MenuEntry[] {
  const href = createHref(brand.routes, locale);
  return menu.flatMap(({ label, page, path, url, feature }) => {
    if (feature && !isOn(brand.features, feature)) return [];
    if (url) return [{ label: text(label), href: url }];
    if (path) return isSwitchedOff(brand.routes, path) ? [] : [{ label: text(label), href: href.path(path) }];
    const target = page ? href.page(page) : null;
    return target === null ? [] : [{ label: text(label), href: target }];
  });
}

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

/** `blog`, or `oauth.google` one level down. */
function isOn(features: PageInfo['brand']['features'], name: string): boolean {
  let value: unknown = features;
  for (const step of name.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  return value === true;
}

/** Texts of the public brand are already in the language of the page. */
function text(label: Menu[number]['label']): string {
  return typeof label === 'string' ? label : '';
}
