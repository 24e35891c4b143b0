import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandRegistry } from '../brand/registry.ts';
import { personalPages } from '../paths/names.ts';
import type { CompiledBrand } from '../request-context.ts';
import { createHref, publicRoutes } from './href.ts';
import { resolveRoute } from './resolve.ts';

const registry = createBrandRegistry({
  brandsDir: path.resolve(import.meta.dirname, '../../../brands'),
  serve: 'readable',
});
beforeAll(() => registry.start());
afterAll(() => registry.stop());

const personal = new Set(Object.values(personalPages));

/** Every address a brand has in a language, and the page it must lead to. */
function addresses(brand: CompiledBrand, locale: string): [address: string | null, page: string][] {
  const routes = publicRoutes(brand.document);
  const href = createHref(routes, locale);
  return [
    [href.home(), 'home'],
    [href.jobs(), 'jobs'],
    [href.organizations(), 'organizations'],
    [href.job({ id: 42, slug: 'reporter' }), 'job'],
    [href.organization('acme'), 'organization'],
    ...Object.keys(routes.pages).map((key): [string | null, string] => [
      href.page(key),
      personal.has(key) ? 'personal' : 'landing',
    ]),
  ];
}

describe('every brand', () => {
  it('answers its own addresses in every language without a redirect', () => {
    expect(registry.list().length).toBeGreaterThan(0);
    for (const brand of registry.list()) {
      for (const locale of publicRoutes(brand.document).locales) {
        for (const [address, page] of addresses(brand, locale)) {
          expect(resolveRoute(brand, 'GET', String(address)), `${brand.id} ${address}`).toMatchObject({
            kind: 'page',
            locale,
            match: { page },
          });
        }
      }
    }
  });

  it('redirects a path to its name in a language only where a page stands', () => {
    let redirects = 0;
    for (const brand of registry.list()) {
      const { defaultLocale, translations } = publicRoutes(brand.document);
      for (const [locale, list] of Object.entries(translations)) {
        for (const from of Object.keys(list)) {
          const path = (locale === defaultLocale ? '' : `/${locale}`) + from.replace(/\/?\*$/, '');
          const first = resolveRoute(brand, 'GET', path);
          if (first.kind !== 'redirect' || first.noStore) continue;
          redirects += 1;
          expect(resolveRoute(brand, 'GET', first.location), `${brand.id} ${path}`).toMatchObject({ kind: 'page' });
        }
      }
    }
    expect(redirects).toBeGreaterThan(0);
  });

  it('leads to every part and step of a resume in every language, or away where there are none', () => {
    const steps = ['', '/import', '/job-preferences', '/personal-info', '/work-experience'];
    const paths = ['/resume', '/resume/preview', '/resume/edit', '/resume/edit/job-preferences'];
    for (const brand of registry.list()) {
      const { resume, resumeImport } = brand.document.features;
      const routes = publicRoutes(brand.document);
      for (const locale of routes.locales)
        for (const path of [...paths, ...steps.map((step) => `/resume/wizard${step}`)]) {
          const isOn = resume && (resumeImport || !path.endsWith('/import'));
          const prefix = locale === routes.defaultLocale ? '' : `/${locale}`;
          const address = createHref(routes, locale).path(path);
          // Once the wizard has a name in a language, all of its steps do.
          const wizard = createHref(routes, locale).path('/resume/wizard');
          if (path.startsWith('/resume/wizard'))
            expect(address).toBe(`${wizard}${path.slice('/resume/wizard'.length)}`);
          expect([address, resolveRoute(brand, 'GET', address)]).toEqual([
            address,
            isOn
              ? expect.objectContaining({ kind: 'page', locale })
              : { kind: 'redirect', status: 308, location: `${prefix}/404`, noStore: true },
          ]);
        }
    }
  });

  it('survives any address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...registry.list()), fc.string({ unit: 'binary' }), (brand, text) => {
        expect(resolveRoute(brand, 'GET', `/${text}`)).toHaveProperty('kind');
      }),
    );
  });
});
