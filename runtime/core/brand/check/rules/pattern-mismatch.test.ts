import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { patternMismatch } from './pattern-mismatch.ts';

it('accepts stars on both sides', () => {
  expect(
    report(patternMismatch, {
      routes: {
        redirects: [{ from: '/old/{slug*}', to: 'https://old.example/{slug*}' }],
        rewrites: [{ from: '/careers*', to: '/jobs*' }],
      },
    }),
  ).toEqual([]);
});

it('reports a rest that has nowhere to go, and one that comes from nowhere', () => {
  expect(
    report(patternMismatch, {
      routes: { redirects: [{ from: '/old', to: '/new/{slug*}' }], rewrites: [{ from: '/careers*', to: '/jobs' }] },
    }),
  ).toEqual([
    'brands/acme.json:6:15  error  PATTERN_MISMATCH  /routes/redirects/0/to\n  "/new/{slug*}" uses {slug}, which "/old" does not have. Remove it here, or add it there.',
    'brands/acme.json:12:15  error  PATTERN_MISMATCH  /routes/rewrites/0/to\n  "/careers*" and "/jobs" do not match: one ends in a star, the other does not. Let both end in a star, or neither.',
  ]);
});

it('reports names that one side of a translated address or a rewrite lacks', () => {
  const de = {
    '/job/{slug}': '/stelle/{slug}',
    '/cookies': '/kekse/{slug}',
    '/organization/{slug}': '/arbeitgeber',
    '/blog/{slug*}': '/magazin*',
  };
  const rewrites = [
    { from: '/careers/{town}', to: '/jobs/{town}' },
    { from: '/careers/{town}', to: '/jobs/{city}' },
  ];
  const found = report(patternMismatch, {
    locales: { supported: ['en', 'de'] },
    routes: { translations: { de }, rewrites },
  });
  expect(found.map((text) => text.replace(/^.*MISMATCH {2}/, '').replace('\n ', ''))).toEqual([
    '/routes/translations/de/~1cookies "/kekse/{slug}" uses {slug}, which "/cookies" does not have. Remove it here, or add it there.',
    '/routes/translations/de/~1organization~1{slug} "/arbeitgeber" lacks {slug} of "/organization/{slug}", so the address cannot be read back. Add it here, or remove it there.',
    '/routes/translations/de/~1blog~1{slug*} "/magazin*" uses a star, which "/blog/{slug*}" does not have. Remove it here, or add it there.',
    '/routes/rewrites/1/to "/jobs/{city}" uses {city}, which "/careers/{town}" does not have. Remove it here, or add it there.',
  ]);
});
