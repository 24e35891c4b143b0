/** Sitemap files as specified by sitemaps.org. */
import { escapeXml, trueInstant } from './xml.ts';

export interface SitemapEntry {
  /** Absolute URL. */
  loc: string;
  /** When the content last changed; omitted if unknown. */
  lastmod?: string | Date | null;
  /** Language -> absolute URL of the same page, including this language. */
  alternates?: Readonly<Record<string, string>>;
}

export interface SitemapLimits {
  urls: number;
  bytes: number;
}

/** Limits of a single file. */
export const sitemapLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };
const longestAddress = 2048;
/** Browsers show the file with CSS. The transformation is not named here: Chromium would run it even as an alternative. */
const declarations = '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="/sitemap.css"?>\n';
const head =
  declarations +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const tail = '</urlset>\n';

/** Complete files, each within the limits; one empty file if there are no entries. Overlong addresses are dropped. */
export function* sitemapFiles(entries: Iterable<SitemapEntry>, now: Date, limits = sitemapLimits): Generator<string> {
  let lines: string[] = [];
  let bytes = head.length + tail.length;
  let files = 0;
  for (const entry of entries) {
    if (entry.loc.length > longestAddress) continue;
    const line = urlElement(entry, now);
    const size = utf8Length(line);
    if (lines.length > 0 && (lines.length >= limits.urls || bytes + size > limits.bytes)) {
      yield head + lines.join('') + tail;
      files++;
      lines = [];
      bytes = head.length + tail.length;
    }
    lines.push(line);
    bytes += size;
  }
  if (lines.length > 0 || files === 0) yield head + lines.join('') + tail;
}

function urlElement({ loc, lastmod, alternates = {} }: SitemapEntry, now: Date): string {
  const changed = trueInstant(lastmod, now);
  const languages = Object.entries(alternates);
  const links = languages.length > 1 ? languages.map(([language, href]) => alternate(language, href)) : [];
  return `<url><loc>${escapeXml(loc)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>\n`;
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`;
}

/** The index of several files. `lastmod`: that of the latest entry in the file. */
export function sitemapIndex(files: readonly { loc: string; lastmod?: string | Date | null }[], now: Date): string {
  const lines = files.map(({ loc, lastmod }) => {
    const changed = trueInstant(lastmod, now);
    return `<sitemap><loc>${escapeXml(loc)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</sitemap>\n`;
  });
  return `${declarations}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

const encoder = new TextEncoder();

function utf8Length(text: string): number {
  return encoder.encode(text).length;
}
