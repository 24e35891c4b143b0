/** The pages of a brand, from its document; and one page of each kind that rows make. */

import { personalPages } from '../../runtime/core/paths/names.ts';
import { elements } from './html.ts';
import type { TestedPage, TestedSite } from './tested-site.ts';

const personal = new Set(Object.values(personalPages));

export async function findPages(site: TestedSite): Promise<TestedPage[]> {
  const found = await Promise.all(site.languages.map((locale) => pagesIn(site, locale)));
  return found.flat();
}

async function pagesIn(site: TestedSite, locale: string): Promise<TestedPage[]> {
  const href = site.href(locale);
  const page = (kind: TestedPage['kind'], key: string, address: string): TestedPage => ({
    kind,
    locale,
    key,
    address,
    path: ['pages', key],
  });
  const keyed = Object.keys(site.routes.pages).flatMap((key) => {
    const address = href.page(key);
    return address === null ? [] : [page(personal.has(key) ? 'personal' : 'content', key, address)];
  });
  const [job, organization, stored] = await Promise.all([
    firstLink(site, href.jobs(), href.job({ id: 1, slug: 'x' }).slice(0, -'x-1'.length), /-\d+$/),
    firstLink(site, href.organizations(), href.organization('x').slice(0, -1), /[^/]$/),
    storedPage(site, locale, new Set(keyed.map(({ address }) => address))),
  ]);
  return [
    page('fixed', 'home', href.home()),
    page('fixed', 'jobs', href.jobs()),
    page('fixed', 'organizations', href.organizations()),
    ...keyed,
    ...(job === null ? [] : [page('job', 'job', job)]),
    ...(organization === null ? [] : [page('organization', 'organization', organization)]),
    ...(stored === null ? [] : [page('stored', 'landing', stored)]),
  ];
}

/** The first link of a listing that begins like this; null where nothing is listed. */
async function firstLink(
  { read }: TestedSite,
  listing: string,
  beginning: string,
  end: RegExp,
): Promise<string | null> {
  const { text } = await read(listing);
  const links = elements(text, 'a').map(({ href = '' }) => href);
  return links.find((link) => link.startsWith(beginning) && !link.includes('?') && end.test(link)) ?? null;
}

/** A page kept in the database, from the sitemap. */
async function storedPage(site: TestedSite, locale: string, known: ReadonlySet<string>): Promise<string | null> {
  const href = site.href(locale);
  const listings = new Set([href.home(), href.jobs(), href.organizations()]);
  const prefix = locale === site.routes.defaultLocale ? '' : `/${locale}`;
  const { text } = await site.read(`${prefix}/pages/sitemap.xml`);
  const addresses = locationsIn(text).map((url) => url.slice(site.origin.length) || '/');
  return addresses.find((address) => !known.has(address) && !listings.has(address)) ?? null;
}

/** URLs in a sitemap or its index. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}
