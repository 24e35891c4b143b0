import { expect, it } from 'vitest';
import { testBrowser } from './support/browser.ts';
import { ownServers } from './support/own-server.ts';

const own = ownServers();
const open = testBrowser();
/**
 * Expected noise in development: scripts listed but not written, hot updates for a page that is not ready, a stopped
 * server.
 */
const noise = /status of 404|\[HMR\]|MIME type \('text\/plain'\)|ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/;

it('in development a page hears of changes, and the server ends beside it', { timeout: 360_000 }, async () => {
  const server = await own.start(
    {
      DATABASE_URL: await own.database(),
      NODE_ENV: 'development',
      NEXT_DIST_DIR: '.next-test-development',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    ['--dev'],
  );
  const page = await open(`${server.origin('harbor-ledger')}/healthz`, { expected: noise });
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(String(payload));
    }),
  );
  await page.goto(`${server.origin('harbor-ledger')}/jobs`, { timeout: 240_000 });
  await expect.poll(() => heard.some((message) => message.includes('turbopack-connected'))).toBe(true);
  expect(await page.locator('main ol article').count()).toBe(10);
  await server.stop();
  expect(server.output()).toContain('Nameplate is listening');
});
