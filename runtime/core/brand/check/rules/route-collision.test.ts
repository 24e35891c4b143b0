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
          de: { '/about': '/team', '/history': '/team' },
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:16:15  error  ROUTE_COLLISION  /pages/people/path\n  In "en" the page "people" has the address "/team", which already belongs to "team". Change one of the two.',
    'brands/acme.json:23:19  error  ROUTE_COLLISION  /routes/translations/de/~1about\n  In "de" the page "about" has the address "/team", which already belongs to "team". Change one of the two.',
    'brands/acme.json:24:21  error  ROUTE_COLLISION  /routes/translations/de/~1history\n  In "de" the address "/team" is already that of "/about". Each needs its own.',
  ]);
});

it('points at the translation that takes the address of another page', () => {
  const pages = { help: { path: '/help' }, team: { path: '/team' }, imprint: { path: '/hilfe' } };
  const at = (to: string) =>
    report(routeCollision, {
      locales: { supported: ['en', 'de'] },
      pages,
      routes: { pathTranslation: true, translations: { de: { '/help': to } } },
    }).map((text) => text.split('  ')[3]);
  expect(at('/team')).toEqual(['/routes/translations/de/~1help\n']);
  expect(at('/')).toEqual(['/routes/translations/de/~1help\n']);
  // A page with an address unlike its name is the odd one.
  expect(at('/hilfe')).toEqual(['/pages/imprint/path\n']);
});

it('points at the page that takes a translated address which the brand inherits', () => {
  expect(
    report(routeCollision, {
      locales: { supported: ['en', 'de'] },
      pages: { kontakt: { path: '/kontakt' } },
      routes: { pathTranslation: true, translations: { de: { '/about': '/datenschutz' } } },
    }).map((text) => text.split('  ')[3]),
  ).toEqual(['/pages/kontakt/path\n', '/routes/translations/de/~1about\n']);
});
