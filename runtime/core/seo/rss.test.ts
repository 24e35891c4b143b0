import { expect, it } from 'vitest';
import { printable } from './plain-text.ts';
import { type RssChannel, rssXml } from './rss.ts';
import { hostileText, parseXml, textsOf } from './testing.ts';

function channel(changes: Partial<RssChannel> = {}): RssChannel {
  return {
    title: 'Jobs: nurse',
    link: 'https://a.example/jobs?search=nurse&page=2',
    self: 'https://a.example/feeds/jobs.rss?search=nurse&locale=en',
    description: 'New jobs',
    language: 'en',
    items: [],
    ...changes,
  };
}

const item = {
  title: 'Nurse',
  link: 'https://a.example/job/nurse-1',
  description: '<p>Care</p>',
  published: '2026-02-01T08:00:00Z',
};

it('writes a feed of one and of none', () => {
  const document = parseXml(rssXml(channel({ items: [{ ...item, categories: ['Health'] }] })));
  expect(textsOf(document, 'title')).toEqual(['Jobs: nurse', 'Nurse']);
  expect(textsOf(document, 'link')).toEqual(['https://a.example/jobs?search=nurse&page=2', item.link]);
  expect(textsOf(document, 'guid')).toEqual([item.link]);
  expect(textsOf(document, 'description')).toEqual(['New jobs', '<p>Care</p>']);
  expect(textsOf(document, 'category')).toEqual(['Health']);
  expect(textsOf(document, 'pubDate')).toEqual(['Sun, 01 Feb 2026 08:00:00 GMT']);
  expect(textsOf(document, 'lastBuildDate')).toEqual(['Sun, 01 Feb 2026 08:00:00 GMT']);
  expect(textsOf(parseXml(rssXml(channel())), 'item')).toEqual([]);
});

it('survives any text', () => {
  const hostile = { ...item, title: hostileText, description: `<p>${hostileText}</p>`, categories: [hostileText] };
  const document = parseXml(rssXml(channel({ title: hostileText, description: hostileText, items: [hostile] })));
  expect(textsOf(document, 'title')).toEqual([printable(hostileText), printable(hostileText)]);
  expect(textsOf(document, 'description')).toEqual([printable(hostileText), `<p>${printable(hostileText)}</p>`]);
});

it('says no date that it does not know', () => {
  const text = rssXml(
    channel({
      items: [
        { ...item, published: null },
        { ...item, published: 'soon' },
      ],
    }),
  );
  expect(text).not.toMatch(/pubDate|lastBuildDate/);
});
