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
