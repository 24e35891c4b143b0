import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownPage } from './unknown-page.ts';

it('accepts pages there are', () => {
  expect(report(unknownPage, { navigation: { main: [{ label: 'Jobs', page: 'jobs' }] } })).toEqual([]);
});

it('suggests the page that was meant', () => {
  expect(
    report(unknownPage, {
      site: { legal: { privacy: 'privcy' } },
      navigation: { main: [{ label: 'Team', page: 'team' }] },
    }),
  ).toEqual([
    'brands/acme.json:4:18  error  UNKNOWN_PAGE  /site/legal/privacy\n  There is no page "privcy". Did you mean "privacy"?',
    expect.stringMatching(
      /^brands\/acme\.json:11:17 {2}error {2}UNKNOWN_PAGE {2}\/navigation\/main\/0\/page\n {2}There is no page "team"\. Allowed: "home", "jobs", .* and \d+ more\.$/,
    ),
  ]);
});

it.each([
  ['impressum', 'imprint', 'the German word for a page of the brand'],
  ['mentions-legales', 'imprint', 'the French word'],
  ['Datenschutz', 'privacy', 'the word for a page of the root document'],
  ['our-people', 'team', 'the address of the page'],
  ['mannschaft', 'team', 'the title of the page in one of its languages'],
  ['jobz', 'joba', 'a page of the brand before one of the root document that is spelled as much alike'],
])('takes "%s" for "%s": %s', (word, meant) => {
  const pages = {
    imprint: { path: '/imprint' },
    team: { path: '/our-people', title: { en: 'Team', de: 'Mannschaft' } },
    joba: { path: '/joba' },
  };
  const [finding] = report(unknownPage, { pages, navigation: { main: [{ label: 'A', page: word }] } });
  expect(finding).toContain(`There is no page "${word}". Did you mean "${meant}"?`);
});

it('lists the pages of the brand first', () => {
  const pages = { fair: { path: '/fair' } };
  const [finding] = report(unknownPage, { pages, navigation: { main: [{ label: 'A', page: 'xyzzy' }] } });
  expect(finding).toContain('There is no page "xyzzy". Allowed: "fair", "home", "jobs",');
});

it('points at a page that was taken away', () => {
  expect(report(unknownPage, { pages: { privacy: null } })).toEqual([
    expect.stringMatching(/^brands\/acme\.json:3:16 {2}error {2}UNKNOWN_PAGE {2}\/site\/legal\/privacy\n/),
  ]);
});
