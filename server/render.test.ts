import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DrawnPage, RequestContext } from '../runtime/core/request-context.ts';
import { bodyOf } from './cache/encode.ts';
import { createRenderer, type NextHandler, type RenderRequest } from './render.ts';

/** The addresses that Next was asked for, while pages are rendered. */
async function asked(requests: readonly Partial<RenderRequest>[]): Promise<(string | undefined)[]> {
  const urls: (string | undefined)[] = [];
  const next: NextHandler = async (req, res) => {
    urls.push(req.url);
    res.end('');
  };
  const { render } = createRenderer(next, 'build-1');
  for (const request of requests) {
    const context = { origin: 'http://acme.localhost:3025' } as RenderRequest['context'];
    await render({ search: '', context, policy: null, isData: false, ...request });
  }
  return urls;
}

it('asks Next for its one page only, at an address that can be no file', async () => {
  expect(
    await asked([{}, { search: 'search=a&page=2' }, { isData: true }, { isData: true, search: 'page=2' }]),
  ).toEqual(['/', '/?search=a&page=2', '/_next/data/build-1/index.json', '/_next/data/build-1/index.json?page=2']);
});

it('keeps the page that it has when drawing says that it would show the same', async () => {
  const asked: (string | undefined)[] = [];
  const body = '<p>3 jobs</p>';
  const drawn = {
    status: 200,
    attributes: '',
    head: '<title data-head="page">Jobs</title>',
    body,
    props: ['{}'],
    loads: 'list',
    digest: 'three',
  };
  const next: NextHandler = async (req, res) => {
    (req.nameplate as RequestContext).adopt?.(async (_context, known) => {
      asked.push(known);
      return known === drawn.digest ? 'unchanged' : drawn;
    });
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(
      `<!DOCTYPE html><html lang="en"><head><script>ofNext()</script>${drawn.head}</head><body><div id="__next">${body}</div>` +
        '<script id="__NEXT_DATA__" type="application/json">{"props":{},"query":{},"page":"/[[...np]]"}</script>' +
        '<script>atTheEnd()</script></body></html>',
    );
  };
  const { render, fault } = createRenderer(next, 'build-1');
  const context = {
    origin: 'http://acme.localhost:3025',
    brand: { themeHref: '/theme/acme.0123456789ab.css' },
    log: () => undefined,
  } as unknown as RequestContext;
  const request: RenderRequest = { search: '', context, policy: {}, isData: false };
  const [first, , third] = [await render(request), await render(request), await render(request)];
  expect([fault(), first.digest, third.digest]).toEqual([null, undefined, 'three']);
  expect(await render({ ...request, known: third })).toBe(third);
  expect(await render({ ...request, known: { ...third, digest: 'two' } })).not.toBe(third);
  expect(asked).toEqual([undefined, undefined, 'three', 'two']);
});

describe('a text that carries code past the sanitiser', () => {
  const stored =
    '<p>Jobs</p><script>stolen()</script><style>p{display:none}</style><div id="__next"><script>more()</script>';
  const drawn: DrawnPage = {
    status: 200,
    attributes: ' lang="en"',
    head: '<title data-head="page">Jobs</title><script data-head="page" type="application/ld+json">{"a":1}</script>',
    body: stored,
    props: ['{}'],
    loads: 'rich-text',
    digest: 'a',
  };
  const document =
    `<!DOCTYPE html><html lang="en"><head><script>ofNext()</script>${drawn.head}</head><body><div id="__next">${stored}</div>` +
    '<script id="__NEXT_DATA__" type="application/json">{"props":{},"query":{},"page":"/[[...np]]"}</script>' +
    '<script>atTheEnd()</script></body></html>';

  async function policies(html: string): Promise<(string | undefined)[]> {
    const next: NextHandler = async (req, res) => {
      (req.nameplate as RequestContext).adopt?.(async () => drawn);
      res.setHeader('content-type', 'text/html; charset=utf-8');
      res.end(html);
    };
    const { render, fault } = createRenderer(next, 'build-1');
    const context = {
      origin: 'http://acme.localhost:3025',
      brand: { themeHref: '/theme/acme.0123456789ab.css' },
      log: () => undefined,
    } as unknown as RequestContext;
    const request: RenderRequest = { search: '', context, policy: {}, isData: false };
    // Next hands over with the first page, its frame is learnt from the second, and the third is set into it.
    const pages = [await render(request), await render(request), await render(request)];
    expect(fault() === null).toBe(html === document);
    expect(pages.map((page) => bodyOf(page).toString().includes('<script>stolen()</script>'))).toEqual([
      true,
      true,
      true,
    ]);
    return pages.map(({ headers }) => headers['content-security-policy']?.split('; ').slice(1, 3).join('; '));
  }

  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('is not approved by the policy, whoever draws the document: only the code around the page is', async () => {
    const policy = `script-src 'self' ${sha('ofNext()')} ${sha('atTheEnd()')}; style-src 'self' ${sha('')}`;
    expect(await policies(document)).toEqual([policy, policy, policy]);
  });

  it('is not approved either in a document that does not look as expected', async () => {
    const policy = `script-src 'self'; style-src 'self' ${sha('')}`;
    expect(await policies(document.replace('<div id="__next">', '<main>'))).toEqual([policy, policy, policy]);
  });
});
