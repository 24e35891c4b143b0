/** Guards of a path: each handles one kind of address that is not a page. */
import { isServerFile } from '../paths/names.ts';
import { matchPattern } from '../paths/pattern.ts';
import { toCanonical, toTranslated } from '../paths/translate.ts';
import type { RouteDecision } from '../paths/types.ts';
import { findPage } from './pages.ts';
import { address, fault, isReserved, redirect, type Visit } from './visit.ts';

/** Generated files that the server did not answer because they do not exist. */
export function serverFile({ asked, locale }: Visit): RouteDecision | null {
  return isServerFile(asked) ? fault(locale, 404, 'NOT_SERVED') : null;
}

/** Upper-case letters below the brand's lower-case paths. */
export function lowerCase(visit: Visit): RouteDecision | null {
  const { table, locale, asked, pairs } = visit;
  const lower = asked.map((segment) => segment.toLowerCase());
  if (lower.every((segment, index) => segment === asked[index])) return null;
  const translations = table.translations.get(locale);
  const canonical = toCanonical(translations, lower);
  const path = `/${canonical.join('/')}`;
  if (!table.lowercase.some((beginning) => path.startsWith(beginning))) return null;
  return redirect(301, address(visit, toTranslated(translations, canonical)), pairs);
}

/** Paths of disabled features; the redirect is never cached, so that the feature can be enabled again. */
export function featureOff(visit: Visit): RouteDecision | null {
  const { table, canonical } = visit;
  const isOff = table.off.some((pattern) => matchPattern(pattern, canonical));
  if (!isOff && !isOffDocument(visit)) return null;
  return { ...redirect(308, address(visit, ['404']), []), noStore: true };
}

function isOffDocument({ table, canonical }: Visit): boolean {
  if (table.offDocuments.size === 0) return false;
  const found = findPage(table, canonical);
  return found !== null && table.offDocuments.has(found.document);
}

/** A page under its untranslated address; only redirected if the page exists. */
export function untranslated(visit: Visit): RouteDecision | null {
  const translations = visit.table.translations.get(visit.locale);
  if (!translations) return null;
  const right = toTranslated(translations, visit.canonical);
  if (same(right, visit.asked)) return null;
  // Only if the new address leads to the same page: two crossing translations must not redirect to each other.
  if (!same(toCanonical(translations, right), visit.canonical)) return null;
  if (!findPage(visit.table, visit.canonical)) return null;
  return redirect(301, address(visit, right), visit.pairs);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

/** First segments that belong to the server and are never pages. */
export function reserved({ canonical, locale, table }: Visit): RouteDecision | null {
  return isReserved(canonical) && !findPage(table, canonical) ? fault(locale, 404, 'NOT_SERVED') : null;
}
