import { expect, it } from 'vitest';
import { robotsTxt } from './robots-txt.ts';

const document = (robots = {}, status: 'live' | 'draft' = 'live') => ({
  site: { status },
  routes: { robots: { index: true, disallow: ['/router', '/user'], allow: ['/user/help'], ...robots } },
});

it('writes the rules of the brand and names the sitemap', () => {
  expect(robotsTxt(document(), 'https://a.example')).toBe(
    'User-agent: *\nAllow: /user/help\nDisallow: /router\nDisallow: /user\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});

it('allows everything without rules', () => {
  expect(robotsTxt(document({ disallow: [], allow: [] }))).toBe('User-agent: *\nDisallow:\n');
});

it('forbids everything of drafts and of sites that want no search engines', () => {
  expect(robotsTxt(document({}, 'draft'), 'https://a.example')).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsTxt(document({ index: false }), 'https://a.example')).toBe('User-agent: *\nDisallow: /\n');
});

it('keeps a path on its line', () => {
  expect(robotsTxt(document({ disallow: ['/a\nAllow: /'], allow: [] }))).toBe('User-agent: *\nDisallow: /a Allow: /\n');
});
