import http from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { read, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const open = testBrowser();
let server: OwnServer;

beforeAll(async () => {
  server = await own.start({
    DATABASE_URL: await own.database(),
    RENDER_CONCURRENCY: '1',
    RENDER_QUEUE: '2',
    PAGE_CACHE_MB: '0',
    STOP_SECONDS: '25',
  });
});

describe('more than the machine can do', () => {
  it('is turned away with a sentence and a time, and ends with the load', async () => {
    const visit = (at: number) => server.get(`/jobs?search=load${at}`, { brand: 'harbor-ledger' });
    await visit(0);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => visit(at + 1)));
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect([served.length >= 3, refused.length > 20, served.length + refused.length]).toEqual([true, true, 100]);
    for (const { headers, text } of refused) {
      expect([headers['retry-after'], headers['cache-control'], headers['x-frame-options'], text]).toEqual([
        '3',
        'no-store',
        'SAMEORIGIN',
        'This site is very busy. Please try again in a few seconds.\n',
      ]);
    }
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await visit(99)).status).toBe(200);
  });

  it.each(['/feeds/jobs.rss', '/jobs/sitemap.xml', '/sitemap.xml'])('turns %s away as it does pages', async (path) => {
    // Another search each time, where there is one: what was just read is read again within a millisecond.
    const ask = (at: number) =>
      server.get(path.endsWith('.rss') ? `${path}?search=feed${at}` : path, { brand: 'harbor-ledger' });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(at)));
    const refused = answers.filter(({ status }) => status === 503);
    expect([refused.length > 20, answers.filter(({ status }) => status === 200).length >= 3]).toEqual([true, true]);
    for (const { headers, text } of refused) {
      expect([headers['retry-after'], headers['cache-control'], text]).toEqual([
        '3',
        'no-store',
        'This site is very busy. Please try again in a few seconds.\n',
      ]);
    }
    expect((await ask(0)).status).toBe(200);
  });

  it('does not stop what needs no render', async () => {
    const load = Array.from({ length: 20 }, (_, at) =>
      server.get(`/jobs?search=more${at}`, { brand: 'harbor-ledger' }),
    );
    const answers = await Promise.all(
      ['/robots.txt', '/brands/harbor-ledger/favicon.svg', '/api/messages/en'].map(
        async (path) => (await server.get(path, { brand: 'harbor-ledger' })).status,
      ),
    );
    expect(answers).toEqual([307, 200, 200]);
    await Promise.all(load);
  });

  it('shows a person what to do, and the page again when the load is over', async () => {
    const page = await open(`${server.origin()}/healthz`, { expected: /status of 503/ });
    const address = `${server.origin('harbor-ledger')}/about`;
    let loaded = true;
    const load = (async () => {
      for (let at = 0; loaded; at += 20) {
        await Promise.all(
          Array.from({ length: 20 }, (_, one) => server.get(`/jobs?search=x${at + one}`, { brand: 'harbor-ledger' })),
        );
      }
    })();
    await expect.poll(async () => (await page.goto(address))?.status()).toBe(503);
    expect(await read(page.locator('body'))).toContain('This site is very busy. Please try again in a few seconds.');
    loaded = false;
    await load;
    expect((await page.goto(address))?.status()).toBe(200);
  });
});

/**
 * Sends requests one after another on a keep-alive connection until the server refuses connections; counts the
 * responses. Rejects if one is lost.
 */
async function visitUntilRefused(port: number, brand: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (at: number) =>
    new Promise<boolean>((resolve, reject) => {
      const isPost = at % 2 === 0;
      const headers = {
        host: `${brand}.localhost:${port}`,
        'content-type': 'application/json',
        frontend: `${brand};en`,
      };
      const path = isPost ? '/graphql' : `/jobs?search=leave${at}`;
      const req = http.request({ host: '127.0.0.1', port, agent, path, method: isPost ? 'POST' : 'GET', headers });
      req.once('response', (res) =>
        res
          .resume()
          .once('end', () => resolve(true))
          .once('error', reject),
      );
      req.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? resolve(false) : reject(error),
      );
      req.end(isPost ? '{"query":"{ version }"}' : undefined);
    });
  for (let answers = 0; ; answers += 1) if (!(await ask(answers))) return answers;
}

describe('a server that is ended', () => {
  it('answers every request that reaches it, on kept connections too, and then ends', async () => {
    const visits = Promise.all(Array.from({ length: 24 }, () => visitUntilRefused(server.port, 'harbor-ledger')));
    await expect.poll(async () => (await server.get('/readyz')).text).toBe('{"status":"ready"}\n');
    const ended = server.stop();
    const answers = await visits;
    expect(Math.min(...answers)).toBeGreaterThan(0);
    await ended;
    expect(server.output()).not.toContain('CUT_OFF');
  });
});
