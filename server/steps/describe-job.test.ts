import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DescribeRequest } from '../../backend/backend.ts';
import { UserError } from '../../backend/errors.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { createDescribeJob } from './describe-job.ts';

type Describe = (request: DescribeRequest) => AsyncIterable<string>;

const brand = testBrand('acme');
const asked: DescribeRequest[] = [];
const logged: string[] = [];
let describe: Describe;
const step = createDescribeJob(
  (wish) => {
    asked.push(wish);
    return describe(wish);
  },
  (level, code) => logged.push(`${level} ${code}`),
);
const server = createServer(async (req, res) => {
  const exchange = { req, res, brand, path: req.url ?? '', id: '', query: '', hostname: '', origin: '', visited: '' };
  const done = await step({ ...exchange, sent: null, address: '192.0.2.7' });
  if (!done) res.writeHead(599).end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

function send(body: string, { path = '/api/describe-job', method = 'POST' } = {}) {
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: 'Bearer abc', frontend: 'acme;de-eu', 'content-type': 'application/json' };
  const sent = request({ port, host: '127.0.0.1', path, method, headers });
  sent.end(body);
  return sent;
}

async function answer(body = '{"words":"A baker"}', options = {}) {
  const [response] = await once(send(body, options), 'response');
  const { statusCode, headers } = response;
  return { statusCode, headers, lines: (await text(response)).split('\n').filter(Boolean) };
}

it('streams the pieces as lines, and says when all is written', async () => {
  describe = async function* () {
    yield 'We bake\n';
    yield 'bread.';
  };
  const { statusCode, headers, lines } = await answer();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ text: 'We bake\n' }, { text: 'bread.' }, { done: true }]);
  expect(asked.at(-1)).toMatchObject({
    brandId: 'acme',
    locale: 'de-eu',
    bearer: 'Bearer abc',
    address: '192.0.2.7',
    body: { words: 'A baker' },
  });
});

it('says what was refused, before the first piece and after it', async () => {
  describe = async function* () {
    yield 'We';
    throw new UserError('ASSISTANT_CUT', 'It broke off.');
  };
  const { lines } = await answer();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { text: 'We' },
    { fault: { code: 'ASSISTANT_CUT', message: 'It broke off.' } },
  ]);
  expect(logged).toEqual([]);
});

it('tells nobody what failed on our side, and logs it', async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first piece
  describe = async function* () {
    throw new Error('secret');
  };
  const { lines } = await answer();
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ fault: { code: 'FAILED' } }]);
  expect(logged.splice(0)).toEqual(['error DESCRIBE_FAILED']);
});

it('stops the assistant when the person leaves', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  describe = async function* ({ signal }) {
    yield 'We';
    await once(signal, 'abort');
    resolve();
  };
  const sent = send('{}');
  sent.on('error', () => undefined);
  const [response] = await once(sent, 'response');
  response.on('error', () => undefined);
  await once(response, 'data');
  sent.destroy();
  await promise;
});

it('reads no body beyond its bounds, and takes nonsense for no wish', async () => {
  describe = async function* () {
    yield 'x';
  };
  for (const body of ['{', 'x'.repeat(20_000)]) {
    await answer(body);
    expect(asked.at(-1)?.body).toBeNull();
  }
});

it('answers POST at its address only', async () => {
  expect((await answer('', { method: 'PUT' })).statusCode).toBe(405);
  expect((await answer('', { path: '/api/other' })).statusCode).toBe(599);
});
