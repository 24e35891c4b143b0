import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { neverAsked } from './never-asked.ts';

it('accepts addresses that visitors ask for', () => {
  expect(report(neverAsked, { routes: { redirects: [{ from: '/dear', to: '/jobs' }] } })).toEqual([]);
});

it('reports a language in front, and addresses of the server', () => {
  expect(
    report(neverAsked, {
      locales: { supported: ['en', 'de'] },
      routes: { redirects: [{ from: '/de/stellen*', to: '/jobs' }], rewrites: [{ from: '/user*', to: '/jobs' }] },
    }),
  ).toEqual([
    'brands/acme.json:11:17  warning  NEVER_ASKED  /routes/redirects/0/from\n  "/de/stellen*" has no effect, because it begins with a language: "/de" is taken off before redirects are looked up. Write "/stellen*", which works in every language.',
    'brands/acme.json:17:17  warning  NEVER_ASKED  /routes/rewrites/0/from\n  "/user*" has no effect, because the server itself answers everything below "/user". Remove it.',
  ]);
});
