/** Links between landing pages, with what each of them finds now. */
import { operation } from '../../../runtime/core/operation.ts';
import { createHref, isSwitchedOff, publicRoutes } from '../../../runtime/core/routing/href.ts';
import { landingPages } from '../../../runtime/core/routing/table.ts';
import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import type { SearchState } from '../../../runtime/core/search/types.ts';
import { readSavedSearch } from '../../../runtime/core/search-pages/saved-search.ts';
import { savedSearchFoundQuery } from '../../../runtime/core/search-pages/search-words.generated.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { LandingLink } from '../../graphql.generated.ts';
import { supportedLanguage } from '../facets/service.ts';

interface Wanted {
  pages: readonly string[];
  near: string | null;
  language: string | null;
  limit: number;
}

const MOST_LINKS = 40;

interface Landing {
  key: string;
  /** Without language prefix, untranslated. */
  path: string;
  title: string;
  state: SearchState;
}

/** The landing pages to link to; those that find nothing are left out. */
export async function linkLandingPages(context: ApiContext, wanted: Wanted): Promise<LandingLink[]> {
  const { pages, near, limit } = wanted;
  if (limit < 1 || limit > MOST_LINKS) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_LINKS} are allowed.`, { path: 'limit' });
  }
  const language = supportedLanguage(context, wanted.language);
  const local = { ...context, locale: language };
  const all = await readLandings(local);
  const here = all.find(({ path }) => path === near);
  const others = all.filter((one) => one !== here);
  const chosen = pages.length > 0 ? pages.flatMap((key) => others.find((one) => one.key === key) ?? []) : others;
  const ordered =
    pages.length > 0 || here === undefined
      ? chosen
      : chosen.toSorted((a, b) => likeness(b.state, here.state) - likeness(a.state, here.state));
  return countedOf(local, ordered, limit);
}

/** Landing pages of the document in its order, with their searches; without those that cannot be read. */
async function readLandings(context: ApiContext): Promise<Landing[]> {
  const { brand, locale } = context;
  const { document } = brand;
  const routes = publicRoutes(document);
  const found = await Promise.all(
    landingPages(document.pages).map(async ({ key, path }): Promise<Landing | null> => {
      const page = document.pages[key];
      if (page?.search === undefined || page.noindex || isSwitchedOff(routes, path)) return null;
      const saved = await readSavedSearch({ ...context, routes, log: () => undefined }, page.search);
      if (saved === null) return null;
      return { key, path, title: page.title ? localised(page.title, document, locale) : key, state: saved.state };
    }),
  );
  return found.filter((one) => one !== null);
}

/** The first of them that find anything. */
async function countedOf(context: ApiContext, landings: readonly Landing[], limit: number): Promise<LandingLink[]> {
  const { brand, locale } = context;
  const href = createHref(publicRoutes(brand.document), locale);
  const links: LandingLink[] = [];
  for (let from = 0; links.length < limit && from < landings.length; from += limit) {
    const next = landings.slice(from, from + limit);
    const counts = await Promise.all(next.map(({ state }) => countFound(context, state)));
    for (const [at, { path, title, state }] of next.entries()) {
      const count = counts[at] ?? 0;
      if (count > 0) links.push({ path: href.path(path), title, index: state.index, count });
    }
  }
  return links.slice(0, limit);
}

/** Number of jobs or organizations that a saved search finds; cached by the search until one of them changes. */
export async function countFound({ brand, locale, query }: ApiContext, state: SearchState): Promise<number> {
  const request = { ...searchRequest(state, brand.document, locale), facets: [], range: { first: 0, last: 0 } };
  return (await query(operation(savedSearchFoundQuery, { index: state.index, request }))).search.total;
}

/** How much two searches have in common. */
function likeness(one: SearchState, other: SearchState): number {
  if (one.index !== other.index) return -1;
  const shared = one.choices.filter((choice) =>
    other.choices.some(({ field, filter }) => field === choice.field && filter === choice.filter),
  );
  const isAtPlace = one.location !== null && one.location.label === other.location?.label;
  const hasWords = one.text !== '' && one.text.toLowerCase() === other.text.toLowerCase();
  return 2 * (shared.length + Number(isAtPlace) + Number(hasWords)) + Number(sharesField(one, other));
}

/** Whether they filter by the same facet, such as two occupations. */
function sharesField(one: SearchState, other: SearchState): boolean {
  return one.choices.some(({ field }) => other.choices.some((choice) => choice.field === field));
}
