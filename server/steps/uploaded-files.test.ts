import { Readable } from 'node:stream';
import inject from 'light-my-request';
import { expect, it } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import type { OpenedFile } from '../../backend/uploads/stored-files.ts';
import type { Uploads } from '../../backend/uploads/uploads.ts';
import { createUploadedFiles } from './uploaded-files.ts';

const brand = testBrand('acme');

function opened(change: Partial<OpenedFile> = {}): OpenedFile {
  return {
    name: 'Lebenslauf „Übersicht“.pdf',
    type: 'application/pdf',
    size: 5,
    tag: 'abc',
    maxAge: 700,
    isPublic: false,
    read: async () => Readable.from([Buffer.from('hello')]),
    ...change,
  };
}

/** The answer to a request when the path stands for `file`; 599 when the step passes it on. */
function answer(
  file: OpenedFile | 'expired' | null,
  {
    method = 'GET',
    headers = {},
    path = '/files/1--2-3',
  }: { method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string>; path?: string } = {},
) {
  const asked: [string, string][] = [];
  const uploads: Pick<Uploads, 'open'> = {
    async open(frontend, asPath) {
      asked.push([frontend, asPath]);
      return file;
    },
  };
  const step = createUploadedFiles(uploads);
  return inject(
    (req, res) => {
      const exchange = {
        req,
        res,
        brand,
        path,
        id: '',
        query: '',
        hostname: '',
        origin: '',
        visited: '',
        sent: null,
        address: '',
      };
      Promise.resolve(step(exchange)).then(
        (done) => done || res.writeHead(599).end(),
        () => res.writeHead(598).end(),
      );
    },
    { method, url: path, headers },
  );
}

it('sends a file for saving, under its name, with nothing that could run', async () => {
  const { statusCode, headers, body } = await answer(opened());
  expect([statusCode, body]).toEqual([200, 'hello']);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '5',
    'content-disposition': `attachment; filename="Lebenslauf ??bersicht?.pdf"; filename*=UTF-8''Lebenslauf%20%E2%80%9E%C3%9Cbersicht%E2%80%9C.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=700',
    'x-robots-tag': 'noindex',
    etag: '"abc"',
  });
});

it('shows pictures in place', async () => {
  const { headers } = await answer(opened({ type: 'image/webp', name: 'a.webp' }));
  expect(headers['content-disposition']).toBe('inline; filename=a.webp');
});

it('lets everybody keep and show what is public', async () => {
  const { headers } = await answer(opened({ isPublic: true, maxAge: 300 }));
  expect([headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
    'public, max-age=300',
    'cross-origin',
  ]);
});

it('sends the headers alone for HEAD, and nothing anew to whoever has it', async () => {
  expect(await answer(opened(), { method: 'HEAD' })).toMatchObject({ statusCode: 200, body: '' });
  expect(await answer(opened(), { headers: { 'if-none-match': '"abc"' } })).toMatchObject({
    statusCode: 304,
    body: '',
  });
});

it('says what an address was that is good no more', async () => {
  const { statusCode, body } = await answer('expired');
  expect([statusCode, body]).toEqual([
    410,
    'This address was good for a while only. Please open the page that it stood on again.\n',
  ]);
});

it('passes on what stands for nothing, and answers GET and HEAD only', async () => {
  expect((await answer(null)).statusCode).toBe(599);
  expect((await answer(opened(), { path: '/jobs' })).statusCode).toBe(599);
  expect((await answer(opened(), { method: 'POST' })).statusCode).toBe(405);
});

it('fails before its first byte when the storage has lost the file', async () => {
  const lost = new Readable({ read: () => lost.destroy(new Error('gone')) });
  expect((await answer(opened({ read: async () => lost }))).statusCode).toBe(598);
});
