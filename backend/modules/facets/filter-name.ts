/** Names of filters, as people read them. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';

interface Filter {
  search: 'jobs' | 'organizations' | 'resumes';
  field: string;
}

/** The title that the first of the brands with one gives it, the label of its own field, or the name that every site has. */
export function filterName(
  locale: string,
  brands: readonly [CompiledBrand, ...CompiledBrand[]],
  { search, field }: Filter,
): string {
  for (const { document } of brands) {
    const own = document.facets[search].items[field]?.title ?? document.customFields[field]?.label;
    if (own) return localised(own, document, locale);
  }
  return translatorOf(cutCatalogue(brands[0], locale, ['search']), 'search')(`facets.${field}`);
}
