import { describe, expect, it } from 'vitest';
import { atomXml } from './atom.ts';
import type { FeedChannel } from './feed-channel.ts';
import { jsonFeed } from './json-feed.ts';
import { printable } from './plain-text.ts';
import { rssXml } from './rss.ts';
import { hostileText, parseXml, textsOf } from './testing.ts';

function channel(changes: Partial<FeedChannel> = {}): FeedChannel {
  return {
    title: 'Jobs: nurse',
    link: 'https://a.example/jobs?search=nurse&page=2',
    self: 'https://a.example/feeds/jobs.rss?search=nurse&locale=en',
    description: 'New jobs',
    language: 'en',
    author: 'The Ledger',
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
  expect(textsOf(document, 'link')).toEqual([
    'https://a.example/jobs?search=nurse&page=2',
    `${item.link}?utm_source=rss&utm_medium=feed`,
  ]);
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

it('says how often it may be fetched', () => {
  const document = parseXml(rssXml(channel()));
  expect(['ttl', 'sy:updatePeriod', 'sy:updateFrequency'].flatMap((name) => textsOf(document, name))).toEqual([
    '15',
    'hourly',
    '4',
  ]);
});

describe('as Atom', () => {
  it('has what every entry needs, and when it changed', () => {
    const entry = { ...item, changed: '2026-02-03T08:00:00Z', author: 'City Hospital', language: 'de' };
    const document = parseXml(atomXml(channel({ items: [{ ...entry, categories: ['Health'] }] })));
    expect(textsOf(document, 'id')).toEqual(['https://a.example/feeds/jobs.rss?search=nurse&locale=en', item.link]);
    expect(textsOf(document, 'updated')).toEqual(['2026-02-03T08:00:00.000Z', '2026-02-03T08:00:00.000Z']);
    expect(textsOf(document, 'published')).toEqual(['2026-02-01T08:00:00.000Z']);
    expect(textsOf(document, 'name')).toEqual(['The Ledger', 'City Hospital']);
    expect(textsOf(document, 'content')).toEqual(['<p>Care</p>']);
    expect(document.querySelector('entry')?.getAttribute('xml:lang')).toBe('de');
    expect(document.querySelector('category')?.getAttribute('term')).toBe('Health');
  });

  it('survives any text, and has a date without any job', () => {
    const hostile = { ...item, title: hostileText, author: hostileText, categories: [hostileText] };
    const document = parseXml(atomXml(channel({ title: hostileText, items: [hostile] })));
    expect(textsOf(document, 'title')).toEqual([printable(hostileText), printable(hostileText)]);
    expect(textsOf(parseXml(atomXml(channel())), 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
  });
});

it('is the same as JSON, with the facts of a job', () => {
  const facts = { id: 1, company: 'City Hospital' };
  const feed = JSON.parse(jsonFeed(channel({ items: [{ ...item, author: 'City Hospital', categories: [], facts }] })));
  expect(feed).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Jobs: nurse',
    home_page_url: 'https://a.example/jobs?search=nurse&page=2',
    feed_url: 'https://a.example/feeds/jobs.rss?search=nurse&locale=en',
    description: 'New jobs',
    language: 'en',
    authors: [{ name: 'The Ledger' }],
    items: [
      {
        id: item.link,
        url: `${item.link}?utm_source=json&utm_medium=feed`,
        title: 'Nurse',
        content_html: '<p>Care</p>',
        date_published: '2026-02-01T08:00:00.000Z',
        authors: [{ name: 'City Hospital' }],
        _job: facts,
      },
    ],
  });
});
