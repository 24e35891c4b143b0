import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { reservedRoute } from './reserved-route.ts';

it('accepts a path of its own', () => {
  expect(report(reservedRoute, { pages: { about: { path: '/about' }, contact: { path: '/contact' } } })).toEqual([]);
});

it('reports paths that belong to something else', () => {
  expect(
    report(reservedRoute, {
      locales: { supported: ['en', 'de'] },
      pages: { api: { path: '/api/docs' }, german: { path: '/de' }, news: { path: '/checkout/news' } },
      routes: { translations: { de: { '/contact': '/admin' } } },
    }),
  ).toEqual([
    'brands/acme.json:10:15  error  RESERVED_ROUTE  /pages/api/path\n  The page "api" cannot be at "/api/docs": "/api" belongs to the software. Choose another path.',
    'brands/acme.json:13:15  error  RESERVED_ROUTE  /pages/german/path\n  The page "german" cannot be at "/de": "/de" is the prefix of a language. Choose another path.',
    'brands/acme.json:16:15  error  RESERVED_ROUTE  /pages/news/path\n  The page "news" cannot be at "/checkout/news": routes.landingExclusions keeps content pages out of "/checkout". Choose another path.',
    'brands/acme.json:22:21  error  RESERVED_ROUTE  /routes/translations/de/~1contact\n  "/contact" cannot be translated to "/admin": "/admin" belongs to the software. Choose another address.',
  ]);
});
