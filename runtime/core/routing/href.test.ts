import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySearch } from '../search/empty-search.ts';
import { addressInLanguages, canonicalPath, createHref, isSwitchedOff, publicRoutes } from './href.ts';
import { resolveRoute } from './resolve.ts';
import { routedDocument } from './testing.ts';

const document = routedDocument();
const routes = publicRoutes(document);

describe('addressInLanguages', () => {
  it('translates what was asked for, whether or not it exists', () => {
    expect(addressInLanguages(routes, 'fr', { path: '/fr/emploi/rien', query: { page: '2' } })).toEqual({
      en: '/jobs/rien?page=2',
      de: '/de/jobs/rien?page=2',
      fr: '/fr/emploi/rien?page=2',
      'en-GB': '/en-GB/jobs/rien?page=2',
    });
    expect(addressInLanguages(routes, 'en', { path: '/nowhere', query: {} })).toMatchObject({ de: '/de/nowhere' });
    expect(addressInLanguages(routes, 'en', { path: '/%E0', query: {} })).toEqual({});
  });
});

describe('createHref', () => {
  it('writes addresses in the language of the page', () => {
    const fr = createHref(routes, 'fr');
    expect(fr.home()).toBe('/fr');
    expect(fr.jobs()).toBe('/fr/emploi');
    expect(fr.job({ id: 42, slug: 'reporter' })).toBe('/fr/job/reporter-42');
    expect(fr.job({ id: 42, slug: '' })).toBe('/fr/job/42');
    expect(fr.organization('société b')).toBe('/fr/organization/soci%C3%A9t%C3%A9%20b');
    expect(fr.page('privacy')).toBe('/fr/privacy-policy');
    expect(createHref(routes, 'de').page('privacy')).toBe('/de/datenschutz');
    expect(createHref(routes, 'en').page('home')).toBe('/');
    expect(fr.page('nothing')).toBeNull();
  });

  it('translates canonical paths and keeps their query', () => {
    const fr = createHref(routes, 'fr');
    expect(fr.path('/jobs/media?page=2#top')).toBe('/fr/emploi/media?page=2#top');
    expect(fr.path('https://other.example/jobs')).toBe('https://other.example/jobs');
    expect(fr.path('//other.example')).toBe('//other.example');
    expect(fr.path('mailto:a@b.example')).toBe('mailto:a@b.example');
  });

  it('names the page in every language', () => {
    expect(createHref(routes, 'de').alternates('/jobs/x')).toEqual({
      en: '/jobs/x',
      de: '/de/jobs/x',
      fr: '/fr/emploi/x',
      'en-GB': '/en-GB/jobs/x',
    });
  });

  it('names a search in every language, values without a translation in the query', () => {
    const choice = {
      field: 'occupations',
      filter: '3',
      alias: 'pflege',
      label: 'Pflege',
      translations: { en: 'nurse', fr: 'infirmier' },
    };
    const search = { ...emptySearch, choices: [choice] };
    expect(createHref(routes, 'de').searchAlternates(search)).toEqual({
      en: '/jobs/nurse',
      de: '/de/jobs/pflege',
      fr: '/fr/emploi/infirmier',
      'en-GB': '/en-GB/jobs?occupations=3',
    });
  });

  it('knows which paths are gone with their feature', () => {
    expect(isSwitchedOff(routes, '/blog/a?b=c')).toBe(true);
    expect(isSwitchedOff(routes, '/blogs')).toBe(false);
    expect(isSwitchedOff(routes, '/resume')).toBe(false);
  });
});

/** Any slug: anything that a path can hold. */
const slug = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: paths hold none
  .filter((text) => !/[/\\\u0000-\u001f\u007f-\u009f]/.test(text) && text !== '.' && text !== '..');
const smallSlug = slug.map((text) => text.toLowerCase()).filter((text) => text === text.toLowerCase());

describe('createHref and resolveRoute', () => {
  const cases = fc.oneof(
    fc.record({ page: fc.constant('job' as const), slug: slug, id: fc.integer({ min: 1, max: 2 ** 31 - 1 }) }),
    fc.record({ page: fc.constant('organization' as const), slug: smallSlug }),
    fc.record({ page: fc.constantFrom('home' as const, 'jobs' as const, 'organizations' as const) }),
    fc.record({ page: fc.constant('landing' as const), key: fc.constantFrom('privacy', 'contact', 'about') }),
  );

  it.each(routes.locales)('agree on every address in %s, without a redirect', (locale) => {
    const href = createHref(routes, locale);
    fc.assert(
      fc.property(cases, (target) => {
        const address = (() => {
          switch (target.page) {
            case 'job':
              return href.job(target);
            case 'organization':
              return href.organization(target.slug);
            case 'landing':
              return href.page(target.key) ?? '';
            default:
              return href.page(target.page) ?? '';
          }
        })();
        const decision = resolveRoute({ document }, 'GET', address);
        expect(decision).toMatchObject({ kind: 'page', locale, match: { page: target.page } });
        if (decision.kind !== 'page') return;
        const { params } = decision.match;
        if (target.page === 'job') expect(params).toEqual({ slug: target.slug, id: String(target.id) });
        if (target.page === 'organization') expect(params).toEqual({ slug: target.slug });
        if (target.page === 'landing') expect(params).toEqual({ key: target.key });
        const canonical = canonicalPath(routes, decision.match);
        expect(canonical && href.path(canonical)).toBe(address);
      }),
    );
  });
});
