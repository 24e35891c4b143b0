import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { readBody, sendText } from '../http.ts';
import { prepareLeaving } from './leave.ts';
import { openServer } from './open-server.ts';

interface Site {
  port: number;
  leaving: ReturnType<typeof prepareLeaving>;
  /** Lets the requests that wait be answered. */
  answer(): void;
  /** Requests that wait. */
  waiting(): number;
}

/** Answers at once, and below `/slow` when it is told to. */
async function site(): Promise<Site> {
  const server = openServer();
  const leaving = prepareLeaving(server);
  const waiting: (() => void)[] = [];
  server.on('request', async (req, res) => {
    const body = await readBody(req, 1000);
    if (req.url === '/stream') res.write('first ');
    if (req.url !== '/') await new Promise<void>((resolve) => waiting.push(resolve));
    if (req.url === '/stream') res.end('last');
    else sendText(req, res, 200, `${req.method} ${body?.length}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  return {
    port: (server.address() as AddressInfo).port,
    leaving,
    answer() {
      for (const one of waiting.splice(0)) one();
    },
    waiting: () => waiting.length,
  };
}

/** A client with one keep-alive connection. */
function visitor({ port }: Site) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (path: string, body = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const method = body === '' ? 'GET' : 'POST';
      const req = http.request({ host: '127.0.0.1', port, path, agent, method }, async (res) => {
        resolve(`${res.statusCode} ${res.headers.connection} ${(await text(res)).trim()}`);
      });
      req.once('error', reject).end(body);
    });
}

/** What becomes of a new connection. */
function knock({ port }: Site): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve('taken');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

const patience = { delay: 0, patience: 20_000 };

it('answers what is under way and what comes on kept connections, each as the last, and takes no new ones', async () => {
  const here = await site();
  const [busy, idle, streaming] = [visitor(here), visitor(here), visitor(here)];
  expect(await idle('/')).toBe('200 keep-alive GET 0');
  const slow = busy('/slow', 'hello');
  const stream = streaming('/stream');
  await expect.poll(here.waiting).toBe(2);

  const left = here.leaving.leave(patience);
  await expect.poll(() => knock(here)).toBe('ECONNREFUSED');
  expect(await idle('/', 'more')).toBe('200 close POST 4');
  here.answer();
  expect(await slow).toBe('200 close POST 5');
  expect(await stream).toBe('200 keep-alive first last');
  expect(await streaming('/', 'again')).toBe('200 close POST 5');
  expect(await left).toBe(0);
});

it('still takes visitors for as long as it is told to', async () => {
  const here = await site();
  const left = here.leaving.leave({ delay: 300, patience: 20_000 });
  const late = visitor(here);
  expect(await late('/', 'new')).toBe('200 keep-alive POST 3');
  await expect.poll(() => knock(here)).toBe('ECONNREFUSED');
  expect(await late('/', 'last')).toBe('200 close POST 4');
  expect(await left).toBe(0);
});

it('cuts off what takes longer than it has', async () => {
  const here = await site();
  const slow = visitor(here)('/slow').catch((error) => error.code);
  await expect.poll(here.waiting).toBe(1);
  const silent = net.connect(here.port, '127.0.0.1').on('error', () => undefined);
  await new Promise((resolve) => silent.once('connect', resolve));
  expect([await here.leaving.leave({ delay: 0, patience: 50 }), await slow]).toEqual([2, 'ECONNRESET']);
});
