/** What an alert stores of a search: read from the URL of a results page, just as the page reads it. */
import { createHash } from 'node:crypto';
import { resolveRoute } from '../../../runtime/core/routing/resolve.ts';
import { aliasesToResolve, searchIndex } from '../../../runtime/core/search/choices.ts';
import { canonicalSearch, feedSearch } from '../../../runtime/core/search/search-address.ts';
import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import { searchSettings } from '../../../runtime/core/search/settings.ts';
import type { LocationFilter } from '../../../runtime/core/search/types.ts';
import { parseSearch } from '../../../runtime/core/search-pages/parse-search.ts';
import { nameSearch } from '../../../runtime/core/search-pages/search-name.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { SearchRequest } from '../../graphql.generated.ts';
import { hrefOf } from '../../services/href.ts';
import { resolveAliases } from '../facets/service.ts';
import { findAround } from '../search/service.ts';
import type { AlertKind } from './kinds.ts';

/** The search without facets, sort order and range. */
export type SearchCore = Pick<SearchRequest, 'language' | 'conditionGroup' | 'fulltext' | 'geoLocation'>;

export interface SavedSearch {
  locale: string;
  title: string;
  href: string;
  request: SearchCore;
  key: string;
}

/** Parses path and query of a search. Throws `UserError` BAD_INPUT for anything else. */
export async function readSavedSearch(
  context: ApiContext,
  { index }: AlertKind,
  address: string,
): Promise<SavedSearch> {
  const { brand } = context;
  // Only paths of this site: an alert must not store a link to another site.
  if (!/^\/(?![/\\])/.test(address)) throw notASearch();
  const decision = resolveRoute(brand, 'GET', address);
  if (decision.kind !== 'page' || searchIndex(decision.match) !== index) throw notASearch();
  const { locale, match } = decision;
  const href = hrefOf(brand, locale);
  const settings = searchSettings(brand.document);
  const wanted = aliasesToResolve(match, settings);
  const aliases = wanted === null ? [] : await resolveAliases(context, index, { ...wanted, language: locale });
  const read = parseSearch(match, settings, aliases, href);
  if (read?.kind !== 'state') throw notASearch();
  const state = canonicalSearch(feedSearch(read.state));
  // An unknown place would limit nothing, so the alert would match everything.
  const { location } = state;
  if (location !== null && location.lat === null && location.country === null) throw notASearch();
  // As understood today: what its words mean must not change with the jobs of the board.
  const asked = searchRequest(state, brand.document, locale);
  const { meant } = await findAround(context, index, asked, locale);
  const { language, conditionGroup, fulltext, geoLocation } = meant;
  const request: SearchCore = {
    ...(language && { language }),
    ...(conditionGroup && { conditionGroup }),
    ...(fulltext && { fulltext }),
    ...(geoLocation && { geoLocation }),
  };
  const t = translatorOf(cutCatalogue(brand, locale, ['head']), 'head');
  return {
    locale,
    title: nameSearch(t, state, location === null ? '' : whereOf(context, location, locale)).name,
    href: href.search(state),
    request,
    key: searchKeyOf(request),
  };
}

/** `Portland, Maine, within 30 miles`: two towns of a name, or two radii around one, are two alerts. */
function whereOf(
  { regions, brand }: Pick<ApiContext, 'regions' | 'brand'>,
  { label, country, administrativeArea, radius, lat }: LocationFilter,
  locale: string,
): string {
  const region =
    lat === null || country === null || administrativeArea === null
      ? null
      : regions.regionName(country, administrativeArea, locale);
  const place = region === null || label.includes(region) || label.includes(',') ? label : `${label}, ${region}`;
  if (radius === null) return place;
  const t = translatorOf(cutCatalogue(brand, locale, ['search']), 'search');
  const { unit } = brand.document.search.radius;
  const distance = unit === 'mi' ? t('radius.mi', { count: radius }) : t('radius.km', { value: radius });
  return t('filters.within', { place, radius: distance });
}

/** Equal for equal searches. */
export function searchKeyOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 24);
}

/** The search in words; null for a URL that is not a job search. */
export async function titleOf(context: ApiContext, kind: AlertKind, address: string): Promise<string | null> {
  try {
    return (await readSavedSearch(context, kind, address)).title;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

function notASearch(): UserError {
  return new UserError('BAD_INPUT', 'This is not the address of a search on this site.', { path: 'search' });
}
