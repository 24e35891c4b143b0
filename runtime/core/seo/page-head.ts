/** Title, meta tags and links of a page. */
import { keep } from '../keep.ts';
import { printable, shorten } from './plain-text.ts';
import type { HeadLink, HeadMeta, Metatag, PageHeadTags } from './types.ts';

const longestDescription = 160;

export interface PageHeadInput {
  /** Scheme and host of the brand, without a trailing slash. */
  origin: string;
  siteName: string;
  locale: string;
  defaultLocale: string;
  /** Empty if the title consists of the site's name only. */
  title: string;
  description: string;
  /** Path with query, or null for pages without an address. */
  canonical: string | null;
  /** Locale -> path with query. */
  alternates: Readonly<Record<string, string>>;
  noindex: boolean;
  /** Open Graph type. */
  type: 'website' | 'article' | 'profile';
  /** Path or URL of the social image. */
  image: string | null;
  /** Feeds of this page by their media type: paths. */
  feeds?: Readonly<Record<string, string>>;
  /** Title of the feeds; defaults to the page title. */
  feedTitle?: string;
  /** Meta tags stored in the backend for this page: they replace ours with the same name. */
  metatags?: readonly Metatag[];
}

/** Everything for `<head>`, in a fixed order. */
export function pageHead(input: PageHeadInput): PageHeadTags {
  const own = new Map((input.metatags ?? []).map(({ meta, value }) => [meta.toLowerCase(), printable(value).trim()]));
  const title = own.get('title') || fullTitle(input.title, input.siteName);
  const description = own.get('description') || shorten(input.description, longestDescription);
  const canonical = own.get('canonical') || (input.canonical === null ? '' : absolute(input.origin, input.canonical));
  const names: [name: string, content: string][] = [
    ['description', description],
    ['robots', input.noindex ? 'noindex, follow' : ''],
    ['og:site_name', printable(input.siteName)],
    ['og:type', input.type],
    ['og:title', shorten(input.title, 110) || title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', openGraphLocale(input.locale)],
    ['og:image', input.image === null ? '' : absolute(input.origin, input.image)],
    ['twitter:card', input.image === null ? 'summary' : 'summary_large_image'],
  ];
  const known = new Set(['title', 'canonical', ...names.map(([name]) => name)]);
  const extra = [...own].filter(([name]) => !known.has(name) && !name.startsWith('http'));
  const metas = [...names.map(([name, content]): [string, string] => [name, own.get(name) || content]), ...extra];
  return { title, metas: metas.flatMap(([name, content]) => meta(name, content)), links: links(input, canonical) };
}

/** `Jobs in Rome | The Harbor Ledger`. */
export function fullTitle(title: string, siteName: string): string {
  const own = printable(title).replace(/\s+/g, ' ').trim();
  const site = printable(siteName).trim();
  return own === '' || own === site ? site : `${own} | ${site}`;
}

/** `en` -> `en_US`: Open Graph requires a territory. */
function openGraphLocale(locale: string): string {
  const known = openGraphLocales.get(locale);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(locale).maximize();
  return keep(openGraphLocales, locale, `${language}_${region}`);
}

/** Cached per language. */
const openGraphLocales = new Map<string, string>();

function meta(name: string, content: string): HeadMeta[] {
  if (content === '') return [];
  return [/^(?:og|article|profile|fb):/.test(name) ? { property: name, content } : { name, content }];
}

function links(
  { origin, alternates, defaultLocale, feeds = {}, title, feedTitle = title, siteName }: PageHeadInput,
  canonical: string,
): HeadLink[] {
  const result: HeadLink[] = canonical === '' ? [] : [{ rel: 'canonical', href: canonical }];
  const languages = Object.entries(alternates);
  // A page whose canonical URL is on another site leaves its languages to that site.
  const isForeign = canonical !== '' && !`${canonical}/`.startsWith(`${origin}/`);
  if (languages.length > 1 && !isForeign) {
    const standard = alternates[defaultLocale];
    for (const [hrefLang, path] of languages) result.push({ rel: 'alternate', hrefLang, href: absolute(origin, path) });
    if (standard !== undefined)
      result.push({ rel: 'alternate', hrefLang: 'x-default', href: absolute(origin, standard) });
  }
  for (const [type, path] of Object.entries(feeds))
    result.push({ rel: 'alternate', type, title: fullTitle(feedTitle, siteName), href: absolute(origin, path) });
  return result;
}

/** Makes a path of this site absolute; absolute URLs are unchanged. */
export function absolute(origin: string, path: string): string {
  return /^https?:\/\//i.test(path) ? path : origin + path;
}
