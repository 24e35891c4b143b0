import inject from 'light-my-request';
import { expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { keepPrivate } from './keep-private.ts';

/** Headers of a response that says it may be cached, on the host of a preview. */
async function headersOf(path: string, status: number) {
  const { headers } = await inject(
    (req, res) => {
      keepPrivate({ req, res, path } as unknown as Exchange);
      res.setHeader('Cache-Control', 'public, max-age=300');
      res.writeHead(status, { 'cache-control': 'public, s-maxage=60', 'X-Robots-Tag': 'all', ETag: '"1"' });
      res.end();
    },
    { method: 'GET', url: path },
  );
  return headers;
}

it.each([
  ['/', 200],
  ['/theme/acme.1.css', 200],
  ['/jobs', 304],
  ['/old', 301],
  ['/nothing', 404],
])('says of %s with status %i that it is for this visit only', async (path, status) => {
  expect(await headersOf(path, status)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    etag: '"1"',
  });
});

it('lets browsers keep files of the build', async () => {
  expect(await headersOf('/_next/static/chunks/a.js', 200)).toMatchObject({
    'cache-control': 'public, s-maxage=60',
    'x-robots-tag': 'noindex, nofollow',
  });
});
