/** Serves the controls page under the content security policy of the real site, with a minimal backend. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { themeCss } from '../../../runtime/core/theme/theme-css.ts';
import { contentSecurityPolicy } from '../../../server/cache/csp.ts';
import { answerQuery } from './answer-query.ts';

export interface ControlSite {
  origin(): string;
  /** Received uploads: purpose, file name, headers. */
  uploads: { purpose: string; name: string; frontend: string | undefined }[];
  /** Completes pending uploads of files whose name begins with `slow`. */
  release(): void;
}

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Controls</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></head>
<body><main><h1>Controls</h1><button type="button" id="before">Before</button><div id="field"></div>
<button type="button" id="after">After</button></main></body></html>`;

/** Call at the top of a test file. */
export function controlSite(): ControlSite {
  const uploads: ControlSite['uploads'] = [];
  const waiting: (() => void)[] = [];
  let server: Server | undefined;

  beforeAll(async () => {
    const brand: BrandDocument = JSON.parse(readFileSync('brands/default.json', 'utf8'));
    const { css } = themeCss(brand);
    const files = (path: string) =>
      path === '/theme.css' ? css : readFileSync(join(inject('bundles'), 'controls', path));
    server = createServer((request, response) => void answer(request, response, files));
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    for (const go of waiting.splice(0)) go();
    server?.closeAllConnections();
    server?.close();
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    files: (path: string) => string | Buffer,
  ): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') {
      response.setHeader('content-security-policy', contentSecurityPolicy({ scripts: [], styles: [] }));
      response.setHeader('content-type', 'text/html').end(html);
      return;
    }
    if (path === '/graphql') return answerGraphql(request, response);
    if (path === '/files/picture.png') {
      response.setHeader('content-type', 'image/png').end(pixel);
      return;
    }
    const type = { css: 'text/css', js: 'text/javascript', ico: 'image/x-icon' }[path.split('.').at(-1) ?? ''];
    if (!type || type === 'image/x-icon' || path.includes('..')) {
      response.statusCode = 204;
      response.end();
      return;
    }
    try {
      const body = files(path);
      response.setHeader('content-type', type).end(body);
    } catch {
      // The theme's fonts do not matter for controls.
      response.statusCode = 404;
      response.end();
    }
  }

  async function answerGraphql(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request.setEncoding('latin1'));
    response.setHeader('content-type', 'application/json');
    if (!request.headers['content-type']?.startsWith('multipart/')) {
      response.end(JSON.stringify(answerQuery(JSON.parse(Buffer.from(body, 'latin1').toString('utf8')))));
      return;
    }
    const name = /filename="([^"]*)"/.exec(body)?.[1] ?? '';
    const purpose = /"purpose":"([A-Z]+)"/.exec(body)?.[1] ?? '';
    uploads.push({ purpose, name, frontend: request.headers.frontend?.toString() });
    if (name.startsWith('slow')) await new Promise<void>((go) => waiting.push(go));
    if (name.startsWith('cut')) {
      request.socket.destroy();
      return;
    }
    const refusal = { errors: [{ message: 'This PDF is incomplete. Please save it again and upload it.' }] };
    const isPicture = /\.(png|jpe?g|webp)$/.test(name);
    const file = {
      id: `${uploads.length}.proof`,
      name,
      size: body.length,
      type: isPicture ? 'image/png' : 'application/pdf',
      width: isPicture ? 40 : null,
      height: isPicture ? 40 : null,
      url: '/files/picture.png',
      variants: [],
    };
    response.end(JSON.stringify(name.startsWith('bad') ? refusal : { data: { upload: file } }));
  }

  return {
    origin() {
      const address = server?.address();
      if (!address || typeof address === 'string') throw new Error('The site exists inside tests only.');
      return `http://controls.localhost:${address.port}`;
    },
    uploads,
    release() {
      for (const go of waiting.splice(0)) go();
    },
  };
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
