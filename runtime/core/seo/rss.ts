/** RSS 2.0 of a search. */
import { cdata, escapeXml } from './xml.ts';

export interface RssChannel {
  title: string;
  /** Absolute URL of the search. */
  link: string;
  /** Absolute URL of the feed itself. */
  self: string;
  description: string;
  language: string;
  items: readonly RssItem[];
}

export interface RssItem {
  title: string;
  /** Absolute URL of the job; also the item's permanent id. */
  link: string;
  /** HTML. */
  description: string;
  published: string | Date | null;
  categories?: readonly string[];
}

/** The whole feed as text. Dates are optional; the channel's date is that of its latest item. */
export function rssXml(channel: RssChannel): string {
  const { title, link, self, description, language, items } = channel;
  const times = items.flatMap(({ published }) => instant(published) ?? []);
  const newest = times.length > 0 ? new Date(Math.max(...times)) : null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${escapeXml(language)}</language>`,
    ...(newest ? [`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemXml({ title, link, description, published, categories = [] }: RssItem): string {
  const time = instant(published);
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    `<description>${cdata(description)}</description>`,
    ...categories.map((category) => `<category>${escapeXml(category)}</category>`),
    ...(time === null ? [] : [`<pubDate>${new Date(time).toUTCString()}</pubDate>`]),
    '</item>',
  ].join('');
}

function instant(value: string | Date | null): number | null {
  const time = value === null ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(time) ? null : time;
}
