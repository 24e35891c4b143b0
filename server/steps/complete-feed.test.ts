import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import type { CompleteJob } from '../../runtime/core/seo/complete-feed.ts';
import { createCompleteFeed } from './complete-feed.ts';

const brand = testBrand('acme');
const job = (id: number): CompleteJob => ({
  id,
  title: 'Reporter',
  url: `https://acme.example/job/reporter-${id}`,
  company: 'Acme',
  description: `<p>${'Write and report. '.repeat(200)}</p>`,
  langcode: 'en',
  published: new Date(0),
  changed: new Date(0),
  expires: null,
  place: null,
  remote: 'none',
  salary: null,
  employmentTypes: [],
  categories: [],
  experience: null,
  education: null,
});

/** A server of one feed, how many of its pages were read, and how often reading ended. */
async function feedOf(pages: number, { failAt = Number.POSITIVE_INFINITY } = {}) {
  const count = { pages: 0, ended: 0 };
  async function* jobs() {
    try {
      for (; count.pages < pages; count.pages += 1) {
        if (count.pages === failAt) throw new Error('The database is away.');
        yield Array.from({ length: 100 }, (_, at) => job(count.pages * 100 + at + 1));
      }
    } finally {
      count.ended += 1;
    }
  }
  const sendAll = createCompleteFeed();
  const server = http.createServer((req, res) => {
    const exchange = { req, res, brand, origin: 'https://acme.example', visited: '', id: '', path: '', query: '' };
    sendAll({ ...exchange, hostname: '', sent: null, address: '' }, '7', jobs).catch(() =>
      res.headersSent ? res.destroy() : res.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<http.IncomingMessage>((resolve, reject) =>
      http.get({ port, host: '127.0.0.1', agent: false }, resolve).once('error', reject),
    );
  return { count, ask };
}

it('reads no further than its reader does, and stops with the reader', async () => {
  const { count, ask } = await feedOf(2000);
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  let before = -1;
  // Until the buffers on the way are full.
  const isStill = () => {
    const pages = before;
    before = count.pages;
    expect(pages).toBe(count.pages);
  };
  await vi.waitFor(isStill, { interval: 300, timeout: 10_000 });
  expect(count.pages).toBeLessThan(200);
  answer.destroy();
  await vi.waitFor(() => expect(count.ended).toBe(1));
  expect(count.pages).toBeLessThan(200);
});

it('sends two at a time, and others when these are done', async () => {
  const { ask } = await feedOf(2000);
  const [first, second] = [await ask(), await ask()];
  const third = await ask();
  expect([first.statusCode, second.statusCode, third.statusCode, third.headers['retry-after']]).toEqual([
    ...[200, 200, 503, '60'],
  ]);
  first.destroy();
  await vi.waitFor(
    async () => {
      const next = await ask();
      next.destroy();
      expect(next.statusCode).toBe(200);
    },
    { timeout: 20_000 },
  );
});

it('breaks off where it cannot go on, so that nobody takes half of it for the whole', async () => {
  const whole = await (await feedOf(3)).ask();
  expect((await whole.toArray()).join('').endsWith('</source>\n')).toBe(true);
  const broken = await (await feedOf(3, { failAt: 2 })).ask();
  expect(broken.statusCode).toBe(200);
  await expect(broken.toArray()).rejects.toThrow();
  const away = await (await feedOf(3, { failAt: 0 })).ask();
  expect(away.statusCode).toBe(500);
});
