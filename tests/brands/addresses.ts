/** Every route in every language: status, language, canonical URL, alternate languages and robots. */
import { offPaths } from '../../runtime/core/routing/table.ts';
import type { BrandCase, BrandTest } from './brand-test.ts';
import { type PageHead, readHead } from './html.ts';
import type { TestedPage, TestedSite } from './tested-site.ts';

export const addresses: BrandTest = {
  kind: 'addresses',
  title: 'Every page answers at its address in every language, with the tags for search engines',
  cases: async (site) => [
    ...(await site.pages()).map((page) => pageCase(site, page)),
    ...site.languages.flatMap((locale) => [
      ...offPaths(site.brand.document.features).map((path) => offCase(site, locale, path)),
      missingCase(site, locale),
    ]),
    ...movedCases(site, await site.pages()),
  ],
};

function pageCase(site: TestedSite, page: TestedPage): BrandCase {
  return {
    name: page.address,
    sort: `${page.kind} ${page.key}`,
    path: page.path,
    async run() {
      const { status, headers, text } = await site.read(page.address);
      if (status !== 200) return [`${page.address} answers ${status} instead of 200.`];
      const head = readHead(text);
      const isIndexed = !site.brand.document.search.seo.noindexEmpty || !isEmptyList(site, page, text);
      return [
        ...languageFaults(page, head),
        ...canonicalFaults(site, page, head),
        ...(await alternateFaults(site, page, head)),
        ...(isIndexed ? robotsFaults(site, page, head, headers['x-robots-tag']) : []),
        ...(head.title.includes(site.brand.document.site.name.trim().replace(/\s+/g, ' '))
          ? []
          : [`${page.address} has the title "${head.title}", which does not name the site.`]),
      ];
    },
  };
}

/** Whether a listing has nothing to list: it is not indexed then. */
function isEmptyList(site: TestedSite, { key, locale }: TestedPage, html: string): boolean {
  const href = site.href(locale);
  if (key === 'jobs') return !html.includes(`href="${href.job({ id: 1, slug: 'x' }).slice(0, -'x-1'.length)}`);
  return key === 'organizations' && !html.includes(`href="${href.organization('x').slice(0, -1)}`);
}

function languageFaults({ address, locale }: TestedPage, { language }: PageHead): string[] {
  return language === locale ? [] : [`${address} is in "${language}" instead of "${locale}".`];
}

/** Pages of rows may belong to another site; all others name themselves. */
function canonicalFaults({ origin }: TestedSite, { kind, address }: TestedPage, { canonical }: PageHead): string[] {
  const own = origin + address;
  if (canonical === own) return [];
  const isShared = kind === 'job' || kind === 'organization';
  if (isShared && canonical !== null && !canonical.startsWith(`${origin}/`) && URL.canParse(canonical)) return [];
  return [`${address} has the canonical URL ${canonical ?? 'of nothing'} instead of ${own}.`];
}

async function alternateFaults(site: TestedSite, page: TestedPage, head: PageHead): Promise<string[]> {
  const { address, kind, key } = page;
  const { alternates } = head;
  const isOwn = kind === 'fixed' || kind === 'content' || kind === 'personal';
  if (isOwn) {
    const expected = site.languages.length < 2 ? {} : expectedAlternates(site, key);
    const names = [...new Set([...Object.keys(expected), ...Object.keys(alternates)])];
    return names
      .filter((name) => expected[name] !== alternates[name])
      .map(
        (name) =>
          `${address} names ${alternates[name] ?? 'nothing'} as its "${name}" version instead of ${expected[name] ?? 'nothing'}.`,
      );
  }
  const faults: string[] = [];
  for (const [language, url] of Object.entries(alternates)) {
    if (language === 'x-default' || !url.startsWith(`${site.origin}/`)) continue;
    const other = await site.read(url.slice(site.origin.length));
    if (other.status !== 200)
      faults.push(`${address} names ${url} as its "${language}" version, which answers ${other.status}.`);
    else if (JSON.stringify(readHead(other.text).alternates) !== JSON.stringify(alternates))
      faults.push(`${address} and its "${language}" version ${url} name different versions.`);
  }
  return faults;
}

function expectedAlternates(site: TestedSite, key: string): Record<string, string> {
  const named = site.languages.map((locale) => [locale, site.origin + site.href(locale).page(key)] as const);
  return Object.fromEntries([...named, ['x-default', site.origin + site.href(site.routes.defaultLocale).page(key)]]);
}

function robotsFaults(site: TestedSite, page: TestedPage, head: PageHead, header: string | undefined): string[] {
  const { routes, pages } = site.brand.document;
  const isPersonal = page.kind === 'personal';
  const isHidden = isPersonal || !routes.robots.index || pages[page.key]?.noindex === true;
  const faults: string[] = [];
  // A row may be hidden for reasons of its own.
  if (isHidden !== head.isNoindex && (isHidden || page.kind === 'fixed' || page.kind === 'content'))
    faults.push(
      `${page.address} ${head.isNoindex ? 'is hidden from' : 'is open to'} search engines, against the document.`,
    );
  if (isPersonal !== (header === 'noindex'))
    faults.push(`${page.address} is answered with "X-Robots-Tag: ${header ?? ''}".`);
  return faults;
}

/** A path of a switched-off feature leads to the error page and is not cached. */
function offCase(site: TestedSite, locale: string, path: string): BrandCase {
  const address = site.href(locale).path(path);
  return {
    name: `${address} (off)`,
    sort: 'switched off',
    path: ['features'],
    async run() {
      const { status, headers } = await site.read(address);
      const expected = site.href(locale).path('/404');
      return status === 308 && headers.location === expected
        ? []
        : [`${address} belongs to a feature that is off, but answers ${status} ${headers.location ?? ''}.`];
    },
  };
}

function missingCase(site: TestedSite, locale: string): BrandCase {
  const address = site.href(locale).path('/no/such/page');
  return {
    name: `${address} (missing)`,
    sort: 'missing',
    path: ['pages', 'error'],
    async run() {
      const { status, text } = await site.read(address);
      if (status !== 404) return [`${address} answers ${status} instead of 404.`];
      const head = readHead(text);
      return [
        ...(head.language === locale ? [] : [`The error page is in "${head.language}" instead of "${locale}".`]),
        ...(head.isNoindex ? [] : ['The error page is open to search engines.']),
        ...(head.canonical === null ? [] : ['The error page has a canonical URL.']),
      ];
    },
  };
}

/** Untranslated addresses and those that ask for another language lead to the right ones. */
function movedCases(site: TestedSite, pages: readonly TestedPage[]): BrandCase[] {
  const moved = (from: string, to: string, path: BrandCase['path']): BrandCase => ({
    name: `${from} -> ${to}`,
    sort: 'moved',
    path,
    async run() {
      const { status, headers } = await site.read(from);
      return status === 301 && headers.location === to
        ? []
        : [`${from} answers ${status} ${headers.location ?? ''} instead of leading to ${to}.`];
    },
  });
  const canonical: Record<string, string> = {
    home: '/',
    jobs: '/jobs',
    organizations: '/organizations',
    ...site.routes.pages,
  };
  return pages.flatMap(({ kind, locale, key, address }) => {
    const plain = canonical[key];
    if (plain === undefined || kind === 'job' || kind === 'organization' || kind === 'stored') return [];
    const prefix = locale === site.routes.defaultLocale ? '' : `/${locale}`;
    const untranslated = plain === '/' ? prefix || '/' : prefix + plain;
    const cases = untranslated === address ? [] : [moved(untranslated, address, ['routes', 'translations', locale])];
    if (locale !== site.routes.defaultLocale && kind !== 'personal') {
      const standard = site.href(site.routes.defaultLocale).page(key) ?? '/';
      cases.push(moved(`${standard}?locale=${locale}`, address, ['locales', 'supported']));
    }
    return cases;
  });
}
