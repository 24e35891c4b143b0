import net, { type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { readBody, sendText } from '../http.ts';
import { openServer } from './open-server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that answers `read <bytes>` when it has the whole body. */
async function listening(): Promise<number> {
  const server = openServer({ headers: 200, request: 400, upload: 1000, check: 50 });
  server.on('request', async (req, res) => {
    const body = await readBody(req, 10);
    if (!res.destroyed)
      sendText(req, res, 200, body ? `read ${body.length}` : 'too long', body ? {} : { Connection: 'close' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** All that comes back for pieces sent with a pause between them; the connection stays open on this side. */
async function exchange(...pieces: (string | number)[]): Promise<string> {
  const socket = net.connect(await listening(), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const answer = textOf(socket);
  for (const piece of pieces) {
    if (typeof piece === 'number') await new Promise((resolve) => setTimeout(resolve, piece));
    else if (socket.writable) socket.write(piece);
  }
  return answer;
}

const host = 'Host: acme.example\r\n';

describe('a request that never becomes one', () => {
  it.each([
    [400, 'This is no request that can be read.', 'nonsense\r\n\r\n'],
    [400, 'This is no request that can be read.', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    [400, 'This is no request that can be read.', `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`],
    [400, 'This is no request that can be read.', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    [431, 'The headers of the request are too long.', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(100_000)}\r\n\r\n`],
    [408, 'The request took too long to arrive.', 'GET / HTTP/1.1\r\nHo'],
    [408, 'The request took too long to arrive.', `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nab`],
    [405, 'This is no proxy.', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
    [417, 'This server has no such expectation to meet.', `GET / HTTP/1.1\r\n${host}Expect: a miracle\r\n\r\n`],
  ])('is ended with %i and a sentence: %s', async (status, sentence, bytes) => {
    const [head = '', body] = (await exchange(bytes)).split('\r\n\r\n');
    expect([head.split(' ')[1], body]).toEqual([String(status), `${sentence}\n`]);
    expect(head).toContain('X-Frame-Options: SAMEORIGIN');
    expect(head).toContain('Cache-Control: no-store');
  });

  it('has longer when it brings files, and then is ended, too', async () => {
    const begun = Date.now();
    const form = 'POST /graphql HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n';
    expect(await exchange(`${form}${host}\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - begun).toBeGreaterThan(900);
  });

  it('does not wait for senders of a byte now and then', async () => {
    const begun = Date.now();
    const drops = Array.from({ length: 30 }, () => ['x', 50]).flat();
    expect(await exchange('GET / HTTP/1.1\r\nX-Slow: ', ...drops)).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - begun).toBeLessThan(3000);
  });
});

describe('an unusual request', () => {
  it.each([
    [
      'a body in chunks on GET',
      'read 5',
      `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    ],
    ['an upgrade', 'read 0', `GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`],
    [
      'a body beyond the limit',
      'too long',
      `POST / HTTP/1.1\r\n${host}Content-Length: 1000000\r\n\r\n${'a'.repeat(500_000)}`,
    ],
  ])('is answered: %s', async (_, body, bytes) => {
    expect(await exchange(bytes)).toMatch(new RegExp(`^HTTP/1.1 200 [^]*${body}\n$`));
  });

  it('that follows another on the same connection is one of its own', async () => {
    const first = `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nhello`;
    const second = `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
    expect((await exchange(first + second)).match(/read \d/g)).toEqual(['read 5', 'read 0']);
  });
});
