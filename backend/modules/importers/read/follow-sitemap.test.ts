import { expect, it } from 'vitest';
import { createOutbound } from '../../../outbound/outbound.ts';
import { openSite } from '../../../outbound/testing/site-of-others.ts';
import { type Following, followSitemap } from './follow-sitemap.ts';
import { readFeed } from './read-feed.ts';
import { detectShape } from './shape.ts';
import { collect, faultOf, plain } from './testing/collect.ts';
import { feedFile } from './testing/feed-file.ts';

const posting = (title: string) =>
  `<script type="application/ld+json">{"@type":"JobPosting","title":"${title}"}</script>`;
const urls = (origin: string, paths: string[]) =>
  paths.map((path) => `<url><loc> ${origin}${path}</loc></url>`).join('');

/** A site with these pages, which writes down what it was asked for. */
async function site(pages: Record<string, string>) {
  const asked: string[] = [];
  const opened = await openSite(({ url = '' }, res) => {
    asked.push(url);
    const page = pages[url];
    const status = page === undefined ? 404 : page === 'broken' ? 503 : 200;
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  const follow = async (content: string, sample?: Following['sample']) => {
    const feed = { ...(await feedFile(content)), url: `${opened.origin}/sitemap.xml` };
    const outbound = createOutbound({ allow: [opened.hostAndPort] });
    return followSitemap(feed, { outbound, signal: new AbortController().signal, delayMs: 0, sample });
  };
  return { ...opened, asked, follow };
}

it('the pages of a sitemap are fetched once each, on the same host and as robots.txt allows', async () => {
  const { origin, asked, follow } = await site({
    '/robots.txt': 'User-agent: *\nDisallow: /hidden',
    '/1': posting('Köchin'),
    '/2': `<p>No job</p>`,
    '/3': posting('A') + posting('B'),
  });
  const elsewhere = '<url><loc>http://other.example/9</loc></url><url><loc>no address</loc></url>';
  const paths = urls(origin, ['/1', '/2', '/hidden/4', '/gone', '/3', '/1']);
  const crawl = await follow(`<?xml version="1.0"?><urlset xmlns="x">${paths}${elsewhere}</urlset>`);
  expect(asked).toEqual(['/robots.txt', '/1', '/2', '/gone', '/3']);
  const items = await collect(readFeed(crawl, await detectShape(crawl)));
  expect(plain(items)).toEqual([
    { line: 1, '@type': ['JobPosting'], title: ['Köchin'], '@page': [`${origin}/1`] },
    { line: 2, code: 'PAGE_NOT_READ', params: { url: `${origin}/hidden/4`, reason: 'ROBOTS_DISALLOW' } },
    { line: 3, code: 'PAGE_NOT_READ', params: { url: `${origin}/gone`, reason: 'OUTBOUND_STATUS' } },
    { line: 4, '@type': ['JobPosting'], title: ['A'], '@page': [`${origin}/3`] },
    { line: 5, '@type': ['JobPosting'], title: ['B'], '@page': [`${origin}/3`] },
  ]);
});

it('the sitemaps of an index are followed, and one that is missing fails the feed', async () => {
  const pages: Record<string, string> = { '/1': posting('A') };
  const { origin, follow } = await site(pages);
  pages['/jobs.xml'] = `<urlset>${urls(origin, ['/1'])}</urlset>`;
  const index = (...paths: string[]) =>
    `<sitemapindex>${paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`).join('')}</sitemapindex>`;
  const crawl = await follow(index('/jobs.xml'));
  expect(await collect(readFeed(crawl, await detectShape(crawl)))).toHaveLength(1);
  expect(await faultOf(follow(index('/jobs.xml', '/gone.xml')))).toMatchObject({
    code: 'OUTBOUND_STATUS',
    params: { status: 404 },
  });
});

it('a site on which more than a few pages fail is not read, since their jobs would seem to be gone', async () => {
  const ok = Array.from({ length: 20 }, (_, at) => `/${at}`);
  const { origin, follow } = await site({ ...Object.fromEntries(ok.map((path) => [path, ''])), '/x': 'broken' });
  const crawl = await follow(`<urlset>${urls(origin, [...ok, '/x'])}</urlset>`);
  expect(plain(await collect(readFeed(crawl, await detectShape(crawl))))).toMatchObject([{ code: 'PAGE_NOT_READ' }]);
  expect(await faultOf(follow(`<urlset>${urls(origin, ['/1', '/x'])}</urlset>`))).toMatchObject({
    code: 'OUTBOUND_STATUS',
    params: { status: 503 },
  });
});

it('a sitemap without pages of its host is no feed, and a feed is left as it is', async () => {
  const { follow } = await site({});
  expect(await faultOf(follow('<urlset><url><loc>http://other.example/</loc></url></urlset>'))).toMatchObject({
    code: 'FEED_WITHOUT_ITEMS',
  });
  const feed = await follow('<jobs><job><a/></job></jobs>');
  expect(feed.isCrawl).toBeUndefined();
});

it('a sample is taken from a few pages, for a while, whatever some of them answer', async () => {
  const paths = Array.from({ length: 40 }, (_, at) => `/${at}`);
  const pages: Record<string, string> = Object.fromEntries(paths.map((path) => [path, posting(path)]));
  pages['/1'] = 'broken';
  const { origin, asked, follow } = await site(pages);
  const sitemap = `<urlset>${urls(origin, paths)}</urlset>`;
  const some = await follow(sitemap, { mostPages: 5, forMs: 60_000 });
  expect([some.pages, asked]).toEqual([5, ['/robots.txt', ...paths.slice(0, 5)]]);
  expect(await collect(readFeed(some, await detectShape(some)))).toHaveLength(5);
  asked.length = 0;
  expect((await follow(sitemap, { mostPages: 5, forMs: -1 })).pages).toBe(1);
  expect(asked).toEqual(['/robots.txt', '/0']);
  expect(
    await faultOf(follow(`<urlset>${urls(origin, ['/1'])}</urlset>`, { mostPages: 5, forMs: 60_000 })),
  ).toMatchObject({
    params: { status: 503 },
  });
});
