/** Views of a document for rules: its well-formed parts, with paths. Malformed parts are reported by the schema. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { isTextPage, textWidgets } from '../document/text-pages.ts';
import { fixedPages, templatePage } from '../paths/names.ts';
import { type ListingAt, listingAt } from '../routing/listing-at.ts';
import { landingPages } from '../routing/table.ts';
import {
  entriesAt,
  isObject,
  itemsAt,
  type Json,
  type JsonObject,
  type Path,
  stringAt,
  stringsAt,
  valueAt,
} from './sources/json.ts';

export const REGIONS = ['header', 'sidebar', 'hero', 'main', 'aside', 'detail', 'footer', 'bottom'] as const;
export interface Placement {
  path: Path;
  /** Where its props are: a text page has those of its text itself. */
  propsAt: Path;
  /** Key of the page document. */
  page: string;
  region: string;
  widget: string;
  props: JsonObject;
}

/** The most recent document: several rules ask for its widgets in turn. */
let latest: { document: JsonObject; placements: readonly Placement[] } | undefined;

/** Every widget of every page, in document order. */
export function placementsOf(document: JsonObject): readonly Placement[] {
  if (latest?.document !== document) latest = { document, placements: findPlacements(document) };
  return latest.placements;
}

function findPlacements(document: JsonObject): Placement[] {
  return entriesAt(document, ['pages']).flatMap(([page]) =>
    REGIONS.flatMap((region) => [
      ...(region === 'main' ? openingOf(document, page) : []),
      ...itemsAt(document, ['pages', page, region]).flatMap((item, index): Placement[] => {
        if (!isObject(item) || typeof item.widget !== 'string') return [];
        const path = ['pages', page, region, index];
        const props = isObject(item.props) ? item.props : {};
        return [{ path, propsAt: [...path, 'props'], page, region, widget: item.widget, props }];
      }),
    ]),
  );
}

/** The widgets that a text page has without naming them. Their heading is left out: it is the title of the page. */
function openingOf(document: JsonObject, page: string): Placement[] {
  const { pages } = document;
  if (!isObject(pages) || !isTextPage(pages, page)) return [];
  const propsAt = ['pages', page];
  return textWidgets(pages, page).map(({ widget, props }): Placement => {
    const text = props === undefined ? undefined : valueAt(pages, [page, 'text']);
    return {
      path: [...propsAt, 'text'],
      propsAt,
      page,
      region: 'main',
      widget,
      props: text === undefined ? {} : { text },
    };
  });
}

/** The names widget.json uses for a page: a content page is `landing`, and also the listing whose search it shows. */
export function pageKinds(checked: Checked, page: string): string[] {
  // Pages of the database may be landing pages for a job search.
  if (page === templatePage) return [templatePage, 'jobs'];
  return fixedPages.includes(page) ? [page] : [templatePage, ...savedListings(checked, page)];
}

interface Checked {
  document: JsonObject;
  /** The document if it fits its schema. */
  readable: BrandDocument | undefined;
}

/** The listing that the saved search of a content page leads to; any that may be meant where it leads to none. */
export function savedListings({ document, readable }: Checked, page: string): Listing[] {
  const address = stringAt(document, ['pages', page, 'search']);
  if (address === undefined) return [];
  const listing = readable && listingAt(readable, address);
  return listing ? [listing.match.page] : ['jobs', 'organizations'];
}

type Listing = ListingAt['match']['page'];

/** Content pages with their paths. */
export function contentPages(document: JsonObject): { key: string; path: string }[] {
  return landingPages(Object.fromEntries(entriesAt(document, ['pages'])));
}

/** The default language first, then the other languages of the site. */
export function localesOf(document: JsonObject): string[] {
  const byDefault = stringAt(document, ['locales', 'default']) ?? 'en';
  const others = stringsAt(document, ['locales', 'supported']).map(({ text }) => text);
  return [byDefault, ...others.filter((locale) => locale !== byDefault)];
}

/** Every entry of every menu, with its path. */
export function menuEntries(document: JsonObject): { path: Path; entry: Json }[] {
  return ['main', 'sidebar', 'footer'].flatMap((menu) =>
    itemsAt(document, ['navigation', menu]).map((entry, index) => ({ path: ['navigation', menu, index], entry })),
  );
}

export interface Pair {
  index: number;
  from: string;
  to: string;
}

/** Translated addresses of one language, in the order of the document, with their paths: those of a country, else those of its language. */
export function translationsAt(document: JsonObject, locale: string): { from: string; to: string; path: Path }[] {
  const lists = [locale, locale.split('-')[0] ?? locale].map((one) => ['routes', 'translations', one]);
  const list = lists.find((one) => isObject(valueAt(document, one)));
  if (list === undefined) return [];
  return entriesAt(document, list).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ from, to, path: [...list, from] }] : [],
  );
}

/** The same as an object, as routing reads it; none if addresses are not translated. */
export function translationsOf(document: JsonObject, locale: string): Record<string, string> {
  const isOn = valueAt(document, ['routes', 'pathTranslation']) === true;
  const pairs = isOn ? translationsAt(document, locale) : [];
  return Object.fromEntries(pairs.map(({ from, to }) => [from, to]));
}

/** `{ from, to }` items of a list. */
export function pairsAt(document: JsonObject, path: Path): Pair[] {
  return itemsAt(document, path).flatMap((item, index) => {
    const from = stringAt(item, ['from']);
    const to = stringAt(item, ['to']);
    return from === undefined || to === undefined ? [] : [{ index, from, to }];
  });
}

/** A localized text in one language, with the same fallbacks as pages: the language, its main language, then any. */
export function textIn(text: Json | undefined, locale: string): string | undefined {
  if (typeof text === 'string') return text;
  return stringAt(text, [locale]) ?? stringAt(text, [locale.split('-')[0] ?? locale]);
}
