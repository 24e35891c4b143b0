/** Atom (RFC 4287) of a search. */
import { cameFrom } from './came-from.ts';
import { type FeedChannel, type FeedItem, instant, newest } from './feed-channel.ts';
import { cdata, escapeXml } from './xml.ts';

const changedOf = ({ changed, published }: FeedItem) => changed ?? published;

/** The whole feed as text. Every date is required: what has none is as old as time itself. */
export function atomXml(channel: FeedChannel): string {
  const { title, link, self, description, language, author, items } = channel;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(description)}</subtitle>`,
    `<id>${escapeXml(self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    `<updated>${timestamp(newest(items, changedOf))}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...items.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
}

function entryXml(item: FeedItem): string {
  const { title, link, description, published, author, language, categories = [] } = item;
  const time = instant(published);
  return [
    language === undefined ? '<entry>' : `<entry xml:lang="${escapeXml(language)}">`,
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(link)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(cameFrom(link, { medium: 'feed', source: 'atom' }))}"/>`,
    `<updated>${timestamp(instant(changedOf(item)))}</updated>`,
    ...(time === null ? [] : [`<published>${timestamp(time)}</published>`]),
    ...(author ? [`<author><name>${escapeXml(author)}</name></author>`] : []),
    ...categories.map((category) => `<category term="${escapeXml(category)}"/>`),
    `<content type="html">${cdata(description)}</content>`,
    '</entry>',
  ].join('');
}

const timestamp = (time: number | null): string => new Date(time ?? 0).toISOString();
