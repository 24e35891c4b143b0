import { expect, it } from 'vitest';
import { resolveFeed } from './feed.ts';
import { routedDocument } from './testing.ts';

it('reads a feed as the listing behind it', () => {
  expect(resolveFeed(routedDocument(), '/feeds/jobs.rss?locale=de&search=a&employment_type=1&utm_source=x')).toEqual({
    locale: 'de',
    match: {
      page: 'jobs',
      params: {},
      taxonomy: [],
      query: { employment_type: '1', search: 'a' },
      path: '/feeds/jobs.rss',
      document: 'jobs',
    },
  });
});

it('falls back to the default language', () => {
  expect(resolveFeed(routedDocument(), '/feeds/organizations.rss?locale=xx')).toMatchObject({ locale: 'en' });
});

it('knows no other feeds, and none where the brand offers none', () => {
  const silent = routedDocument();
  silent.features.rss = false;
  expect(resolveFeed(silent, '/feeds/jobs.rss')).toBeNull();
  expect(resolveFeed(routedDocument(), '/feeds/users.rss')).toBeNull();
  expect(resolveFeed(routedDocument(), '/feeds/jobs.rss?search=%')).toBeNull();
});
