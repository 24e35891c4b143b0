/** Pages, structured data, sitemaps and pictures as search engines and social networks read them, judged by other people's tools. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { XmlParser, Xslt } from 'xslt-processor';
import { parseHtml } from './support/http.ts';
import { siteClient } from './support/site.ts';
import { pathsIn, sitemapFile } from './support/sitemaps.ts';
import { structuredDataOf } from './support/structured-data.ts';

const get = siteClient();
const boards = [
  ['stacks-and-shelves', ''],
  ['demo', ''],
] as const;

/** The first path of a link to such a page in the job or employer list. */
async function firstLink(brand: string, list: string, start: string): Promise<string> {
  const page = parseHtml((await get(list, { brand })).text);
  const link = page.querySelector(`main a[href^="${start}"]`)?.getAttribute('href');
  if (!link) throw new Error(`${list} of ${brand} has no link to ${start}.`);
  return link;
}

const jobOf = (brand: string, start = '') => firstLink(brand, `${start}/jobs`, `${start}/job/`);
const employerOf = (brand: string, start: string) =>
  firstLink(brand, `${start}/organizations`, `${start}/organization/`);

describe.each(boards)('pages of %s at %s/', (brand, start) => {
  it('are HTML as the standard has it', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // React writes attributes in its own way, all of them allowed.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-inline-style': 'off',
        'void-style': 'off',
        'long-title': 'off',
        // `lang` and `dir` of texts in another language, and telephone numbers, are written as people do.
        'tel-non-breaking': 'off',
      },
    });
    const lists = [start || '/', ...['/jobs', '/user/register', '/contact'].map((page) => start + page)];
    for (const page of [...lists, await jobOf(brand, start), await employerOf(brand, start)]) {
      const { text } = await get(page, { brand });
      const { results } = await validator.validateString(text);
      const errors = results.flatMap(({ messages }) =>
        messages
          .filter(({ severity }) => severity === 2)
          .map(({ ruleId, message, line }) => `${ruleId} (${line}): ${message}`),
      );
      expect([page, errors]).toEqual([page, []]);
    }
  });

  it('say what they are about, as schema.org and search engines expect', async () => {
    const found = async (page: string) => structuredDataOf((await get(page, { brand })).text);
    expect(await found(await jobOf(brand, start))).toEqual({ types: ['BreadcrumbList', 'JobPosting'], errors: [] });
    expect(await found(await employerOf(brand, start))).toEqual({
      types: ['BreadcrumbList', 'Organization'],
      errors: [],
    });
  });

  it('have sitemaps that follow the schema', async () => {
    const schemas = path.join(import.meta.dirname, 'support/schemas');
    const official = createRequire(import.meta.url)
      .resolve('sitemap')
      .replace(/dist.*$/, 'schema/sitemap.xsd');
    const file = (name: string, fileName = path.basename(name)): XMLFileInfo => ({
      fileName,
      contents: readFileSync(name, 'utf8'),
    });
    const link = path.join(schemas, 'xhtml-link.xsd');
    // The official schema checks what it finds of other namespaces, but does not import any.
    const imports =
      '<xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml-link.xsd"/><xsd:element name="urlset">';
    const files = {
      fileName: 'sitemap.xsd',
      contents: readFileSync(official, 'utf8').replace('<xsd:element name="urlset">', imports),
    };
    const check = async (fileName: string, schema: XMLFileInfo) => {
      const { text } = await get(fileName, { brand });
      const { errors } = await validateXML({
        xml: [{ fileName: 'sitemap.xml', contents: text }],
        schema: [schema],
        preload: [file(link)],
      });
      return errors.map(({ message }) => message);
    };
    const parts = pathsIn(brand, await sitemapFile(brand, '/sitemap.xml'), 'loc');
    expect(parts.length).toBeGreaterThan(2);
    expect(await check('/sitemap.xml', file(path.join(schemas, 'sitemap-index.xsd')))).toEqual([]);
    for (const part of parts) expect([part, await check(part, files)]).toEqual([part, []]);
  });

  it('transform a sitemap into a table with a row for each address', async () => {
    const [sitemap, transform] = await Promise.all(
      ['/jobs/sitemap.xml', '/sitemap.xsl'].map((one) => get(one, { brand })),
    );
    if (!sitemap || !transform) throw new Error('nothing to transform');
    expect(sitemap.headers['link']).toContain('</sitemap.xsl>; rel="alternate stylesheet"');
    expect(transform.headers['content-type']).toBe('application/xslt+xml; charset=utf-8');
    const parser = new XmlParser();
    const html = await new Xslt().xsltProcess(parser.xmlParse(sitemap.text), parser.xmlParse(transform.text));
    const links = [...parseHtml(html).querySelectorAll('td a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address));
  });
});

describe('the picture of a job', () => {
  it('is named by its page, and drawn at the size that networks ask for', async () => {
    const page = parseHtml((await get(await jobOf('demo'), { brand: 'demo' })).text);
    const address = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const { status, headers, body } = await get(new URL(address).pathname, { brand: 'demo' });
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height, format } = await sharp(body).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const again = await get(new URL(address).pathname, {
      brand: 'demo',
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/share/de/job-999999999.png', 404],
    ['/share/es/job-1.png', 404],
    ['/share/de/job-0.png', 404],
    ['/share/de/job-1.svg', 404],
    ['/share/de/job-99999999999999.png', 404],
  ])('%s answers %i', async (address, status) => {
    expect((await get(address, { brand: 'rheinblick' })).status).toBe(status);
  });

  it('of a post of the blog is drawn as well', async () => {
    const page = parseHtml((await get(await firstLink('demo', '/blog', '/blog/'), { brand: 'demo' })).text);
    const address = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(address).toMatch(/\/share\/en\/post-\d+\.png$/);
    const { status, body } = await get(new URL(address).pathname, { brand: 'demo' });
    expect([status, (await sharp(body).metadata()).width]).toEqual([200, 1200]);
  });

  it('of another board is not shown', async () => {
    const id = /-(\d+)$/.exec(await jobOf('harbor-ledger'))?.[1];
    expect((await get(`/share/en/job-${id}.png`, { brand: 'harbor-ledger' })).status).toBe(200);
    expect((await get(`/share/en/job-${id}.png`, { brand: 'rheinblick' })).status).toBe(404);
  });
});
