import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { shadowedRoute } from './shadowed-route.ts';

it('accepts redirects beside the pages', () => {
  expect(report(shadowedRoute, { routes: { redirects: [{ from: '/searchjobs', to: '/jobs' }] } })).toEqual([]);
});

it('reports a page that can never be seen and an entry that is never reached', () => {
  expect(
    report(shadowedRoute, {
      routes: {
        redirects: [
          { from: '/jobs*', to: '/organizations' },
          { from: '/old*', to: '/' },
          { from: '/old/page', to: '/organizations' },
        ],
      },
    }),
  ).toEqual([
    'brands/acme.json:5:17  error  SHADOWED_ROUTE  /routes/redirects/0/from\n  "/jobs*" hides the page "/jobs". Nobody could see it; make the pattern narrower.',
    'brands/acme.json:13:17  warning  SHADOWED_ROUTE  /routes/redirects/2/from\n  "/old/page" is never reached: the 2nd entry of "routes.redirects", "/old*", comes first and matches everything. Move this one before it, or remove it.',
  ]);
});

it('reports an entry that hides many pages once', () => {
  expect(report(shadowedRoute, { routes: { redirects: [{ from: '/*', to: '/jobs' }] } })).toEqual([
    'brands/acme.json:5:17  error  SHADOWED_ROUTE  /routes/redirects/0/from\n  "/*" hides 6 pages: "/", "/jobs", "/organizations" and 3 more. Nobody could see them; make the pattern narrower.',
  ]);
});
