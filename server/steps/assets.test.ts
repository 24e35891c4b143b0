import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { client } from '../../tests/site/support/http.ts';
import { keepStatic } from '../build.ts';
import { compileTrust, createAccept, createIdentify } from './accept.ts';
import { createAssets } from './assets.ts';
import { namedFile, type StaticFile } from './static-files.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A folder to build in, and a server of its files. */
async function site() {
  const root = mkdtempSync(path.join(tmpdir(), 'nameplate-assets-'));
  const kept = new Map<string, StaticFile>();
  const assets = createAssets({
    root,
    distDir: '.next',
    publicDir: root,
    dataDir: root,
    find: () => undefined,
    published: () => undefined,
    findKept: async (name) => kept.get(name),
  });
  const trusts = compileTrust([]);
  const accept = createAccept(trusts, createIdentify(trusts));
  const server = createServer(async (req, res) => {
    const exchange = accept(req, res);
    if (exchange && !(await assets(exchange))) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(
    () => server.close(),
    () => rmSync(root, { recursive: true }),
  );
  const get = client((server.address() as AddressInfo).port);
  return {
    /** What a build leaves: the files of the one before are gone. */
    async build(...names: string[]) {
      await keepStatic(root, '.next');
      const folder = path.join(root, '.next/static');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const name of names) writeFileSync(path.join(folder, name), name);
    },
    keep(name: string, text: string) {
      kept.set(name, namedFile(name, Buffer.from(text)));
    },
    maps(name: string, text: string) {
      mkdirSync(path.join(root, 'maps'));
      writeFileSync(path.join(root, 'maps', name), text);
    },
    statuses: (...names: string[]) =>
      Promise.all(names.map(async (name) => (await get(`/_next/static/${name}`)).status)),
    get,
  };
}

it('has the scripts of this build and of the one before, which open pages still ask for', async () => {
  const { build, statuses, get } = await site();
  await build('one.js');
  expect(await statuses('one.js', 'two.js')).toEqual([200, 404]);
  await build('two.js', 'same.js');
  expect(await statuses('one.js', 'two.js', 'same.js')).toEqual([200, 200, 200]);
  expect((await get('/_next/static/one.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('has scripts that only another process has built', async () => {
  const { build, keep, get, statuses } = await site();
  await build('one.js');
  keep('chunks/two.js', 'two()');
  expect(await statuses('one.js', 'chunks/two.js', 'two.js')).toEqual([200, 200, 404]);
  const { headers, text } = await get('/_next/static/chunks/two.js');
  expect([headers['content-type'], headers['cache-control'], text]).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'two()',
  ]);
});

it('keeps one build before and no more', async () => {
  const { build, statuses } = await site();
  await build('one.js');
  await build('two.js');
  await build('three.js');
  expect(await statuses('one.js', 'two.js', 'three.js')).toEqual([404, 200, 200]);
});

it('has the outlines of maps, whose names change with them', async () => {
  const { maps, get } = await site();
  maps('de.12345678.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { status, headers } = await get('/maps/de.12345678.svg');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/maps/de.87654321.svg')).status).toBe(404);
});

it('has what draws a PDF, with a policy for its worker, and nothing else of the package', async () => {
  const { get } = await site();
  for (const name of ['build/pdf.min.mjs', 'build/pdf.worker.min.mjs', 'wasm/openjpeg_nowasm_fallback.js']) {
    const { status, headers } = await get(`/pdfjs/${name}`);
    expect([status, headers['content-type'], headers['content-security-policy']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    ]);
  }
  expect((await get('/pdfjs/cmaps/UniJIS-UTF16-H.bcmap')).status).toBe(200);
  expect((await get('/pdfjs/standard_fonts/LiberationSans-Regular.ttf')).status).toBe(200);
  for (const name of [
    'package.json',
    'web/pdf_viewer.mjs',
    'build/pdf.sandbox.min.mjs',
    'wasm/quickjs-eval.js',
    '',
    'cmaps/',
  ])
    expect((await get(`/pdfjs/${name}`)).status).toBe(404);
  expect((await get('/pdfjs/cmaps/..%2fpackage.json')).status).toBe(404);
});
