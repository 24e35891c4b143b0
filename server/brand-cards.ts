/** The live brands, as listed in the directory. */
import type { BrandCard, CompiledBrand } from '../runtime/core/request-context.ts';
import { localised } from '../runtime/core/texts/localised.ts';

/** Sorted by name in the language of the page; each at `<id>.localhost` on the port of `origin`. */
export function brandCards(brands: readonly CompiledBrand[], origin: string, locale: string): BrandCard[] {
  const { protocol, port } = new URL(origin);
  const cards = brands.map(({ id, document }): BrandCard => {
    const { site, theme, locales } = document;
    const language = locales.supported.find((one) => one === locale) ?? locales.default;
    return {
      id,
      name: localised(site.name, document, language),
      description: localised(site.description, document, language),
      primary: theme.primary,
      secondary: theme.secondary,
      locales: locales.supported,
      href: `${protocol}//${id}.localhost${port && `:${port}`}/`,
    };
  });
  const { compare } = new Intl.Collator(locale);
  return cards.sort((a, b) => compare(a.name, b.name));
}
