import type { CompiledBrand } from '../core/request-context.ts';
import { cutCatalogue } from '../core/texts/catalogues.ts';
import { translatorOf } from '../core/texts/translator.ts';
import type { ResolvedPage } from './resolved-page.ts';
import type { PageOutcome } from './widget-contract.ts';

export interface SearchWords {
  title: string;
  description: string;
  /** Nothing was searched for: the page document may say its own. */
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
    return { title: t(`error.${known}`), description: '', isPlain: true };
  }
  const { search } = page;
  if (!search) return { title: '', description: '', isPlain: true };
  const kind = search.index === 'JOBS' ? 'jobs' : 'organizations';
  const what = [search.text, ...search.choices.map(({ label }) => label), search.organizationName]
    .filter(Boolean)
    .join(', ');
  // A place that was not found is no part of what is listed.
  const where = page.place?.label === null ? '' : (search.location?.label ?? '');
  const key = what && where ? 'whatWhere' : what ? 'what' : where ? 'where' : 'all';
  const title = t(`${kind}.${key}`, { what, where });
  const site = brand.document.site.name;
  return {
    title: search.page > 1 ? t('page', { title, page: search.page }) : title,
    description: outcome.total === undefined ? '' : t(`${kind}.description`, { count: outcome.total, title, site }),
    isPlain: key === 'all' && search.page === 1,
  };
}
