/** Feeds as readers and job search engines fetch them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { parseHtml, parseXml } from './support/http.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const BRAND = 'harbor-ledger';
const get = siteClient(BRAND);
const query = 'locale=en&search=nurse';
/** The address that a link of a feed leads to. */
const withoutSource = (url: string) => url.replace(/\?utm_source=\w+&utm_medium=feed$/, '');
const conditionsOf = (etag: string, modified: string): Record<string, string>[] => [
  { 'if-none-match': etag },
  { 'if-modified-since': modified },
];
const formats = [
  ['/feeds/jobs.rss', 'application/rss+xml; charset=utf-8'],
  ['/feeds/jobs.atom', 'application/atom+xml; charset=utf-8'],
  ['/feeds/jobs.json', 'application/feed+json; charset=utf-8'],
] as const;

describe.each(formats)('%s', (feed, type) => {
  it('says how often it may be fetched, and can be read by scripts of other sites', async () => {
    const { status, headers } = await get(`${feed}?${query}`);
    expect([status, headers['content-type'], headers['cache-control'], headers['access-control-allow-origin']]).toEqual(
      [200, type, 'public, max-age=900', '*'],
    );
  });

  it('repeats nothing that a reader has', async () => {
    const { headers, body } = await get(`${feed}?${query}`);
    const { etag = '', 'last-modified': modified = '' } = headers;
    const ask = (conditions: Record<string, string>) => get(`${feed}?${query}`, { headers: conditions });
    for (const conditions of conditionsOf(etag, modified)) {
      const again = await ask(conditions);
      expect([again.status, again.body.length, again.headers.etag, again.headers['last-modified']]).toEqual([
        ...[304, 0, etag, modified],
      ]);
    }
    const older = new Date(Date.parse(modified) - 1000).toUTCString();
    const both = { 'if-none-match': '"other"', 'if-modified-since': modified };
    for (const conditions of [...conditionsOf('"other"', older), both]) {
      const again = await ask(conditions);
      expect([again.status, again.body.equals(body)]).toEqual([200, true]);
    }
    const head = await get(`${feed}?${query}`, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, etag]);
  });

  it('is named by the pages of its search', async () => {
    const page = parseHtml((await get('/jobs?search=nurse')).text);
    const link = page.querySelector(`link[rel=alternate][type="${type.replace(/;.*/, '')}"]`);
    expect(link?.getAttribute('href')).toBe(`${siteOrigin(BRAND)}${feed}?${query}`);
  });

  it('has the same jobs as the others, in the same order', async () => {
    const page = (await get(`/feeds/jobs.rss?${query}`)).text;
    const links = [...parseXml(page).querySelectorAll('item > guid')].map(({ textContent }) => textContent);
    const { text } = await get(`${feed}?${query}`);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !text.includes(String(link)))).toEqual([]);
  });
});

it('Atom follows the standard', async () => {
  const schema = readFileSync(path.join(import.meta.dirname, 'support/schemas/atom.rng'), 'utf8');
  const check = async (contents: string) => {
    const { errors } = await validateXML({
      xml: [{ fileName: 'jobs.atom', contents }],
      schema: [{ fileName: 'atom.rng', contents: schema }],
      extension: 'relaxng',
    });
    return errors.map(({ message }) => message);
  };
  const { text } = await get(`/feeds/jobs.atom?${query}`);
  expect(await check(text)).toEqual([]);
  expect(await check((await get('/feeds/jobs.atom?search=qqqqzzzzxxxx')).text)).toEqual([]);
  expect(await check(text.replace(/<updated>[^<]*<\/updated>/, ''))).not.toEqual([]);
});

it('JSON says of each job what its page says', async () => {
  const { items } = JSON.parse((await get(`/feeds/jobs.json?${query}`)).text);
  for (const { id, url, title, content_html, _job } of items) {
    expect([id, (await get(url.replace(siteOrigin(BRAND), ''))).status]).toEqual([withoutSource(url), 200]);
    expect(title).toBe([_job.title, _job.company, _job.locations[0]?.label].filter(Boolean).join(' · '));
    expect(content_html).not.toBe('');
    expect(id).toMatch(new RegExp(`-${_job.id}$`));
  }
});

describe('/feeds/jobs.xml', () => {
  it('has all jobs of the site, as many as its sitemap, with the addresses of their pages', async () => {
    const { status, headers, text } = await get('/feeds/jobs.xml');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/xml; charset=utf-8', 'public, max-age=3600'],
    ]);
    const jobs = [...parseXml(text).querySelectorAll('source > job')];
    const addresses = jobs.map((job) => withoutSource(job.querySelector('url')?.textContent ?? ''));
    const sitemap = parseXml((await get('/jobs/sitemap.xml')).text);
    const listed = [...sitemap.getElementsByTagName('loc')].map(({ textContent }) => textContent);
    expect(jobs.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !listed.includes(address ?? ''))).toEqual([]);
    for (const name of ['title', 'date', 'referencenumber', 'company', 'description'])
      expect([name, jobs.filter((job) => !job.querySelector(name)?.textContent).length]).toEqual([name, 0]);
    const references = jobs.map((job) => job.querySelector('referencenumber')?.textContent);
    expect(new Set(references).size).toBe(jobs.length);
  });

  it('is compressed for those who understand it, and the same', async () => {
    const plain = await get('/feeds/jobs.xml');
    const packed = await get('/feeds/jobs.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    const withoutTime = (text: string) => text.replace(/<lastBuildDate>.*/, '');
    expect(withoutTime(gunzipSync(packed.body).toString())).toBe(withoutTime(plain.text));
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });

  it('repeats nothing that a reader has', async () => {
    const { headers } = await get('/feeds/jobs.xml', { method: 'HEAD' });
    const { etag = '', 'last-modified': modified = '' } = headers;
    for (const conditions of conditionsOf(etag, modified)) {
      const again = await get('/feeds/jobs.xml', { headers: conditions });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get('/feeds/jobs.xml', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  it('asks the third reader at a time to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/feeds/jobs.xml')));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('60');
    expect((await get('/feeds/jobs.xml')).status).toBe(200);
  });
});
