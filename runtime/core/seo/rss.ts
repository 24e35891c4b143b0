/** RSS 2.0 of a search or of the blog. */
import { cameFrom } from './came-from.ts';
import { type FeedChannel, type FeedItem, instant, newest } from './feed-channel.ts';
import { FEED_MINUTES } from './feeds.ts';
import { cdata, escapeXml } from './xml.ts';

/** The whole feed as text. Dates are optional; the channel's date is that of its latest item. */
export function rssXml(channel: FeedChannel): string {
  const { title, link, self, description, language, items } = channel;
  const latest = newest(items, ({ published }) => published);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${escapeXml(language)}</language>`,
    ...(latest === null ? [] : [`<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`]),
    `<ttl>${FEED_MINUTES}</ttl>`,
    `<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>${60 / FEED_MINUTES}</sy:updateFrequency>`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemXml({ title, link, description, published, categories = [] }: FeedItem): string {
  const time = instant(published);
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(cameFrom(link, { medium: 'feed', source: 'rss' }))}</link>`,
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    `<description>${cdata(description)}</description>`,
    ...categories.map((category) => `<category>${escapeXml(category)}</category>`),
    ...(time === null ? [] : [`<pubDate>${new Date(time).toUTCString()}</pubDate>`]),
    '</item>',
  ].join('');
}
