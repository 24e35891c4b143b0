import { describe, expect, it } from 'vitest';
import { parseHtml } from './support/http.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const get = siteClient();

async function landing(brand: string, path: string) {
  const { status, headers } = await get(path, { brand });
  return [status, headers.location, headers['cache-control']];
}

const minutes = 'public, max-age=300';

describe('an address leads to its one spelling', () => {
  it.each([
    ['harbor-ledger', '/en/jobs', 301, '/jobs', minutes],
    ['harbor-ledger', '/JOBS', 301, '/jobs', minutes],
    ['harbor-ledger', '/Jobs/Remote?search=A', 301, '/jobs/remote?search=A', minutes],
    ['harbor-ledger', '/Organization/Three-Tides-Cannery', 301, '/organization/three-tides-cannery', minutes],
    ['harbor-ledger', '/searchjobs?search=a', 307, '/jobs?search=a', 'no-store'],
    ['harbor-ledger', '/classifieds/help-wanted/1998', 308, '/jobs', minutes],
    [
      'harbor-ledger',
      '/wp-content/uploads/2019/05/quay.jpg',
      307,
      'https://community.harbor-ledger.example/wp-content/uploads/2019/05/quay.jpg',
      'no-store',
    ],
    ['kitchen-pass', '/jobs?search=Cook', 301, '/searchjobs?search=Cook', minutes],
    ...(['campus-bulletin', 'wide-table'] as const).map((brand): [string, string, number, string, string] => [
      brand,
      '/wp-content/uploads/2014/02/quad.jpg',
      307,
      `https://community.${brand}.example/wp-content/uploads/2014/02/quad.jpg`,
      'no-store',
    ]),
    ['demo', '/searchjobs', 307, '/jobs', 'no-store'],
    ['rheinblick', '/jobs', 301, '/stellen', minutes],
    ['rheinblick', '/jobs?search=Koch', 301, '/stellen?search=Koch', minutes],
    ['rheinblick', '/fr/jobs', 301, '/fr/emploi', minutes],
    ['rheinblick', '/FR/emploi', 301, '/fr/emploi', minutes],
    ['rheinblick', '/organizations', 301, '/arbeitgeber-suchen', minutes],
    ['rheinblick', '/fr/organizations', 301, '/fr/employeurs', minutes],
    ['rheinblick', '/privacy-policy', 301, '/datenschutz', minutes],
    ['rheinblick', '/employers', 301, '/fuer-arbeitgeber', minutes],
    ['rheinblick', '/fr/cookies', 301, '/fr/politique-de-cookies', minutes],
    ['rheinblick', '/fr/resume', 301, '/fr/cv', minutes],
    ['rheinblick', '/fr/resume/42', 301, '/fr/cv/42', minutes],
    ['rheinblick', '/fr/resume/wizard/import', 301, '/fr/cv/creer/import', minutes],
    ['rheinblick', '/fr/resumes?search=Koch', 301, '/fr/cvtheque?search=Koch', minutes],
    ['wide-table', '/es/resume/edit/skills', 301, '/es/curriculum/editar/skills', minutes],
    ['wide-table', '/es/resume/preview', 301, '/es/curriculum/preview', minutes],
    ['stadtwerke-boerse', '/en/privacy', 308, '/en/privacy-policy', minutes],
    ['rheinblick', '/stellenmarkt/koch', 308, '/stellen', minutes],
    ['rheinblick', '/fr/stellenmarkt', 308, '/fr/emploi', minutes],
    [
      'stacks-and-shelves',
      '/wp-content/uploads/2012/a.pdf',
      307,
      'https://community.stacks-and-shelves.example/wp-content/uploads/2012/a.pdf',
      'no-store',
    ],
  ])('%s %s', async (brand, path, status, location, caching) => {
    expect(await landing(brand, path)).toEqual([status, location, caching]);
  });

  it.each([
    ['rheinblick', '/de/jobs'],
    ['rheinblick', '/DE/JOBS'],
    ['rheinblick', '/de/stellen/'],
    ['rheinblick', '//jobs//'],
  ])('%s %s, in at most three steps', async (brand, start) => {
    let path = start;
    for (let step = 0; step < 3; step += 1) path = (await get(path, { brand })).headers.location ?? path;
    expect([path, (await get(path, { brand })).status]).toEqual(['/stellen', 200]);
  });
});

describe('a rewrite', () => {
  it('shows the page under the address that was asked', async () => {
    const { status, text } = await get('/careers', { brand: 'demo' });
    expect([status, parseHtml(text).querySelector('link[rel=canonical]')?.getAttribute('href')]).toEqual([
      200,
      `${siteOrigin('demo')}/jobs`,
    ]);
  });
});

describe('a switched-off feature', () => {
  it.each(['/blog', '/resumes', '/resume', '/resume/12', '/resume-alert/edit/1', '/job-manager', '/my-products'])(
    'leads to /404 in a way that a switch can undo: %s',
    async (path) => {
      expect(await landing('on-air-careers', path)).toEqual([308, '/404', 'no-store']);
    },
  );

  it('in another language leads to the 404 of that language', async () => {
    expect(await landing('rheinblick', '/fr/blog')).toEqual([308, '/fr/404', 'no-store']);
  });

  it('of feeds answers no feed', async () => {
    expect(await landing('on-air-careers', '/feeds/jobs.rss')).toEqual([308, '/404', 'no-store']);
    const page = parseHtml((await get('/jobs', { brand: 'on-air-careers' })).text);
    expect(page.querySelector('link[type="application/rss+xml"]')).toBeNull();
  });
});

describe('an error page', () => {
  it.each([
    ['harbor-ledger', '/404', 'en', 'This page does not exist'],
    ['rheinblick', '/404', 'de', 'Diese Seite gibt es nicht'],
    ['rheinblick', '/fr/404', 'fr', 'Cette page n’existe pas'],
    ['rheinblick', '/en/nope', 'en', 'This page does not exist'],
    ['on-air-careers', '/nope', 'en', 'This page does not exist'],
  ])('of %s at %s is a 404 in its look and language', async (brand, path, language, heading) => {
    const { status, text } = await get(path, { brand });
    const page = parseHtml(text);
    expect([status, page.documentElement.lang, page.querySelector('h1')?.textContent]).toEqual([
      404,
      language,
      heading,
    ]);
    expect(page.querySelector(`link[rel=stylesheet][href^="/theme/${brand}."]`)).not.toBeNull();
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });
});

describe('what search engines are told', () => {
  /** Canonical path and robots of a page. */
  async function toldOf(brand: string, path: string) {
    const page = parseHtml((await get(path, { brand })).text);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
    return [
      canonical?.replace(siteOrigin(brand), '') ?? null,
      page.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    ];
  }

  it.each([
    ['harbor-ledger', '/', '/', null],
    ['harbor-ledger', '/jobs', '/jobs', null],
    ['harbor-ledger', '/jobs?page=2', '/jobs?page=2', null],
    ['harbor-ledger', '/jobs?sorting=publish_date_desc', '/jobs', 'noindex, follow'],
    ['harbor-ledger', '/jobs?utm_source=a', '/jobs', null],
    ['harbor-ledger', '/jobs/health-care', '/jobs/health-care', null],
    ['harbor-ledger', '/jobs?search=nurse', '/jobs?search=nurse', 'noindex, follow'],
    ['harbor-ledger', '/about', '/about', null],
    ['rheinblick', '/fr/emploi', '/fr/emploi', null],
    ['rheinblick', '/en/jobs', '/en/jobs', null],
    ['harbor-ledger', '/router?router=/jobs', '/jobs', 'noindex, follow'],
  ])('%s %s', async (brand, path, canonical, robots) => {
    expect(await toldOf(brand, path)).toEqual([canonical, robots]);
  });

  it('an empty list is nothing to keep', async () => {
    const [, robots] = await toldOf('harbor-ledger', '/jobs?search=qqqqzzzzxxxx');
    expect(robots).toBe('noindex, follow');
  });

  it.each([
    ['/', ['/', '/fr', '/en', '/']],
    ['/stellen', ['/stellen', '/fr/emploi', '/en/jobs', '/stellen']],
    ['/fr/employeurs', ['/arbeitgeber-suchen', '/fr/employeurs', '/en/organizations', '/arbeitgeber-suchen']],
    ['/datenschutz', ['/datenschutz', '/fr/confidentialite', '/en/privacy-policy', '/datenschutz']],
  ])('every language of a page names all others: %s', async (path, expected) => {
    const page = parseHtml((await get(path, { brand: 'rheinblick' })).text);
    const alternates = [...page.querySelectorAll('link[rel=alternate][hreflang]')];
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(['de', 'fr', 'en', 'x-default']);
    const origin = siteOrigin('rheinblick');
    expect(alternates.map((link) => link.getAttribute('href')?.replace(origin, '') || '/')).toEqual(expected);
    for (const address of new Set(expected)) expect((await get(address, { brand: 'rheinblick' })).status).toBe(200);
  });

  it('a facet keeps its meaning in the address of every language', async () => {
    const first = parseHtml((await get('/stellen', { brand: 'rheinblick' })).text).querySelector(
      'nav#filters a[href^="/stellen/"]',
    );
    const address = first?.getAttribute('href') ?? '';
    const page = parseHtml((await get(address, { brand: 'rheinblick' })).text);
    const totals = await Promise.all(
      [...page.querySelectorAll('link[rel=alternate][hreflang]')].map(async (link) => {
        const path = link.getAttribute('href')?.replace(siteOrigin('rheinblick'), '') ?? '';
        const { status, text } = await get(path, { brand: 'rheinblick' });
        return [
          status,
          parseHtml(text)
            .querySelector('meta[name=description]')
            ?.getAttribute('content')
            ?.match(/\d[\d.,\s]*/)?.[0]
            .replace(/\D/g, ''),
        ];
      }),
    );
    expect(new Set(totals.map((total) => JSON.stringify(total))).size).toBe(1);
    expect(totals[0]?.[0]).toBe(200);
  });
});
