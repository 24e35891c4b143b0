import type { CompiledBrand } from '../core/request-context.ts';
import { nameSearch } from '../core/search/search-name.ts';
import { documentIndex } from '../core/search/settings.ts';
import { cutCatalogue } from '../core/texts/catalogues.ts';
import { translatorOf } from '../core/texts/translator.ts';
import type { ResolvedPage } from './resolved-page.ts';
import type { PageOutcome } from './widget-contract.ts';

export interface SearchWords {
  title: string;
  description: string;
  /** The title whichever page of the list is shown. */
  name: string;
  /** Nothing was searched for. */
  isWhole: boolean;
  /** Neither searched nor turned a page: the page document may say its own. */
  isPlain: boolean;
}

/** Title and description of a listing, an error page or a page without a title of its own: `Nursing jobs in Bonn`. */
export function describeSearch(
  brand: CompiledBrand,
  locale: string,
  page: ResolvedPage,
  outcome: PageOutcome,
): SearchWords {
  const t = translatorOf(cutCatalogue(brand, locale, ['head']), 'head');
  const status = outcome.status ?? page.status;
  if (status !== 200) {
    const known = [400, 404, 410, 503].includes(status) ? status : 500;
    return plain(t(`error.${known}`));
  }
  const { search } = page;
  if (!search) return plain('');
  const kind = documentIndex(search.index);
  // A place that was not found is no part of what is listed.
  const where = page.place?.label === null ? '' : (search.location?.label ?? '');
  const { name, isWhole } = nameSearch(t, search, where);
  const site = brand.document.site.name;
  return {
    title: search.page > 1 ? t('page', { title: name, page: search.page }) : name,
    description:
      outcome.total === undefined ? '' : t(`${kind}.description`, { count: outcome.total, title: name, site }),
    name,
    isWhole,
    isPlain: isWhole && search.page === 1,
  };
}

function plain(title: string): SearchWords {
  return { title, description: '', name: title, isWhole: true, isPlain: true };
}
