/** Links to the legal pages of a brand. */
import type { LegalName } from '../document/legal-pages.ts';
import { createHref, type PublicRoutes } from './href.ts';

export interface LegalLink {
  name: LegalName;
  href: string;
}

interface LegalPlace {
  brand: { routes: PublicRoutes; site: { legal: Readonly<Record<LegalName, string | null>> } };
  locale: string;
}

/** Links to those of the legal pages that the brand has. */
export function legalLinks({ brand, locale }: LegalPlace, names: readonly LegalName[]): LegalLink[] {
  const href = createHref(brand.routes, locale);
  return names.flatMap((name) => {
    const key = brand.site.legal[name];
    const target = key === null ? null : href.page(key);
    return target === null ? [] : [{ name, href: target }];
  });
}

interface Titled {
  brand: { legalTitles: Partial<Record<LegalName, string>> };
}

/** What links to a legal page are called: as the page itself. A page without a title has the name of its kind. */
export function legalLabel({ brand }: Titled, name: LegalName, common: (key: `legal.${LegalName}`) => string): string {
  return brand.legalTitles[name] ?? common(`legal.${name}`);
}
