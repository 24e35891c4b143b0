/** A request passing through the guards, and the answers they share. */
import { linkParameters } from '../paths/link-pages.ts';
import { reservedSegments } from '../paths/names.ts';
import { writePath, writeQuery } from '../paths/raw-url.ts';
import { toTranslated } from '../paths/translate.ts';
import type { RouteDecision, RouteMatch } from '../paths/types.ts';
import { type FoundPage, findPage } from './pages.ts';
import { relevantQuery } from './relevant-query.ts';
import type { RouteTable } from './table.ts';

type Redirect = Extract<RouteDecision, { kind: 'redirect' }>;
export type Pairs = readonly (readonly [name: string, value: string])[];

/** A well-formed request in a locale, without its language prefix. */
export interface Visit {
  table: RouteTable;
  locale: string;
  /** Requested segments, decoded, without the language prefix. */
  asked: readonly string[];
  canonical: readonly string[];
  /** The whole requested path, including the prefix, encoded. */
  path: string;
  pairs: Pairs;
  /** Set while `/router` resolves its target, which must not be `/router` again. */
  nested: boolean;
}

/** Answers, or returns null to pass the request to the next guard. */
export type Guard = (visit: Visit) => RouteDecision | null;

/** An error page. `reason` is a code for the log. */
export function fault(locale: string, status: 400 | 404 | 405, reason: string): RouteDecision {
  return { kind: 'error', locale, status, reason };
}

/** A redirect to an encoded path of this site. */
export function redirect(status: Redirect['status'], path: string, pairs: Pairs): Redirect {
  return { kind: 'redirect', status, location: path + writeQuery(pairs) };
}

/** The address of segments in the visit's locale, with its language prefix. */
export function address({ table, locale }: Visit, segments: readonly string[]): string {
  return writePath(locale === table.defaultLocale ? segments : [locale, ...segments]);
}

/** Whether the first segment belongs to the server. */
export function isReserved(segments: readonly string[]): boolean {
  return segments[0] !== undefined && reservedSegments.has(segments[0]);
}

/**
 * The page for canonical segments, in the language requested by `locale` in the query; an invalid `page` is dropped
 * from listings.
 */
export function pageAt(visit: Visit, canonical: readonly string[], pairs: Pairs): RouteDecision {
  const found = findPage(visit.table, canonical);
  if (!found)
    return fault(visit.locale, 404, canonical.length === 1 && canonical[0] === '404' ? 'NOT_FOUND' : 'UNKNOWN_PATH');
  const ownAddress = languageAsked(visit);
  if (ownAddress) return ownAddress;
  const names = parametersOf(visit.table, found);
  if (names.has('page') && pairs.some(([name, value]) => name === 'page' && value !== '' && !isLaterPage(value))) {
    return redirect(
      301,
      visit.path,
      pairs.filter(([name]) => name !== 'page'),
    );
  }
  const match: RouteMatch = { ...found, query: relevantQuery(pairs, names), path: visit.path };
  if (found.page === 'personal') match.noindex = true;
  return { kind: 'page', locale: visit.locale, match };
}

/**
 * `?locale=de` redirects to the German address; a language the brand does not have, or that the address already has, is
 * dropped.
 */
function languageAsked(visit: Visit): RouteDecision | null {
  const { table, canonical, pairs } = visit;
  const wanted = pairs.find(([name, value]) => name === 'locale' && value !== '')?.[1];
  if (wanted === undefined) return null;
  const rest = pairs.filter(([name]) => name !== 'locale');
  const locale = table.locales.get(wanted.toLowerCase());
  if (locale === undefined || locale === visit.locale) return redirect(301, visit.path, rest);
  const segments = toTranslated(table.translations.get(locale), canonical);
  return redirect(301, address({ ...visit, locale }, segments), rest);
}

const noNames: ReadonlySet<string> = new Set();

/** The query parameters that listings and the targets of links read; other pages read none. */
function parametersOf({ parameters }: RouteTable, { page, document }: FoundPage): ReadonlySet<string> {
  if (page === 'jobs' || page === 'organizations' || page === 'blog') return parameters[page];
  if (page !== 'personal') return noNames;
  return document === 'resumes' ? parameters.resumes : (linkParameters[document] ?? noNames);
}

/** Page numbers that stay in the address: integers from 2. */
function isLaterPage(value: string): boolean {
  return /^[1-9]\d*$/.test(value) && value !== '1';
}
