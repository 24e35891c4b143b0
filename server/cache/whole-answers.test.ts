import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createWholeAnswers } from './whole-answers.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const body = Buffer.from('<h1>Jobs</h1>');

/** Serves the body at every address; `/late` waits before it does. `short` counts the answers that took the short way. */
async function served(clock = { now: 0 }) {
  const wholes = createWholeAnswers(() => clock.now);
  const counted = { short: 0 };
  const answer = (res: ServerResponse) => {
    if (wholes.send(res, body)) {
      counted.short += 1;
      return;
    }
    res.writeHead(200, { 'X-Frame-Options': 'SAMEORIGIN', 'Content-Length': body.length });
    wholes.keep(res, body);
    res.end(body);
  };
  const server = createServer((req, res) => {
    if (req.url === '/late') setTimeout(() => answer(res), 50);
    else answer(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { port, counted };
}

/** All that comes back on one connection for these bytes; `answers` many are waited for. */
function exchange(port: number, sent: string, answers: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    let got = '';
    const parts = () => got.split(/(?<=<\/h1>)/);
    socket.setTimeout(5000, () => reject(new Error(`Only this came back:\n${got}`)));
    socket.on('error', reject);
    socket.on('close', () => resolve(parts()));
    socket.on('data', (chunk) => {
      got += chunk;
      if (parts().length >= answers) socket.destroy();
    });
  });
}

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: acme\r\n${more}\r\n`;
/** The moment of an answer is its own. */
const withoutDate = (answer: string) => answer.replace(/Date: .*\r\n/, '');

it('sends the second answer of a second as Node sent the first', async () => {
  const { port, counted } = await served();
  const [first = ''] = await exchange(port, request('/'), 1);
  expect(first).toMatch(/^HTTP\/1.1 200 OK\r\nX-Frame-Options: SAMEORIGIN\r\nContent-Length: 13\r\nDate: /);
  expect(counted.short).toBe(0);
  expect(await exchange(port, request('/'), 1)).toEqual([first]);
  expect(counted.short).toBe(1);
});

it('keeps the order of answers on a connection', async () => {
  const { port } = await served();
  await exchange(port, request('/'), 1);
  const answers = await exchange(port, request('/late') + request('/') + request('/late'), 3);
  expect(answers.map(withoutDate)).toEqual(Array.from({ length: 3 }, () => withoutDate(answers[0] ?? '')));
});

it('closes the connection of a client that asks for it, and says so', async () => {
  const { port } = await served();
  await exchange(port, request('/'), 1);
  const [answer] = await exchange(port, request('/', 'Connection: close\r\n'), 2);
  expect(answer).toContain('Connection: close\r\n');
  const [old] = await exchange(port, 'GET / HTTP/1.0\r\nHost: acme\r\n\r\n', 2);
  expect(old).toContain('Connection: close\r\n');
});

it('takes the long way again in the next second', async () => {
  const clock = { now: 0 };
  const { port, counted } = await served(clock);
  await exchange(port, request('/'), 1);
  clock.now = 1000;
  await exchange(port, request('/'), 1);
  expect(counted.short).toBe(0);
  clock.now = 1999;
  await exchange(port, request('/'), 1);
  expect(counted.short).toBe(1);
});
