/** Whatever the document names as a target leads somewhere: redirects, rewrites, menus, legal pages, buttons, links on pages. */
import type { Path } from '../../runtime/core/brand/sources/json.ts';
import { isFeatureOn } from '../../runtime/core/document/features.ts';
import { LEGAL_PAGES } from '../../runtime/core/document/legal-pages.ts';
import { isSwitchedOff } from '../../runtime/core/routing/href.ts';
import type { BrandCase, BrandTest } from './brand-test.ts';
import { elements, withoutCode } from './html.ts';
import { deadEnd, follow, type TestedPage, type TestedSite } from './tested-site.ts';

export const links: BrandTest = {
  kind: 'links',
  title: 'Every redirect, rewrite, menu entry, legal page and link leads somewhere',
  cases: async (site) => [
    ...redirectCases(site),
    ...rewriteCases(site),
    ...menuCases(site),
    ...legalCases(site),
    ...buttonCases(site),
    ...(await site.pages()).map((page) => linkCase(site, page)),
  ],
};

const isExternal = (target: string) => /^[a-z][a-z0-9+.-]*:/i.test(target);

/** An address that a pattern matches, and whether a part of it is invented. */
function sampleOf(pattern: string): { path: string; isInvented: boolean } {
  const path = pattern.replace(/\{[^}]*\}/g, 'sample').replace(/\*$/, '');
  return { path: path === '' ? '/' : path, isInvented: pattern.includes('{') };
}

function redirectCases(site: TestedSite): BrandCase[] {
  return site.brand.document.routes.redirects.flatMap(({ from, permanent }, index) =>
    site.languages.map((locale): BrandCase => {
      const sample = sampleOf(from);
      const prefix = locale === site.routes.defaultLocale ? '' : `/${locale}`;
      const address = prefix + (prefix !== '' && sample.path === '/' ? '' : sample.path);
      return {
        name: `redirect of ${address}`,
        sort: 'redirect',
        path: ['routes', 'redirects', index],
        async run() {
          const { status, at, redirects } = await follow(site, address);
          const expected = permanent ? 308 : 307;
          if (!redirects.includes(expected))
            return [`${address} is not redirected with ${expected}: it answers ${redirects[0] ?? status}.`];
          if (status === null) return URL.canParse(at) ? [] : [`${address} leads to "${at}", which is no URL.`];
          // What a pattern matches need not exist.
          if (status === 200 || (status === 404 && sample.isInvented)) return [];
          return [(await deadEnd(site, address)) ?? `${address} answers ${status}.`];
        },
      };
    }),
  );
}

function rewriteCases(site: TestedSite): BrandCase[] {
  return site.brand.document.routes.rewrites.map(({ from }, index): BrandCase => {
    const sample = sampleOf(from);
    return {
      name: `rewrite of ${sample.path}`,
      sort: 'rewrite',
      path: ['routes', 'rewrites', index],
      async run() {
        const fault = await deadEnd(site, sample.path);
        return fault === null || sample.isInvented ? [] : [fault];
      },
    };
  });
}

const told = new WeakMap<TestedSite, Set<string>>();

/** Whether a dead end has not been told yet: a menu would tell it again on every page. */
function isNew(site: TestedSite, target: string): boolean {
  const known = told.get(site) ?? new Set();
  told.set(site, known);
  if (known.has(target)) return false;
  known.add(target);
  return true;
}

/** A case for a target in the document, in every language. */
function targetCases(
  site: TestedSite,
  sort: string,
  path: Path,
  target: (locale: string) => string | null,
): BrandCase[] {
  return site.languages.map((locale) => ({
    name: `${sort} ${path.join('/')} in ${locale}`,
    sort,
    path,
    async run() {
      const address = target(locale);
      if (address === null)
        return [`It is shown nowhere: the page does not exist, or belongs to a feature that is off.`];
      if (!isExternal(address)) {
        const target = address.replace(/#.*$/s, '');
        const fault = await deadEnd(site, target);
        return fault !== null && isNew(site, target) ? [fault] : [];
      }
      return URL.canParse(address) ? [] : [`"${address}" is no URL.`];
    },
  }));
}

function menuCases(site: TestedSite): BrandCase[] {
  const { navigation, features } = site.brand.document;
  return (['main', 'sidebar', 'footer'] as const).flatMap((menu) =>
    navigation[menu].flatMap((item, index) => {
      if (item.feature !== undefined && !isFeatureOn(features, item.feature)) return [];
      const path = ['navigation', menu, index];
      return targetCases(site, 'menu', path, (locale) => {
        if (item.page !== undefined) return site.href(locale).page(item.page);
        return item.path === undefined ? (item.url ?? null) : site.href(locale).path(item.path);
      });
    }),
  );
}

function legalCases(site: TestedSite): BrandCase[] {
  const { legal } = site.brand.document.site;
  return LEGAL_PAGES.flatMap((name) => {
    const key = legal[name];
    return key === null
      ? []
      : targetCases(site, 'legal', ['site', 'legal', name], (locale) => site.href(locale).page(key));
  });
}

/** Where buttons lead whose target is a setting; those of switched-off features are not shown. */
function buttonCases(site: TestedSite): BrandCase[] {
  return Object.entries(site.brand.document.routes.callToAction).flatMap(([name, target]) => {
    if (isSwitchedOff(site.routes, target)) return [];
    const address = (locale: string) =>
      target.startsWith('/') ? site.href(locale).path(target) : site.href(locale).page(target);
    return targetCases(site, 'button', ['routes', 'callToAction', name], (locale) =>
      isExternal(target) ? target : address(locale),
    );
  });
}

/** Links followed on one page: its frame and its text have fewer, lists of results are alike. */
const mostLinks = 40;

function linkCase(site: TestedSite, page: TestedPage): BrandCase {
  return {
    name: `links on ${page.address}`,
    sort: `links on ${page.kind} ${page.key}`,
    path: page.path,
    async run() {
      const { text } = await site.read(page.address);
      const html = withoutCode(text);
      const targets = [
        ...elements(html, 'a').map(({ href }) => href),
        ...elements(html, 'form').map(({ action, method }) => (method === 'post' ? undefined : action)),
        ...['img', 'source'].flatMap((name) =>
          elements(html, name).map(({ src, srcset }) => src ?? srcset?.split(' ')[0]),
        ),
      ];
      const faults: string[] = [];
      for (const target of pick(ownPaths(site, targets))) {
        const fault = await deadEnd(site, target);
        if (fault !== null && isNew(site, target)) faults.push(`${page.address} links to ${fault}`);
      }
      return faults;
    },
  };
}

function ownPaths({ origin }: TestedSite, targets: readonly (string | undefined)[]): string[] {
  const paths = targets.flatMap((target = '') => {
    const local = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
    return /^\/(?!\/)/.test(local) ? [local.replace(/#.*$/s, '')] : [];
  });
  return [...new Set(paths)];
}

/** The first links and the last: header and content, sidebar and footer. */
function pick(paths: readonly string[]): readonly string[] {
  return paths.length <= mostLinks ? paths : [...paths.slice(0, mostLinks / 2), ...paths.slice(-mostLinks / 2)];
}
