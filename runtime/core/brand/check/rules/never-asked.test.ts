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
    'brands/acme.json:11:17  warning  NEVER_ASKED  /routes/redirects/0/from\n  "/de/stellen*" is never asked for: "de" is a language, which is taken off first. Write "/stellen*", which counts in every language.',
    'brands/acme.json:17:17  warning  NEVER_ASKED  /routes/rewrites/0/from\n  "/user*" is never asked for: addresses below "/user" belong to the server. Remove it.',
  ]);
});
