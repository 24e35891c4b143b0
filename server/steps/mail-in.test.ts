import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IncomingMail } from '../../backend/mail/inbound/incoming.ts';
import type { BrandExchange } from '../exchange.ts';
import { createMailIn } from './mail-in.ts';

const KEY = 'key-0123456789abcdef';
let server: Server;
let received: IncomingMail[] = [];
let fails = false;

beforeAll(async () => {
  const step = createMailIn(KEY, async (mail) => {
    if (fails) throw new Error('The database is away.');
    received.push(mail);
  });
  server = createServer((req, res) => {
    // The step uses nothing else of an exchange.
    const exchange = { path: req.url, req, res } as unknown as BrandExchange;
    Promise.resolve(step(exchange)).then(
      (isAnswered) => {
        if (!isAnswered) res.writeHead(404).end();
      },
      () => res.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  received = [];
  fails = false;
});

const MIME = 'From: Ada <ada@example.com>\r\nSubject: Grüße\r\n\r\nHello\r\n';

function form({
  key = KEY,
  at = Date.now(),
  more = {},
}: {
  key?: string;
  at?: number;
  more?: Record<string, string>;
} = {}) {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', key).update(`${timestamp}a-token`).digest('hex');
  return {
    ...{ recipient: 'reply+x@in.example.com', sender: 'ada@example.com', timestamp, token: 'a-token', signature },
    ...{ subject: 'Grüße', 'body-mime': MIME, ...more },
  };
}

async function post(fields: Record<string, string>, as: 'form' | 'multipart' = 'form') {
  const body = as === 'form' ? new URLSearchParams(fields) : new FormData();
  if (body instanceof FormData) for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/mail/mime`, { method: 'POST', body });
  return response.status;
}

it('hands over a signed mail whole, however the provider encodes its form', async () => {
  expect([await post(form()), await post(form(), 'multipart')]).toEqual([200, 200]);
  const mail = { raw: Buffer.from(MIME), from: 'ada@example.com', to: ['reply+x@in.example.com'] };
  expect(received).toEqual([mail, mail]);
});

it('takes nothing with another key, from yesterday, or that was changed', async () => {
  expect([
    await post(form({ key: 'key-of-somebody-else' })),
    await post(form({ at: Date.now() - 86_400_000 })),
    await post({ ...form(), token: 'another' }),
    await post({ ...form(), signature: '' }),
    await post({}),
  ]).toEqual([406, 406, 406, 406, 406]);
  expect(received).toEqual([]);
});

it('hands over of a mail that is too large who sent it, and takes no other field that is too long', async () => {
  expect(await post(form({ more: { 'body-mime': 'x'.repeat(26 * 1024 * 1024) } }))).toBe(200);
  expect(received).toEqual([{ raw: null, from: 'ada@example.com', to: ['reply+x@in.example.com'] }]);
  expect(await post(form({ more: { recipient: `${'x'.repeat(2000)}@in.example.com` } }))).toBe(406);
  expect(received).toHaveLength(1);
});

it('answers nonsense, and asks for another try where the mail could not be stored', async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/mail/mime`;
  const statusOf = async (init: RequestInit) => (await fetch(url, init)).status;
  const json = { 'content-type': 'application/json' };
  expect([await statusOf({}), await statusOf({ method: 'POST', headers: json, body: '{}' })]).toEqual([405, 406]);
  fails = true;
  expect(await post(form())).toBe(500);
});

it('is not there without a key', async () => {
  const step = createMailIn(null, async () => undefined);
  expect(await step({ path: '/api/mail/mime' } as unknown as BrandExchange)).toBe(false);
});
