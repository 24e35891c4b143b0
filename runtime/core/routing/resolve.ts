/** Resolves a URL of a brand. Pure and total: every string has an answer (docs/urls.md lists them). */

import { readPath, writePath } from '../paths/raw-url.ts';
import { readQuery, splitUrl } from '../paths/request-target.ts';
import { toCanonical } from '../paths/translate.ts';
import type { RouteDecision } from '../paths/types.ts';
import { brandRedirect, brandRewrite } from './brand-rules.ts';
import { featureOff, lowerCase, reserved, serverFile, untranslated } from './guards.ts';
import { compileRoutes, type RouteTable, type RoutingDocument } from './table.ts';
import { fault, type Guard, pageAt, redirect, type Visit } from './visit.ts';

// In this order: the first to answer wins.
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

/** Resolves the raw request target (`/de/emploi?page=2`), for GET and HEAD. */
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
  const canonical = toCanonical(table.translations.get(locale), asked);
  const visit: Visit = { table, locale, asked, canonical, path: read.path, pairs, nested };
  for (const guard of guards) {
    const decision = guard(visit);
    if (decision) return decision;
  }
  return pageAt(visit, canonical, pairs);
}

/** A malformed path still shows its error page in the language of its prefix. */
function localeOfBroken(table: RouteTable, path = ''): string {
  const first = /^[/\\]+([^/\\]*)/.exec(path)?.[1] ?? '';
  return table.locales.get(first.toLowerCase()) ?? table.defaultLocale;
}

/** `/router?router=/jobs` shows the page of a path on this site, in the language of that path, and is never indexed. */
function router({ table, locale, canonical, pairs, nested }: Visit): RouteDecision | null {
  if (canonical.length !== 1 || canonical[0] !== 'router') return null;
  const target = pairs.find(([name]) => name === 'router')?.[1] ?? '';
  if (nested || !/^\/(?![/\\])/.test(target)) return fault(locale, 400, 'BAD_ROUTER_TARGET');
  const decision = resolve(table, 'GET', inLanguage(table, locale, target), true);
  if (decision.kind !== 'page') return decision;
  // The target stays in the query: a cache keyed by path and query must distinguish two targets.
  const query = { ...decision.match.query, router: target };
  return { ...decision, match: { ...decision.match, query, noindex: true } };
}

/** A target without a language prefix is read in the current language. */
function inLanguage(table: RouteTable, locale: string, target: string): string {
  const read = readPath(splitUrl(target)?.path ?? '');
  const first = read.kind === 'path' ? read.segments[0] : undefined;
  if (locale === table.defaultLocale || (first !== undefined && table.locales.has(first.toLowerCase()))) return target;
  return `/${locale}${target.replace(/^\/(?=[?#]|$)/, '')}`;
}
