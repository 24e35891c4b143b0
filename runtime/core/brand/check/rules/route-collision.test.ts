import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { routeCollision } from './route-collision.ts';

it('accepts pages with addresses of their own', () => {
  expect(report(routeCollision, { pages: { about: { path: '/about' } } })).toEqual([]);
});

it('reports two pages at one address in a language', () => {
  expect(
    report(routeCollision, {
      locales: { supported: ['en', 'de'] },
      pages: { team: { path: '/team' }, about: { path: '/about' }, people: { path: '/team' } },
      routes: {
        pathTranslation: true,
        translations: {
          de: [
            { from: '/about', to: '/team' },
            { from: '/history', to: '/team' },
          ],
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:16:15  error  ROUTE_COLLISION  /pages/people/path\n  In "en" the page "people" has the address "/team", which already belongs to "team". Change one of the two.',
    'brands/acme.json:25:17  error  ROUTE_COLLISION  /routes/translations/de/0/to\n  In "de" the page "about" has the address "/team", which already belongs to "team". Change one of the two.',
    'brands/acme.json:29:17  error  ROUTE_COLLISION  /routes/translations/de/1/to\n  In "de" the address "/team" is already used by the 1st entry of "routes.translations.de". Each pattern needs its own address.',
  ]);
});

it('points at the translation that takes the address of another page', () => {
  const pages = { help: { path: '/help' }, terms: { path: '/terms' }, imprint: { path: '/hilfe' } };
  const at = (to: string) =>
    report(routeCollision, {
      locales: { supported: ['en', 'de'] },
      pages,
      routes: { pathTranslation: true, translations: { de: [{ from: '/help', to }] } },
    }).map((text) => text.split('  ')[3]);
  expect(at('/terms')).toEqual(['/routes/translations/de/0/to\n']);
  expect(at('/')).toEqual(['/routes/translations/de/0/to\n']);
  // A page with an address unlike its name is the odd one.
  expect(at('/hilfe')).toEqual(['/pages/imprint/path\n']);
});
