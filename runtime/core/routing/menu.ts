/** Entries of a brand's menus with the addresses that they lead to. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { isFeatureOn } from '../document/features.ts';
import { createHref, isSwitchedOff, type PublicRoutes } from './href.ts';

type Menu = BrandDocument['navigation']['main'];

export interface MenuEntry {
  label: string;
  href: string;
}

/** A brand in a language, in which its texts already are. */
interface MenuPlace {
  brand: { routes: PublicRoutes; features: object };
  locale: string;
}

/** Menu entries with a valid target: those of missing pages and disabled features are left out. */
export function menuEntries({ brand, locale }: MenuPlace, menu: Menu): MenuEntry[] {
  const href = createHref(brand.routes, locale);
  return menu.flatMap(({ label, page, path, url, feature }) => {
    if (feature && !isFeatureOn(brand.features, feature)) return [];
    if (url) return [{ label: text(label), href: url }];
    if (path) return isSwitchedOff(brand.routes, path) ? [] : [{ label: text(label), href: href.path(path) }];
    const target = page ? href.page(page) : null;
    return target === null ? [] : [{ label: text(label), href: target }];
  });
}

function text(label: Menu[number]['label']): string {
  return typeof label === 'string' ? label : '';
}
