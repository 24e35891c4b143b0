/** What visitors and members find on a running site: addresses, menus, forms, filters and products. */
import { isFeatureOn } from '../../runtime/core/document/features.ts';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import { featurePaths, featurePlaces } from '../../runtime/core/paths/names.ts';
import { createHref, isSwitchedOff } from '../../runtime/core/routing/href.ts';
import { feedsOn } from '../../runtime/core/seo/feeds.ts';
import type { PageProps } from '../../runtime/page/assemble/page-props.ts';
import { client, type Get, type Reply } from '../site/support/http.ts';
import { createTexts } from '../site/support/texts.ts';
import { elements, unescapeHtml, withoutCode } from './html.ts';
import { type PersonalView, type Place, type SignedIn, viewOf } from './observe-people.ts';
import { locationsIn } from './pages.ts';

/** Where each form is asked, by its canonical path. */
const FORMS_AT: Readonly<Record<string, string>> = {
  job: '/job/wizard',
  organization: '/user/organization',
  customer: '/checkout',
  resume: '/resume/edit',
  application: '/job/apply',
  registration: '/user/register',
  login: '/user/login',
  resume_contact: '/resumes/contacts',
  alert: '/user/alerts',
  resume_alert: '/resume-alert',
};

export interface Observation {
  languages: readonly string[];
  /** What answers by path: `page jobs`, `to /jobs` or `nothing`. */
  answers: ReadonlyMap<string, string>;
  /** By menu and language, `main en`: its entries, `Jobs -> /jobs`. */
  menus: ReadonlyMap<string, readonly string[]>;
  /** In English; without those that nobody can be asked. */
  forms: ReadonlyMap<string, AskedForm>;
  /** By search: the filters in their order, with their settings. */
  filters: ReadonlyMap<string, readonly { field: string; settings: string }[]>;
  /** By their keys. */
  products: ReadonlyMap<string, { name: string }>;
  /** Features with pages that are on: whether one of these pages answers, or is gone for another reason than a feature. */
  features: ReadonlyMap<string, boolean>;
  /** By name: what those see who are signed in. */
  people: ReadonlyMap<string, PersonalView>;
  /** Every form and all products, as text, as visitors get them. */
  offers: string;
}

export interface Observer {
  /** Follows the links of the site, and asks for these paths, too. */
  observe(paths: Iterable<string>): Promise<Observation>;
  /** What answers at these paths. */
  answersAt(paths: Iterable<string>): Promise<Map<string, string>>;
}

/** Addresses of one kind that are looked at: they are alike. */
const mostOfKind = 2;
const atOnce = 6;

export function observer(port: number, brand: string, people: readonly SignedIn[]): Observer {
  const get = client(port, { brand });
  return {
    observe: (paths) => observe(get, { origin: `http://${brand}.localhost:${port}`, brand, people }, [...paths]),
    answersAt: async (paths) => (await visit(get, paths)).answers,
  };
}

interface Observed {
  origin: string;
  brand: string;
  people: readonly SignedIn[];
}

async function observe(get: Get, { origin, brand, people }: Observed, paths: readonly string[]): Promise<Observation> {
  const home = propsOf(await get('/'));
  if (home === null) throw new Error(`${origin} shows no page.`);
  const { brand: slice } = home.page;
  const languages = slice.routes.locales;
  const canonical = [...Object.values(slice.routes.pages), ...slice.routes.off, '/jobs', '/organizations', '/blog'];
  const known = languages.flatMap((locale) => {
    const href = createHref(slice.routes, locale);
    const prefix = locale === slice.routes.defaultLocale ? '' : `/${locale}`;
    return [href.home(), ...canonical.flatMap((path) => [href.path(path), prefix + path])];
  });
  const href = createHref(slice.routes, slice.routes.defaultLocale);
  const placed = Object.entries({ ...featurePaths, ...featurePlaces });
  const { answers, pages } = await crawl(get, [
    ...known,
    ...paths,
    ...[...placed.flatMap(([, own]) => own), ...Object.values(FORMS_AT)].map(href.path),
    ...(await sitemapPaths(get, origin)),
    ...feedsOn({ rss: true, blog: true, completeFeed: true }),
  ]);
  const isPage = (path: string) => answers.get(href.path(path))?.startsWith('page') ?? false;
  const offers = await ask<Offers>(get, brand, offersQuery);
  const { products } = offers;
  const place: Place = {
    ...{ get, brand, routes: slice.routes, offersQuery, product: products[0]?.key ?? null },
    paths: [...new Set(canonical.map(href.path))],
    answersAt: async (as, asked) => (await visit(as, asked)).answers,
  };
  const views: [string, PersonalView][] = [];
  for (const person of people) views.push([person.name, await viewOf(place, person)]);
  return {
    languages,
    answers,
    menus: new Map(languages.flatMap((locale) => menusOf(locale, pages.get(createHref(slice.routes, locale).home())))),
    forms: shownForms(offers, isPage, slice.site.contactEmail !== null),
    filters: filtersOf(slice, answers),
    products: new Map(products.map((product) => [product.key, product])),
    features: new Map(
      placed.flatMap(([feature, own]): [string, boolean][] =>
        isFeatureOn(slice.features, feature)
          ? [[feature, own.some((path) => isAt(answers, href.path(path)) || !isSwitchedOff(slice.routes, path))]]
          : [],
      ),
    ),
    people: new Map(views),
    offers: JSON.stringify(offers),
  };
}

/** Whether a page answers there, or below it. */
function isAt(answers: ReadonlyMap<string, string>, path: string): boolean {
  return [...answers].some(([at, answer]) => answer.startsWith('page') && `${at}/`.startsWith(`${path}/`));
}

async function visit(get: Get, paths: Iterable<string>) {
  const answers = new Map<string, string>();
  const pages = new Map<string, Reply>();
  const queue = [...new Set(paths)];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const reply = await get(path);
      const answer = answerOf(reply);
      answers.set(path, answer);
      if (answer.startsWith('page')) pages.set(path, reply);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { answers, pages };
}

/** Visits these paths, and then what their pages link to; of addresses below one another only some. */
async function crawl(get: Get, paths: Iterable<string>) {
  const first = await visit(get, paths);
  const links = [...first.pages.values()].flatMap(({ text }) =>
    elements(withoutCode(text), 'a').map(({ href = '' }) => href),
  );
  const beside = new Map<string, number>();
  const more = [...new Set(links)].filter((path) => {
    if (!/^\/(?!\/)[^?#]*$/.test(path) || first.answers.has(path)) return false;
    const parent = path.slice(0, path.lastIndexOf('/'));
    beside.set(parent, (beside.get(parent) ?? 0) + 1);
    return (beside.get(parent) ?? 0) <= mostOfKind;
  });
  const { answers } = await visit(get, more);
  return { answers: new Map([...first.answers, ...answers]), pages: first.pages };
}

function answerOf({ status, headers, text }: Reply): string {
  if (status >= 500) throw new Error(`A page answers ${status}: ${text.slice(0, 200)}`);
  // The administration has an address of its own, which `/admin` leads to.
  if (headers.location?.includes('/api/workspace?')) return 'page admin';
  if (status >= 300 && status < 400)
    return /\/404$/.test(headers.location ?? '') ? 'nothing' : `to ${headers.location}`;
  if (status !== 200) return 'nothing';
  return `page ${propsOf({ text } as Reply)?.page.document ?? 'file'}`;
}

function propsOf({ text }: Pick<Reply, 'text'>): PageProps | null {
  const [, data] = /<script id="__NEXT_DATA__" type="application\/json">(.*?)<\/script>/s.exec(text) ?? [];
  return data === undefined ? null : (JSON.parse(data).props.pageProps as PageProps);
}

/** Some addresses of every sitemap. */
async function sitemapPaths(get: Get, origin: string): Promise<string[]> {
  const index = locationsIn((await get('/sitemap.xml')).text);
  const files = await Promise.all(
    index.map(async (url) => {
      const locations = locationsIn((await get(url.slice(origin.length))).text);
      return url.includes('/pages/') ? locations : locations.slice(0, mostOfKind);
    }),
  );
  return files.flat().map((url) => url.slice(origin.length) || '/');
}

function menusOf(locale: string, home: Reply | undefined): [string, string[]][] {
  const props = home === undefined ? null : propsOf(home);
  if (home === undefined || props === null) return [];
  const text = createTexts(locale.split('-')[0] ?? locale);
  const html = withoutCode(home.text);
  const shown = { main: 'mainMenu', sidebar: 'sidebar', footer: 'footer.menu', legal: 'footer.legal' };
  return Object.entries(shown).map(([menu, key]): [string, string[]] => [
    `${menu} ${locale}`,
    linksIn(html, text(`common:${key}`)),
  ]);
}

function linksIn(html: string, label: string): string[] {
  const start = [...html.matchAll(/<nav\b[^>]*>/g)].find(([tag]) => elements(tag, 'nav')[0]?.['aria-label'] === label);
  if (start === undefined) return [];
  const inside = html.slice(start.index, html.indexOf('</nav>', start.index));
  return [...inside.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([tag = '', , words = '']) => {
    const [{ href = '' } = {}] = elements(tag, 'a');
    return `${unescapeHtml(words.replace(/<[^>]*>/g, '')).trim()} -> ${href}`;
  });
}

async function ask<Data>(get: Get, brand: string, query: string): Promise<Data> {
  const { text } = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${brand};en` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = JSON.parse(text);
  if (errors !== undefined) throw new Error(`${query}: ${errors[0].message}`);
  return data as Data;
}

const FORMS = [...Object.keys(FORMS_AT), 'contact'];
const offersQuery = `{
  ${FORMS.map((name) => `${name}: form(name: "${name}") { form groups { group schema fields { name control width } } }`).join(' ')}
  products { key name description type price { amount currency } credits slots days } }`;

type Offers = { products: { key: string; name: string }[] } & Record<string, AskedForm | null>;

function shownForms(offers: Offers, isPage: (path: string) => boolean, hasContact: boolean): Map<string, AskedForm> {
  const shown = new Map<string, AskedForm>();
  for (const name of FORMS) {
    const [form, path] = [offers[name], FORMS_AT[name]];
    if (form && (path === undefined ? hasContact : isPage(path))) shown.set(name, form);
  }
  return shown;
}

type Filters = Map<string, { field: string; settings: string }[]>;

function filtersOf({ facets, routes }: PageProps['page']['brand'], answers: ReadonlyMap<string, string>): Filters {
  const resumes = createHref(routes, routes.defaultLocale).page('resumes');
  const isSearched = resumes !== null && (answers.get(resumes)?.startsWith('page') ?? false);
  const searches = (['jobs', 'organizations', 'resumes'] as const).filter((name) => name !== 'resumes' || isSearched);
  return new Map(
    searches.map((name) => [
      name,
      facets[name].order.map((field) => ({ field, settings: JSON.stringify(facets[name].items[field] ?? null) })),
    ]),
  );
}
