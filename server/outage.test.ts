/** Endpoints of a brand while its database is unavailable: sitemaps and files. */
import inject from 'light-my-request';
import { expect, it } from 'vitest';
import { testBackend, testBrand } from '../backend/testing/backend.ts';
import { createApp } from './app.ts';
import { sitemapXml } from './sitemaps.ts';
import { compileTrust, createAccept, createIdentify } from './steps/accept.ts';
import { createEndpoints } from './steps/endpoints.ts';
import { createUploadedFiles } from './steps/uploaded-files.ts';

const brand = testBrand('acme');
const api = testBackend([brand], { production: true, behindDoor: { request: 500, health: 500 } });

function answer(path: string) {
  const { sitemaps, uploads } = api.backend.services;
  const trusts = compileTrust([]);
  const app = createApp({
    shortcuts: { answer: () => false },
    accept: createAccept(trusts, createIdentify(trusts)),
    probe: () => false,
    health: async () => undefined,
    preview: () => false,
    shared: [],
    findBrand: (exchange) => ({ ...exchange, brand, directory: false }),
    endpoints: [
      ['file', createUploadedFiles(uploads)],
      ...createEndpoints({
        beacon: async () => true,
        sharePicture: async () => null,
        sitemap: ({ origin, path: at }) =>
          sitemapXml(sitemaps, { brand, origin, path: at, now: new Date(), isListed: async () => true }),
      }),
    ],
    page: async ({ res }) => void res.writeHead(404).end(),
    trusts: () => false,
    turnAway: () => undefined,
    log: () => undefined,
  });
  return inject(app, { method: 'GET', url: path, headers: { host: 'acme.example' } });
}

it.each(['/sitemap.xml', '/jobs/sitemap.xml', `/files/public/${'a'.repeat(40)}`])(
  'says of %s when to come again while the database is away',
  async (path) => {
    expect((await answer(path)).statusCode).not.toBe(503);
    for (const manner of ['shut', 'silent'] as const) {
      api.door.become(manner);
      const { statusCode, headers, body } = await answer(path);
      expect([statusCode, headers['retry-after'], body]).toEqual([
        503,
        '10',
        'Our data cannot be reached at the moment. Please try again in a few seconds.\n',
      ]);
      api.door.become('open');
      await expect.poll(async () => (await answer(path)).statusCode).not.toBe(503);
    }
  },
);
