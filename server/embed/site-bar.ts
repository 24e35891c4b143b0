/** The bar above pages that the server writes by itself: the name of the site, which leads home, and its other languages. */
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { localised } from '../../runtime/core/texts/localised.ts';
import { type FrameSite, text } from './frame-page.ts';

export function siteBar(
  { brand, locale }: Pick<FrameSite, 'brand' | 'locale'>,
  addressIn: (locale: string) => string,
  /** Origin of the home page, if it is on another host. */
  origin = '',
): string {
  const { document } = brand;
  const home = createHref(publicRoutes(document), locale).home();
  const nameOf = (one: string) => new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one;
  const others = document.locales.supported
    .filter((one) => one !== locale)
    .map(
      (one) => `<a href="${text(addressIn(one))}" lang="${text(one)}" hreflang="${text(one)}">${text(nameOf(one))}</a>`,
    );
  return `<header class="bar"><p><a href="${text(origin + home)}">${text(localised(document.site.name, document, locale))}</a>${others.join('')}</p></header>`;
}
