import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBackend, testBrand } from '../testing/backend.ts';
import { insertBasics } from '../testing/rows.ts';

const acme = testBackend([testBrand('acme')]);
/** How each request was handled, in the order that they came. */
const handled: Promise<unknown>[] = [];
let server: Server;

beforeAll(async () => {
  await insertBasics(acme.db, ['acme']);
  server = createServer((req, res) => {
    handled.push(acme.backend.handle(req, res, { origin: 'http://acme.example', address: '127.0.0.1' }));
    server.emit('handled');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends bytes on a separate connection; resolves when they are being handled. */
async function send(bytes: string): Promise<{ socket: Socket; end: Promise<unknown> }> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  const coming = once(server, 'handled');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(bytes);
  await coming;
  return { socket, end: handled.at(-1) ?? Promise.resolve() };
}

const body = '{"query":"{ version }"}';
const post = (length: number) =>
  `POST /graphql HTTP/1.1\r\nHost: acme.example\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

it('answers a body that comes in pieces', async () => {
  const { socket } = await send(post(body.length) + body.slice(0, 5));
  socket.write(body.slice(5));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n\{"data":\{"version":"1\.0\.0"\}\}$/s);
});

it.each([
  ['closes its end', (socket: Socket) => socket.end()],
  ['goes', (socket: Socket) => socket.destroy()],
  ['is cut off', (socket: Socket) => socket.resetAndDestroy()],
])('is done with a sender that %s before the body is whole', async (_, leave) => {
  const { socket, end } = await send(post(100) + body);
  leave(socket);
  expect(await end).toBeUndefined();
  expect(acme.entries).toEqual([]);
});

it('is done with a sender that goes before the answer', async () => {
  const { socket, end } = await send(post(body.length) + body);
  socket.destroy();
  expect(await end).toBeUndefined();
  expect(acme.entries).toEqual([]);
});

it('refuses TRACE like any other method', async () => {
  const { socket } = await send('TRACE /graphql HTTP/1.1\r\nHost: acme.example\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain('GraphQL is asked by POST, not by TRACE.');
});
