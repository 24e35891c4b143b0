/** What a search on a brand needs of its document. */
import { brandLanguages } from '../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { SearchIndex, SearchScope } from '../search/port.ts';

/** The scope of a search on a brand. */
export function scopeOfBrand(
  { id, document: { locales, search } }: Pick<CompiledBrand, 'id' | 'document'>,
  index: SearchIndex,
  now: Date,
): SearchScope & { synonyms: readonly (readonly string[])[] } {
  return { index, brand: id, languages: brandLanguages(locales), synonyms: search.synonyms, now };
}
