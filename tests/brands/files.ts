/** Files that search engines, readers and browsers ask for: robots, sitemaps, feed, style sheet, pictures, messages. */
import type { Path } from '../../runtime/core/brand/sources/json.ts';
import { robotsTxt } from '../../runtime/core/seo/robots-txt.ts';
import type { BrandCase, BrandTest } from './brand-test.ts';
import { elements } from './html.ts';
import { locationsIn } from './pages.ts';
import { deadEnd, follow, type TestedSite } from './tested-site.ts';

export const files: BrandTest = {
  kind: 'files',
  title: 'Robots, sitemaps, feed, pictures and messages are served, and sitemaps name pages that exist',
  cases: async (site) => [
    robotsCase(site),
    feedCase(site),
    ...headCases(site),
    ...site.languages.map((locale) => messagesCase(site, locale)),
    ...(await sitemapCases(site)),
  ],
};

const one = (sort: string, name: string, path: Path, run: BrandCase['run']): BrandCase => ({ sort, name, path, run });

function robotsCase(site: TestedSite): BrandCase {
  return one('robots', '/robots.txt', ['routes', 'robots'], async () => {
    const { status, at } = await follow(site, '/robots.txt');
    if (status !== 200) return [`/robots.txt answers ${status}.`];
    const { text } = await site.read(at);
    const { file } = site.brand.document.routes.robots;
    const [rules = ''] = robotsTxt(site.brand.document).split('\n\nSitemap:');
    return file !== null || text.startsWith(rules.trimEnd())
      ? []
      : [`/robots.txt does not begin with the rules of the document:\n${text}`];
  });
}

function feedCase(site: TestedSite): BrandCase {
  const { rss } = site.brand.document.features;
  return one('feed', '/feeds/jobs.rss', ['features', 'rss'], async () => {
    const { status, headers, text } = await site.read('/feeds/jobs.rss');
    if (!rss) return status === 308 ? [] : [`The feed is off, but answers ${status}.`];
    const isFeed = status === 200 && (headers['content-type'] ?? '').startsWith('application/rss+xml');
    if (!isFeed) return [`/feeds/jobs.rss answers ${status} ${headers['content-type'] ?? ''}.`];
    return text.includes('<rss') && text.trimEnd().endsWith('</rss>') ? [] : ['/feeds/jobs.rss is no complete feed.'];
  });
}

/** What the head of the home page names: style sheet, fonts, icons and the social image. */
function headCases(site: TestedSite): BrandCase[] {
  return [
    one('head files', 'files of the home page', ['site'], async () => {
      const { text } = await site.read(site.href(site.routes.defaultLocale).home());
      const head = text.slice(0, text.indexOf('</head>'));
      const links = elements(head, 'link').flatMap(({ rel = '', href = '' }) =>
        /^(?:stylesheet|preload|icon|apple-touch-icon|manifest)$/.test(rel) ? [href] : [],
      );
      const images = elements(head, 'meta').flatMap(({ property, content = '' }) =>
        property === 'og:image' ? [content] : [],
      );
      const paths = [...links, ...images]
        .map((url) => url.replace(site.origin, ''))
        .filter((url) => url.startsWith('/'));
      const faults = await Promise.all(paths.map((path) => deadEnd(site, path)));
      return faults.filter((fault) => fault !== null);
    }),
  ];
}

function messagesCase(site: TestedSite, locale: string): BrandCase {
  return one('messages', `/api/messages/${locale}`, ['messages', locale], async () => {
    const { status, text } = await site.read(`/api/messages/${locale}`);
    return status === 200 && JSON.parse(text).messages !== undefined
      ? []
      : [`/api/messages/${locale} answers ${status}.`];
  });
}

/** Jobs and organizations are alike: one address in ten stands for all. */
const step = 10;

async function sitemapCases(site: TestedSite): Promise<BrandCase[]> {
  const index = await site.read('/sitemap.xml');
  const urls = locationsIn(index.text);
  const indexCase = one('sitemap', '/sitemap.xml', ['routes'], () =>
    index.status === 200 && urls.length > 0
      ? []
      : [`/sitemap.xml answers ${index.status} and names ${urls.length} files.`],
  );
  const fileCases = urls.map((url) => {
    const path = url.slice(site.origin.length);
    const isComplete = path.includes('/pages/');
    return one(isComplete ? 'sitemap' : 'long sitemap', path, isComplete ? ['pages'] : ['routes'], async () => {
      const { status, text } = await site.read(path);
      if (status !== 200) return [`${path} answers ${status}.`];
      const addresses = locationsIn(text).map((address) => address.slice(site.origin.length) || '/');
      const faults: string[] = [];
      for (const address of addresses.filter((_, at) => isComplete || at % step === 0)) {
        const { status: found } = await site.ask(address, { method: 'HEAD' });
        if (found !== 200) faults.push(`${path} names ${address}, which answers ${found}.`);
      }
      return faults;
    });
  });
  return [indexCase, ...fileCases];
}
