/** The route table of one brand document, compiled at its first request and kept as long as the document. */

import { brandLanguages } from '../document/languages.ts';
import {
  featureDocuments,
  featurePaths,
  fixedPages,
  numberedPages,
  personalPages,
  sharedPaths,
  templatePage,
} from '../paths/names.ts';
import { compilePattern, type Pattern } from '../paths/pattern.ts';
import { type CompiledTranslations, compileTranslations, type Translations } from '../paths/translate.ts';
import { searchParameters } from '../search/parameters.ts';

/** The part of a brand document that routing reads. */
export interface RoutingDocument {
  readonly locales: { readonly default: string; readonly supported: readonly string[] };
  readonly features: object;
  readonly routes: {
    readonly pathTranslation: boolean;
    readonly translations: Readonly<Record<string, Translations | undefined>>;
    readonly redirects: readonly { from: string; to: string; permanent?: boolean }[];
    readonly rewrites: readonly { from: string; to: string }[];
    readonly lowercase: readonly string[];
    readonly landingExclusions: readonly string[];
  };
  readonly pages: object;
  readonly facets: {
    readonly jobs: { readonly order: readonly string[] };
    readonly organizations: { readonly order: readonly string[] };
    readonly resumes: { readonly order: readonly string[] };
  };
}

export interface RouteTable {
  readonly defaultLocale: string;
  /** Supported locales by their lower-case spelling; a language that is supported for a country alone is the one of that country. */
  readonly locales: ReadonlyMap<string, string>;
  readonly translations: ReadonlyMap<string, CompiledTranslations>;
  readonly redirects: readonly { from: Pattern; to: string; status: 307 | 308 }[];
  readonly rewrites: readonly { from: Pattern; to: string }[];
  /** Prefixes of canonical paths; `/organization` covers `/organizations` as well. */
  readonly lowercase: readonly string[];
  /** Paths of disabled features, including everything below them. */
  readonly off: readonly Pattern[];
  /** Page documents of disabled features that share their path with others. */
  readonly offDocuments: ReadonlySet<string>;
  readonly exclusions: readonly Pattern[];
  /** Keys of landing documents by their canonical path, without leading and trailing slashes. */
  readonly landings: ReadonlyMap<string, string>;
  /** Whether the document has a page `landing` for landing pages kept in the database. */
  readonly hasLandingTemplate: boolean;
  /** Documents of personal pages that the brand has. */
  readonly personal: ReadonlySet<string>;
  /** Query parameters that each listing reads. */
  readonly parameters: Readonly<Record<'jobs' | 'organizations' | 'resumes' | 'blog', ReadonlySet<string>>>;
}

const tables = new WeakMap<object, RouteTable>();

/** Route table of a document; the same object for the same document. */
export function compileRoutes(document: RoutingDocument): RouteTable {
  const known = tables.get(document);
  if (known) return known;
  const table = build(document);
  tables.set(document, table);
  return table;
}

/** `fr-CA` by `fr-ca`, and by `fr` if there is no `fr`. */
function spellings(locales: readonly string[]): Map<string, string> {
  const ofLanguage = locales.map((locale) => [locale.split('-')[0] ?? locale, locale] as const).reverse();
  return new Map([...ofLanguage, ...locales.map((locale) => [locale.toLowerCase(), locale] as const)]);
}

/** The translated paths of a language: those of its country, else those of the language: of `fr-CA`, else of `fr`. */
export const translatedPaths = (
  { translations }: Pick<RoutingDocument['routes'], 'translations'>,
  locale: string,
): Translations | undefined => translations[locale] ?? translations[locale.split('-')[0] ?? locale];

function build({ locales, features, routes, pages, facets }: RoutingDocument): RouteTable {
  return {
    defaultLocale: locales.default,
    locales: spellings(brandLanguages(locales)),
    translations: new Map(
      routes.pathTranslation
        ? brandLanguages(locales).flatMap((locale) => {
            const list = translatedPaths(routes, locale);
            return list === undefined ? [] : [[locale, compileTranslations(list)] as const];
          })
        : [],
    ),
    redirects: routes.redirects.map(({ from, to, permanent }) => ({
      from: compilePattern(from),
      to,
      status: permanent ? 308 : 307,
    })),
    rewrites: routes.rewrites.map(({ from, to }) => ({ from: compilePattern(from), to })),
    lowercase: routes.lowercase.map((path) => path.toLowerCase()),
    off: offPaths(features).map(below),
    offDocuments: new Set(ofSwitchedOff(features, featureDocuments)),
    exclusions: routes.landingExclusions.map(below),
    landings: new Map(landingPages(pages).map(({ key, path }) => [trimSlashes(path), key])),
    hasLandingTemplate: templatePage in pages,
    personal: new Set([...Object.values(personalPages), ...Object.values(numberedPages)].filter((key) => key in pages)),
    parameters: {
      jobs: new Set([...searchParameters, ...facets.jobs.order]),
      organizations: new Set([...searchParameters, ...facets.organizations.order]),
      resumes: new Set([...searchParameters, ...facets.resumes.order]),
      blog: new Set(['category', 'page', 'search']),
    },
  };
}

function below(path: string): Pattern {
  return compilePattern(`${path}*`);
}

/** Canonical paths that answer 404 because their feature is off. */
export function offPaths(features: object): string[] {
  const switches = new Map<string, unknown>(Object.entries(features));
  const shared = sharedPaths.filter((one) => one.features.every((feature) => switches.get(feature) === false));
  return [...ofSwitchedOff(features, featurePaths), ...shared.map(({ path }) => path)];
}

function ofSwitchedOff(features: object, owned: Readonly<Record<string, readonly string[]>>): string[] {
  const switches = new Map<string, unknown>(Object.entries(features));
  return Object.entries(owned).flatMap(([feature, things]) => (switches.get(feature) === false ? [...things] : []));
}

/** Landing documents (every keyed page with a `path` that is not a fixed page), in document order. */
export function landingPages(pages: object): { key: string; path: string }[] {
  return Object.entries(pages).flatMap(([key, page]: [string, unknown]) => {
    if (
      key === templatePage ||
      fixedPages.includes(key) ||
      typeof page !== 'object' ||
      page === null ||
      !('path' in page)
    )
      return [];
    return typeof page.path === 'string' ? [{ key, path: page.path }] : [];
  });
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
