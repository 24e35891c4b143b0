/** Addresses of pages, the inverse of `resolveRoute`: these addresses are answered without a redirect. */

import { brandLanguages } from '../document/languages.ts';
import { personalPages } from '../paths/names.ts';
import { readPath, writePath, writeQuery } from '../paths/raw-url.ts';
import {
  type CompiledTranslations,
  compileTranslations,
  type Translations,
  toCanonical,
  toTranslated,
} from '../paths/translate.ts';
import type { RouteMatch } from '../paths/types.ts';
import { searchAddresses, searchInLocale } from '../search/search-address.ts';
import { documentIndex, type SearchDocument, type SearchSettings, searchSettings } from '../search/settings.ts';
import type { FacetChoice, SearchState } from '../search/types.ts';
import { landingPages, offPaths, type RoutingDocument, translatedPaths } from './table.ts';

/** What addresses are built from: a small, serializable part of the brand document. */
export interface PublicRoutes {
  defaultLocale: string;
  locales: string[];
  /** Of the languages of the brand. */
  translations: Record<string, Translations>;
  /** Canonical paths of landing and personal pages by key. */
  pages: Record<string, string>;
  /** Paths that do not exist because their feature is off. */
  off: string[];
  search: SearchSettings;
}

export interface Href {
  readonly locale: string;
  home(): string;
  jobs(search?: SearchState): string;
  job(job: { id: number; slug: string }): string;
  organizations(search?: SearchState): string;
  /** Address of a search on its own listing; `jobs` and `organizations` are shorthands. */
  search(search: SearchState): string;
  /** Builds addresses of this search with other facet values; the shared part is computed once. */
  searchWith(search: SearchState): (choices: readonly FacetChoice[]) => string;
  /** The same search in every language of the brand. */
  searchAlternates(search: SearchState): Record<string, string>;
  organization(slug: string): string;
  /**
   * Address of a page by its key (`home`, `jobs`, `organizations`, `blog`, a landing or personal page); null when the brand has
   * no such page.
   */
  page(key: string): string | null;
  /**
   * Address of a canonical path, keeping its query: `/jobs?search=x` -> `/fr/emploi?search=x`. External addresses are
   * left unchanged.
   */
  path(canonicalPath: string): string;
  /** The same canonical path in every language of the brand. */
  alternates(canonicalPath: string): Record<string, string>;
}

const slices = new WeakMap<object, PublicRoutes>();

/** The public part of a document's routes; the same object for the same document. */
export function publicRoutes(document: RoutingDocument & SearchDocument): PublicRoutes {
  const known = slices.get(document) ?? cut(document);
  slices.set(document, known);
  return known;
}

function cut(document: RoutingDocument & SearchDocument): PublicRoutes {
  const { locales, routes, pages, features } = document;
  const languages = brandLanguages(locales);
  const off = offPaths(features);
  const personal = Object.entries(personalPages).filter(([path, key]) => key in pages && !isBelow(path, off));
  return {
    defaultLocale: locales.default,
    locales: languages,
    translations: Object.fromEntries(
      languages.flatMap((locale) => {
        const list = routes.pathTranslation ? translatedPaths(routes, locale) : undefined;
        return list === undefined ? [] : [[locale, list]];
      }),
    ),
    pages: Object.fromEntries([
      ...personal.map(([path, key]) => [key, path]),
      ...landingPages(pages)
        .filter(({ path }) => !isBelow(path, off))
        .map(({ key, path }) => [key, path]),
    ]),
    off,
    search: searchSettings(document),
  };
}

const compiled = new WeakMap<PublicRoutes, Map<string, CompiledTranslations>>();

function translationsOf(routes: PublicRoutes, locale: string): CompiledTranslations {
  const known = compiled.get(routes) ?? new Map<string, CompiledTranslations>();
  compiled.set(routes, known);
  const translations = known.get(locale) ?? compileTranslations(routes.translations[locale] ?? {});
  known.set(locale, translations);
  return translations;
}

const made = new WeakMap<PublicRoutes, Map<string, Href>>();

/** Builds addresses in one language; memoized by routes, since lists call it for every row. */
export function createHref(routes: PublicRoutes, locale: string): Href {
  const known = made.get(routes) ?? new Map<string, Href>();
  made.set(routes, known);
  const href = known.get(locale) ?? makeHref(routes, locale);
  known.set(locale, href);
  return href;
}

function makeHref(routes: PublicRoutes, locale: string): Href {
  const translations = translationsOf(routes, locale);
  const at = (canonical: readonly string[], query = '') => {
    const segments = toTranslated(translations, canonical);
    return writePath(locale === routes.defaultLocale ? segments : [locale, ...segments]) + query;
  };
  const searchWith = (state: SearchState) => {
    const addressOf = searchAddresses(state, routes.search);
    const listing = documentIndex(state.index);
    return (choices: readonly FacetChoice[]) => {
      const { taxonomy, query } = addressOf(choices);
      return at([listing, ...taxonomy], query);
    };
  };
  const search = (state: SearchState) => searchWith(state)(state.choices);
  const path = (canonicalPath: string) => {
    if (!/^\/(?![/\\])/.test(canonicalPath)) return canonicalPath;
    const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(canonicalPath) ?? [];
    const read = readPath(before);
    return read.kind === 'path' ? at(read.segments, after) : canonicalPath;
  };
  return {
    locale,
    home: () => at([]),
    jobs: (state) => (state ? search(state) : at(['jobs'])),
    job: ({ id, slug }) => at(['job', slug === '' ? String(id) : `${slug}-${id}`]),
    organizations: (state) => (state ? search(state) : at(['organizations'])),
    search,
    searchWith,
    searchAlternates: (state) =>
      Object.fromEntries(
        routes.locales.map((other) => [
          other,
          other === locale ? search(state) : createHref(routes, other).search(searchInLocale(state, other)),
        ]),
      ),
    organization: (slug) => at(['organization', slug]),
    page: (key) => {
      if (key === 'home') return at([]);
      if (key === 'jobs' || key === 'organizations') return at([key]);
      if (key === 'blog') return routes.off.includes('/blog') ? null : at(['blog']);
      const page = routes.pages[key];
      return page === undefined ? null : path(page);
    },
    path,
    alternates: (canonicalPath) =>
      Object.fromEntries(routes.locales.map((other) => [other, createHref(routes, other).path(canonicalPath)])),
  };
}

/** A requested address in every language of the brand, whether or not anything is there; empty if it cannot be read. */
export function addressInLanguages(
  routes: PublicRoutes,
  locale: string,
  { path, query }: Pick<RouteMatch, 'path' | 'query'>,
): Record<string, string> {
  const read = readPath(path);
  if (read.kind === 'bad') return {};
  const [first, ...rest] = read.segments;
  const isPrefixed = locale !== routes.defaultLocale && first?.toLowerCase() === locale.toLowerCase();
  const canonical = toCanonical(translationsOf(routes, locale), isPrefixed ? rest : read.segments);
  return createHref(routes, locale).alternates(writePath(canonical) + writeQuery(Object.entries(query)));
}

/** Whether a canonical path does not exist because its feature is off; such paths are not linked. */
export function isSwitchedOff(routes: PublicRoutes, canonicalPath: string): boolean {
  return isBelow(canonicalPath.replace(/[?#].*$/s, ''), routes.off);
}

function isBelow(path: string, beginnings: readonly string[]): boolean {
  return beginnings.some((begin) => path === begin || path.startsWith(`${begin}/`));
}

/** Untranslated path of a matched page, without query; null for pages without an address (errors). */
export function canonicalPath(
  routes: PublicRoutes,
  match: Pick<RouteMatch, 'page' | 'params' | 'taxonomy'>,
): string | null {
  const { page, params, taxonomy } = match;
  switch (page) {
    case 'home':
    case 'directory':
      return '/';
    case 'jobs':
    case 'organizations':
      return writePath([page, ...taxonomy]);
    case 'job':
      return writePath(['job', params.slug ? `${params.slug}-${params.id}` : String(params.id)]);
    case 'organization':
    case 'cv-site':
      return writePath([page, params.slug ?? '']);
    case 'blog':
      return '/blog';
    case 'blog-post':
      return writePath(['blog', params.slug ?? '']);
    case 'personal':
      return (params.path ?? '') + (params.rest ? `/${params.rest}` : '');
    case 'landing':
      return params.key === undefined ? (params.slug ?? null) : (routes.pages[params.key] ?? null);
    default:
      return null;
  }
}
