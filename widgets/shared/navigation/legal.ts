import type { LegalName } from '../../../runtime/core/document/legal-pages.ts';
import { createHref } from '../../../runtime/core/routing/href.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

export interface LegalLink {
  name: LegalName;
  href: string;
}

/** Links to those of the legal pages that the brand has. */
export function legalLinks(
  { brand, locale }: Pick<PageInfo, 'brand' | 'locale'>,
  names: readonly LegalName[],
): LegalLink[] {
  const href = createHref(brand.routes, locale);
  return names.flatMap((name) => {
    const key = brand.site.legal[name];
    const target = key === null ? null : href.page(key);
    return target === null ? [] : [{ name, href: target }];
  });
}

/** What links to a legal page are called: as the page itself. A page without a title has the name of its kind. */
export function legalLabel({ brand }: Pick<PageInfo, 'brand'>, name: LegalName, common: Translate): string {
  return brand.legalTitles[name] ?? common(`legal.${name}`);
}
