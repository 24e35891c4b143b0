/** Names of what was counted, in the language of the reader. */
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import { filterName } from '../facets/filter-name.ts';
import { listLabels } from './title-store.ts';

/** The name that a product has on most of these brands; null for one that none of them has any more. */
export function productTitle({ findBrand, locale }: ApiContext, product: string, brands: readonly string[]) {
  const names = new Map<string, number>();
  for (const id of brands) {
    const document = findBrand(id)?.document;
    const name = document?.prices.products[product]?.name;
    if (!document || !name) continue;
    const text = localised(name, document, locale);
    names.set(text, (names.get(text) ?? 0) + 1);
  }
  return [...names].sort(([a, often], [b, oftenToo]) => oftenToo - often || a.localeCompare(b))[0]?.[0] ?? null;
}

/** What values of facets (`occupations=nursing`) are called; what no longer exists is not in it. */
export async function facetTitles(
  context: ApiContext,
  within: Parameters<typeof listLabels>[0],
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { brand, locale } = context;
  const asked = texts.flatMap((text) => {
    const at = text.indexOf('=');
    return at < 0 ? [] : [{ text, field: text.slice(0, at), alias: text.slice(at + 1) }];
  });
  const language = locale.split('-')[0] ?? locale;
  const found = await listLabels(within, asked);
  return new Map(
    found.map(({ text, field, brands, name, labels, code }) => {
      const [first = brand, ...others] = brands.flatMap((id) => context.findBrand(id) ?? []);
      const value = name ?? labels?.[locale] ?? labels?.[language] ?? labels?.en ?? code ?? text;
      return [text, `${filterName(locale, [first, ...others], { search: 'jobs', field })}: ${value}`];
    }),
  );
}
