/** The brand's redirects and rewrites; the first match wins. */
import { fillAddress, matchPattern } from '../paths/pattern.ts';
import { readPath, writePath, writeQuery } from '../paths/raw-url.ts';
import { readQuery, splitUrl } from '../paths/request-target.ts';
import { toTranslated } from '../paths/translate.ts';
import type { RouteDecision } from '../paths/types.ts';
import { address, isReserved, type Pairs, pageAt, redirect, type Visit } from './visit.ts';

/** `routes.redirects`: to a path of this site, in the visitor's language, or to another site. */
export function brandRedirect(visit: Visit): RouteDecision | null {
  if (isReserved(visit.asked)) return null;
  for (const { from, to, status } of visit.table.redirects) {
    const captures = matchPattern(from, visit.asked);
    if (!captures) continue;
    const target = joinQuery(fillAddress(to, captures), visit.pairs);
    if (/^https?:\/\//i.test(target)) return { kind: 'redirect', status, location: target };
    const local = localTarget(target);
    if (!local) continue;
    const location = targetAddress(visit, local.segments);
    // A rule that redirects to its own path would loop; the page behind it answers instead.
    if (location !== visit.path) return redirect(status, location, local.pairs);
  }
  return null;
}

/** A canonical path in the visitor's language; a target that has a language prefix keeps it. */
function targetAddress(visit: Visit, segments: readonly string[]): string {
  const { table, locale } = visit;
  if (segments[0] !== undefined && table.locales.get(segments[0].toLowerCase()) === segments[0])
    return writePath(segments);
  return address(visit, toTranslated(table.translations.get(locale), segments));
}

/** `routes.rewrites`: shows the page of another path at the visitor's address, or a file on the server. */
export function brandRewrite(visit: Visit): RouteDecision | null {
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
