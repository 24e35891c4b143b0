/**
 * Page metadata for visitors, search engines and the API alike: title and description, status, whether it is indexed.
 */
import type { CompiledBrand } from '../request-context.ts';
import { publicRoutes } from '../routing/href.ts';
import { isNoindexSearch } from '../search/search-address.ts';
import { documentIndex } from '../search/settings.ts';
import type { PlaceReading, SearchState } from '../search/types.ts';
import { cutCatalogue } from '../texts/catalogues.ts';
import { localised } from '../texts/localised.ts';
import { translatorOf } from '../texts/translator.ts';
import { nameSearch } from './search-name.ts';

/** A page as given by its address. */
export interface SaidPage {
  /** Key of its document. */
  document: string;
  status: number;
  search: SearchState | null;
  /** The search is the page's own: that of a landing page. */
  isSaved?: true;
  place?: PlaceReading;
}

/** The result of loading its data. */
export interface SaidOutcome {
  status?: number;
  total?: number;
  noindex?: boolean;
}

export interface SaidTexts {
  title: string;
  description: string;
  /** The title without the page number. */
  feedTitle: string;
}

/** A page beyond the last one does not exist; any other reports the number of results. */
export function listingOutcome(
  { page }: Pick<SearchState, 'page'>,
  { total, hits }: { total: number; hits: readonly unknown[] },
): { status: 404 } | { total: number } {
  return page > 1 && hits.length === 0 ? { status: 404 } : { total };
}

/** Title and description: of the page document, else of the search, else of the site. A search of the visitor's takes precedence. */
export function textsOfPage(brand: CompiledBrand, locale: string, page: SaidPage, outcome: SaidOutcome): SaidTexts {
  const { document } = brand;
  const own = document.pages[page.document];
  const searched = describeSearch(brand, locale, page, outcome);
  const isPlain = !page.search || page.isSaved || searched.isPlain;
  return {
    title: isPlain && own?.title ? localised(own.title, document, locale) : searched.title,
    description:
      isPlain && own?.description
        ? localised(own.description, document, locale)
        : searched.description || localised(document.site.description, document, locale),
    feedTitle: searched.isWhole && own?.title ? localised(own.title, document, locale) : searched.name,
  };
}

/** Whether search engines are asked not to index it. */
export function isNoindexPage(
  { document }: CompiledBrand,
  { route, ...page }: SaidPage & { route: { noindex?: boolean } },
  outcome: SaidOutcome,
): boolean {
  if (statusOf(page, outcome) !== 200 || outcome.noindex || route.noindex || !document.routes.robots.index) return true;
  if (document.pages[page.document]?.noindex) return true;
  const { search } = publicRoutes(document);
  if (page.isSaved) return outcome.total === 0 && search.noindexEmpty;
  return page.search !== null && isNoindexSearch(page.search, outcome.total ?? 1, search);
}

/** The HTTP status of the page. */
export function statusOf({ status }: Pick<SaidPage, 'status'>, outcome: SaidOutcome): number {
  return outcome.status ?? status;
}

interface SearchWords {
  title: string;
  description: string;
  name: string;
  /** No search criteria are set. */
  isWhole: boolean;
  /** No search criteria and the first page: the page document may provide its own texts. */
  isPlain: boolean;
}

/** Title and description of a listing, an error page or a page without a title of its own: `Nursing jobs in Bonn`. */
function describeSearch(brand: CompiledBrand, locale: string, page: SaidPage, outcome: SaidOutcome): SearchWords {
  const t = translatorOf(cutCatalogue(brand, locale, ['head']), 'head');
  const status = statusOf(page, outcome);
  if (status !== 200) {
    const known = [400, 404, 410, 503].includes(status) ? status : 500;
    return plain(t(`error.${known}`));
  }
  const { search } = page;
  if (!search) return plain('');
  const kind = documentIndex(search.index);
  // An unknown place does not filter the listing.
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
