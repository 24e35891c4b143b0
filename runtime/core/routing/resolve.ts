/** What a URL means for a brand. Pure, and total: every string has an answer (docs/urls.md lists them). */
import { isServerFile, reservedSegments } from './names.ts';
import { findPage } from './pages.ts';
import { fillAddress, matchPattern } from './pattern.ts';
import { readPath, readQuery, splitUrl, writePath, writeQuery } from './raw-url.ts';
import { relevantQuery } from './relevant-query.ts';
import { compileRoutes, type RouteTable, type RoutingDocument } from './table.ts';
import { toCanonical, toTranslated } from './translate.ts';
import type { RouteDecision, RouteMatch } from './types.ts';

type Redirect = Extract<RouteDecision, { kind: 'redirect' }>;
type Pairs = readonly (readonly [name: string, value: string])[];

/** A well-formed request of a locale, its language prefix taken off. */
interface Visit {
  table: RouteTable;
  locale: string;
  /** Segments as asked for, decoded, without the language prefix. */
  asked: readonly string[];
  canonical: readonly string[];
  /** The whole path as asked for, prefix included, encoded. */
  path: string;
  pairs: Pairs;
  /** Set while `/router` looks for its target, which may not be `/router` again. */
  nested: boolean;
}

type Guard = (visit: Visit) => RouteDecision | null;

// In this order: the first that answers decides.
const guards: readonly Guard[] = [
  brandRedirect,
  brandRewrite,
  serverFile,
  lowerCase,
  featureOff,
  untranslated,
  reserved,
  router,
];

/** Decides about the request target as it came in (`/de/emploi?page=2`), for GET and HEAD. */
export function resolveRoute(
  brand: { readonly document: RoutingDocument },
  method: string,
  rawUrl: string,
): RouteDecision {
  return resolve(compileRoutes(brand.document), method, rawUrl, false);
}

function resolve(table: RouteTable, method: string, rawUrl: string, nested: boolean): RouteDecision {
  const url = splitUrl(rawUrl);
  const read = readPath(url?.path ?? '');
  if (!url || read.kind === 'bad') {
    return fault(localeOfBroken(table, url?.path), 400, read.kind === 'bad' ? read.reason : 'NOT_A_PATH');
  }
  const [first = '', ...behind] = read.segments;
  const prefix = table.locales.get(first.toLowerCase());
  const locale = prefix ?? table.defaultLocale;
  const pairs = readQuery(url.query);
  if (!pairs) return fault(locale, 400, 'BAD_ENCODING');
  if (method !== 'GET' && method !== 'HEAD') return fault(locale, 405, 'METHOD_NOT_ALLOWED');
  if (!read.isNormal) return redirect(308, read.path, pairs);
  if (prefix === table.defaultLocale) return redirect(301, writePath(behind), pairs);
  if (prefix !== undefined && prefix !== first) return redirect(301, writePath([prefix, ...behind]), pairs);
  const asked = prefix === undefined ? read.segments : behind;
  const canonical = toCanonical(table.translations.get(locale) ?? [], asked);
  const visit: Visit = { table, locale, asked, canonical, path: read.path, pairs, nested };
  for (const guard of guards) {
    const decision = guard(visit);
    if (decision) return decision;
  }
  return pageAt(visit, canonical, pairs);
}

/** A broken path still shows its error page in the language of its prefix. */
function localeOfBroken(table: RouteTable, path = ''): string {
  const first = /^[/\\]+([^/\\]*)/.exec(path)?.[1] ?? '';
  return table.locales.get(first.toLowerCase()) ?? table.defaultLocale;
}

function fault(locale: string, status: 400 | 404 | 405, reason: string): RouteDecision {
  return { kind: 'error', locale, status, reason };
}

function redirect(status: Redirect['status'], path: string, pairs: Pairs): Redirect {
  return { kind: 'redirect', status, location: path + writeQuery(pairs) };
}

/** The address of segments in the visit's locale, with its language prefix. */
function address({ table, locale }: Visit, segments: readonly string[]): string {
  return writePath(locale === table.defaultLocale ? segments : [locale, ...segments]);
}

function brandRedirect(visit: Visit): RouteDecision | null {
  if (isReserved(visit.asked)) return null;
  for (const { from, to, status } of visit.table.redirects) {
    const captures = matchPattern(from, visit.asked);
    if (!captures) continue;
    const target = joinQuery(fillAddress(to, captures), visit.pairs);
    if (/^https?:\/\//i.test(target)) return { kind: 'redirect', status, location: target };
    const local = localTarget(target);
    if (!local) continue;
    const location = targetAddress(visit, local.segments);
    // A rule that leads to its own path would never end; the page behind it answers instead.
    if (location !== visit.path) return redirect(status, location, local.pairs);
  }
  return null;
}

/** A canonical path in the visitor's language; a target with a language prefix of its own keeps it. */
function targetAddress(visit: Visit, segments: readonly string[]): string {
  const { table, locale } = visit;
  if (segments[0] !== undefined && table.locales.get(segments[0].toLowerCase()) === segments[0])
    return writePath(segments);
  return address(visit, toTranslated(table.translations.get(locale) ?? [], segments));
}

function brandRewrite(visit: Visit): RouteDecision | null {
  if (isReserved(visit.asked)) return null;
  for (const { from, to } of visit.table.rewrites) {
    const captures = matchPattern(from, visit.asked);
    if (!captures) continue;
    const target = joinQuery(fillAddress(to, captures), visit.pairs);
    if (/^https?:\/\//i.test(target)) return { kind: 'rewrite', target };
    const local = localTarget(target);
    if (!local) continue;
    if (isReserved(local.segments)) return { kind: 'rewrite', target };
    return pageAt(visit, local.segments, local.pairs);
  }
  return null;
}

function localTarget(target: string): { segments: string[]; pairs: Pairs } | null {
  const url = splitUrl(target);
  const read = readPath(url?.path ?? '');
  const pairs = readQuery(url?.query ?? '');
  return url && read.kind === 'path' && pairs ? { segments: read.segments, pairs } : null;
}

function joinQuery(target: string, pairs: Pairs): string {
  const query = writeQuery(pairs);
  return target.includes('?') ? target + query.replace('?', '&') : target + query;
}

function serverFile({ asked, locale }: Visit): RouteDecision | null {
  return isServerFile(asked) ? fault(locale, 404, 'NOT_SERVED') : null;
}

function lowerCase(visit: Visit): RouteDecision | null {
  const { table, locale, asked, pairs } = visit;
  const lower = asked.map((segment) => segment.toLowerCase());
  if (lower.every((segment, index) => segment === asked[index])) return null;
  const translations = table.translations.get(locale) ?? [];
  const canonical = toCanonical(translations, lower);
  const path = `/${canonical.join('/')}`;
  if (!table.lowercase.some((beginning) => path.startsWith(beginning))) return null;
  return redirect(301, address(visit, toTranslated(translations, canonical)), pairs);
}

function featureOff(visit: Visit): RouteDecision | null {
  if (!visit.table.off.some((pattern) => matchPattern(pattern, visit.canonical))) return null;
  return { ...redirect(308, address(visit, ['404']), []), noStore: true };
}

function untranslated(visit: Visit): RouteDecision | null {
  const translations = visit.table.translations.get(visit.locale);
  if (!translations) return null;
  const right = toTranslated(translations, visit.canonical);
  if (same(right, visit.asked)) return null;
  // Only where the new address leads to the same page: two translations that cross must not chase each other.
  if (!same(toCanonical(translations, right), visit.canonical)) return null;
  return redirect(301, address(visit, right), visit.pairs);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

function isReserved(segments: readonly string[]): boolean {
  return segments[0] !== undefined && reservedSegments.has(segments[0]);
}

function reserved({ canonical, locale }: Visit): RouteDecision | null {
  return isReserved(canonical) ? fault(locale, 404, 'NOT_SERVED') : null;
}

/** `/router?router=/jobs` shows the page of a same-site path and stays out of search engines. */
function router({ table, locale, canonical, pairs, nested }: Visit): RouteDecision | null {
  if (canonical.length !== 1 || canonical[0] !== 'router') return null;
  const target = pairs.find(([name]) => name === 'router')?.[1] ?? '';
  if (nested || !/^\/(?![/\\])/.test(target)) return fault(locale, 400, 'BAD_ROUTER_TARGET');
  const decision = resolve(table, 'GET', target, true);
  if (decision.kind !== 'page') return decision;
  // The target stays in the query: a cache that keys by path and query must tell two targets apart.
  const query = { ...decision.match.query, router: target };
  return { ...decision, match: { ...decision.match, query, noindex: true } };
}

function pageAt(visit: Visit, canonical: readonly string[], pairs: Pairs): RouteDecision {
  const found = findPage(visit.table, canonical);
  if (!found)
    return fault(visit.locale, 404, canonical.length === 1 && canonical[0] === '404' ? 'NOT_FOUND' : 'UNKNOWN_PATH');
  const isListing = found.page === 'jobs' || found.page === 'organizations';
  if (isListing && pairs.some(([name, value]) => name === 'page' && value !== '' && !isLaterPage(value))) {
    return redirect(
      301,
      visit.path,
      pairs.filter(([name]) => name !== 'page'),
    );
  }
  const names = found.page === 'jobs' || found.page === 'organizations' ? visit.table.parameters[found.page] : noNames;
  const match: RouteMatch = { ...found, query: relevantQuery(pairs, names), path: visit.path };
  return { kind: 'page', locale: visit.locale, match };
}

const noNames: ReadonlySet<string> = new Set();

/** Page numbers that stay in the address: whole, from 2. */
function isLaterPage(value: string): boolean {
  return /^[1-9]\d*$/.test(value) && value !== '1';
}
