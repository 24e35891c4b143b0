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
import { pagesTag } from '../content/tags.ts';
import { supportedLanguage } from '../facets/service.ts';
import { hiddenBy, pagePath } from '../pages/address.ts';
import { listPublishedLandings } from '../pages/store.ts';

interface Wanted {
  pages: readonly string[];
  near: string | null;
  language: string | null;
  limit: number;
}

const MOST_LINKS = 40;

interface Candidate {
  /** In the brand document; null for a page of the database. */
  key: string | null;
  path: string;
  title: string;
  /** Address of its saved search. */
  search: string;
}

interface Landing extends Candidate {
  state: SearchState;
}

/** Of the database. */
const MOST_STORED = 200;

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

/** Landing pages of the document in its order, then those of the database; without those whose search cannot be read. */
async function readLandings(context: ApiContext): Promise<Landing[]> {
  const routes = publicRoutes(context.brand.document);
  const candidates = [...landingsOfDocument(context), ...(await landingsOfDatabase(context))];
  const found = await Promise.all(
    candidates.map(async (one): Promise<Landing | null> => {
      const saved = await readSavedSearch({ ...context, routes, log: () => undefined }, one.search);
      return saved && { ...one, state: saved.state };
    }),
  );
  return found.filter((one) => one !== null);
}

function landingsOfDocument({ brand, locale }: ApiContext): Candidate[] {
  const { document } = brand;
  const routes = publicRoutes(document);
  const href = createHref(routes, locale);
  return landingPages(document.pages).flatMap(({ key, path }) => {
    const { search, title = key, noindex } = document.pages[key] ?? {};
    if (search === undefined || noindex || isSwitchedOff(routes, path)) return [];
    return [{ key, path: href.path(path), title: localised(title, document, locale), search }];
  });
}

/** Without those that the document hides. */
async function landingsOfDatabase(context: ApiContext): Promise<Candidate[]> {
  const { brand, locale: langcode, now } = context;
  if (brand.document.pages.landing === undefined) return [];
  context.shown.listed.add(pagesTag(context.frontend));
  const rows = await listPublishedLandings(context, { langcode, now, limit: MOST_STORED });
  return rows.flatMap(({ path, title, search }) =>
    search === null || hiddenBy(brand.document, { langcode, path }) !== null
      ? []
      : [{ key: null, path: pagePath(brand, langcode, path), title, search }],
  );
}

/** The first of them that find anything. */
async function countedOf(context: ApiContext, landings: readonly Landing[], limit: number): Promise<LandingLink[]> {
  const links: LandingLink[] = [];
  for (let from = 0; links.length < limit && from < landings.length; from += limit) {
    const next = landings.slice(from, from + limit);
    const counts = await Promise.all(next.map(({ state }) => countFound(context, state)));
    for (const [at, { path, title, state }] of next.entries()) {
      const count = counts[at] ?? 0;
      if (count > 0) links.push({ path, title, index: state.index, count });
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
  const isOfEmployer = one.organizationName !== null && one.organizationName === other.organizationName;
  const same = [isAtPlace, hasWords, isOfEmployer].filter(Boolean).length;
  return 2 * (shared.length + same) + Number(sharesField(one, other));
}

/** Whether they filter by the same facet, such as two occupations. */
function sharesField(one: SearchState, other: SearchState): boolean {
  return one.choices.some(({ field }) => other.choices.some((choice) => choice.field === field));
}
