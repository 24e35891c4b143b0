/** Canonical segments -> page: the fixed routes and the landing pages of the brand. */
import {
  fixedSegments,
  numberedPages,
  personalPages,
  personalParts,
  personalTrees,
  reservedSegments,
} from '../paths/names.ts';
import { matchPattern } from '../paths/pattern.ts';
import { writePath } from '../paths/raw-url.ts';
import type { RouteMatch } from '../paths/types.ts';
import type { RouteTable } from './table.ts';

export type FoundPage = Pick<RouteMatch, 'page' | 'params' | 'taxonomy' | 'document'>;

const mostTaxonomySegments = 12;
const largestId = 2 ** 31 - 1;

/** The page behind canonical segments, or null when there is none. */
export function findPage(table: RouteTable, segments: readonly string[]): FoundPage | null {
  const personal = personalPage(table, segments);
  if (personal) return personal;
  const [first, ...rest] = segments;
  switch (first) {
    case undefined:
      return page('home');
    case 'jobs':
    case 'organizations':
      return rest.length <= mostTaxonomySegments ? { ...page(first), taxonomy: rest } : null;
    case 'job':
      return jobPage(rest);
    case 'organization':
    case 'cv-site':
      return rest.length === 1 && rest[0] ? { ...page(first), params: { slug: rest[0] } } : null;
    case 'blog':
      return blogPage(rest);
    default:
      return landingPage(table, first, segments);
  }
}

/** Maximum number of segments of a personal page, including its own path. */
const mostPersonalSegments = 6;
const longestPersonal = Math.max(...Object.keys(personalPages).map((path) => path.split('/').length - 1));

const numbered: ReadonlySet<string> = new Set(Object.values(numberedPages));

/**
 * A personal page, if the brand has it: `/user/settings/password` is the page `settings` with the rest `password`. The
 * longest matching path wins.
 */
function personalPage(table: RouteTable, segments: readonly string[]): FoundPage | null {
  for (let own = Math.min(segments.length, longestPersonal); own > 0; own--) {
    const path = writePath(segments.slice(0, own));
    const rest = segments.slice(own);
    const document = personalDocument(path, rest);
    if (document === undefined || !table.personal.has(document)) continue;
    if (rest.length > 0 && !hasPart(document, rest)) return null;
    return { page: 'personal', params: { path, rest: rest.join('/') }, taxonomy: [], document };
  }
  return null;
}

/** The document at a path, given the remaining segments: `/resume/42` is not a part of `/resume`. */
function personalDocument(path: string, rest: readonly string[]): string | undefined {
  const [number = ''] = rest;
  const isNumber = rest.length === 1 && /^[1-9]\d{0,9}$/.test(number) && Number(number) <= largestId;
  const pages = isNumber && Object.hasOwn(numberedPages, path) ? numberedPages : personalPages;
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

function hasPart(document: string, rest: readonly string[]): boolean {
  if (Object.hasOwn(personalParts, document)) return personalParts[document]?.includes(rest.join('/')) ?? false;
  if (numbered.has(document)) return true;
  return rest.length <= mostPersonalSegments && personalTrees.has(document);
}

type PlainPage = 'home' | 'jobs' | 'job' | 'organizations' | 'organization' | 'cv-site' | 'blog' | 'blog-post';

function page(name: PlainPage): FoundPage {
  return { page: name, params: {}, taxonomy: [], document: name };
}

function blogPage([slug, ...more]: readonly string[]): FoundPage | null {
  if (slug === undefined) return page('blog');
  return more.length === 0 ? { ...page('blog-post'), params: { slug } } : null;
}

/** `reporter-42`, or `42` alone: the page layer redirects to the right slug. */
function jobPage(rest: readonly string[]): FoundPage | null {
  const [last] = rest;
  const parts = rest.length === 1 && last ? /^(?:(.+)-)?([1-9]\d{0,9})$/s.exec(last) : null;
  if (!parts?.[2] || Number(parts[2]) > largestId) return null;
  return { ...page('job'), params: { slug: parts[1] ?? '', id: parts[2] } };
}

function landingPage(table: RouteTable, first: string, segments: readonly string[]): FoundPage | null {
  if (fixedSegments.has(first) || reservedSegments.has(first)) return null;
  const key = table.landings.get(segments.join('/'));
  const excluded = table.exclusions.some((exclusion) => matchPattern(exclusion, segments));
  // `/contact` is excluded for landing pages, yet a brand may define a page at exactly that path.
  if (key !== undefined && (!excluded || segments.length === 1)) {
    return { page: 'landing', params: { key }, taxonomy: [], document: key };
  }
  if (excluded || !table.hasLandingTemplate) return null;
  return { page: 'landing', params: { slug: writePath(segments) }, taxonomy: [], document: 'landing' };
}
