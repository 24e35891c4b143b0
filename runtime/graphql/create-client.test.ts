import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { operation, type TypedDocument } from '../core/operation.ts';
import { type ClientSettings, createGraphqlClient } from './create-client.ts';
import { GraphqlError } from './graphql-error.ts';

interface Seen {
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (body: unknown) => { status?: number; text: string };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A backend on a free port that records its requests. */
async function backend(answer: Answer): Promise<{ endpoint: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    seen.push({ headers: req.headers, body });
    const { status = 200, text } = answer(body.startsWith('--') ? body : JSON.parse(body));
    res.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, seen };
}

const echo: Answer = (body) => {
  const one = (operation: { variables: { n: number } }) => ({ data: { n: operation.variables.n } });
  return { text: JSON.stringify(Array.isArray(body) ? body.map(one) : one(body as { variables: { n: number } })) };
};
const document = 'query N($n: Int!) { n(n: $n) }' as TypedDocument<{ n: number }, { n: number }>;
const query = (n: number) => operation(document, { n });

async function client(answer: Answer, settings: Partial<ClientSettings> = {}) {
  const { endpoint, seen } = await backend(answer);
  return { run: createGraphqlClient({ endpoint, frontend: 'acme;de-eu', ...settings }), seen };
}

async function failure(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GraphqlError);
  return (error as GraphqlError).message;
}

it('sends operations of the same moment as one request, ten at most', async () => {
  const { run, seen } = await client(echo);
  const answers = await Promise.all(Array.from({ length: 13 }, (_, n) => run(query(n))));

  expect(answers.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(seen.map(({ body }) => (JSON.parse(body) as unknown[]).length)).toEqual([10, 3]);
});

it('sends an operation on its own without a list around it', async () => {
  const { run, seen } = await client(echo);

  expect(await run(query(7))).toEqual({ n: 7 });
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ query: document, variables: { n: 7 } });
});

it('says which brand, language and person it speaks for', async () => {
  const { run, seen } = await client(echo, { token: () => 'abc', visualEditor: true });
  await run(query(1));

  expect(seen[0]?.headers).toMatchObject({ frontend: 'acme;de-eu', authorization: 'Bearer abc', 'visual-editor': '1' });
});

it('sends no bearer for a visitor and no editor header on an ordinary page', async () => {
  const { run, seen } = await client(echo, { token: () => null });
  await run(query(1));

  expect(seen[0]?.headers.authorization).toBeUndefined();
  expect(seen[0]?.headers['visual-editor']).toBeUndefined();
});

it('sends files as a form with operations and map, one file once', async () => {
  const { run, seen } = await client(() => ({ text: '{"data":{"ok":true}}' }));
  const file = new File(['hello'], 'cv.txt', { type: 'text/plain' });
  const upload = 'mutation U($files: [Upload!]!, $copy: Upload) { u(files: $files, copy: $copy) }' as TypedDocument<
    { ok: boolean },
    { files: readonly File[]; copy: File }
  >;

  expect(await run(operation(upload, { files: [file], copy: file }))).toEqual({ ok: true });
  const body = seen[0]?.body ?? '';
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('{"0":["variables.files.0","variables.copy"]}');
  expect(body).toContain('"variables":{"files":[null],"copy":null}');
  expect(body).toContain('filename="cv.txt"');
});

it.each([301, 404, 500, 503])('reports status %i in the words of the catalogue', async (status) => {
  const { run } = await client(() => ({ status, text: '{"errors":[]}' }));

  expect(await failure(run(query(1)))).toBe(`Response not successful: Received status code ${status}`);
});

it.each([
  ['{"errors":[{"message":"Too long","extensions":{"code":"BODY_TOO_LARGE"}}]}', ['BODY_TOO_LARGE']],
  ['{"errors":[{"message":"Too long"}]}', []],
  ['null', []],
  ['<h1>413</h1>', []],
])('names the code of a request that is refused as a whole: %s', async (text, codes) => {
  const { run } = await client(() => ({ status: 413, text }));

  await expect(run(query(1))).rejects.toMatchObject({
    ...{ network: ['Response not successful: Received status code 413'], graphql: [], codes },
  });
});

it('reports an answer that is not JSON', async () => {
  const { run } = await client(() => ({ text: '<html>' }));

  expect(await failure(run(query(1)))).toBe('Response not readable: It is not JSON');
});

it('reports an answer without data and errors', async () => {
  const { run } = await client(() => ({ text: '{}' }));

  expect(await failure(run(query(1)))).toBe('Response missing: It holds neither data nor errors');
});

it('reports an operation that a batch leaves out, and answers the others', async () => {
  const { run } = await client(() => ({ text: '[{"data":{"n":1}}]' }));
  const [first, second] = await Promise.allSettled([run(query(1)), run(query(2))]);

  expect(first).toEqual({ status: 'fulfilled', value: { n: 1 } });
  expect(second).toMatchObject({
    status: 'rejected',
    reason: { message: 'Response missing: It holds neither data nor errors' },
  });
});

it('joins what the backend says with newlines', async () => {
  const { run } = await client(() => ({ text: '{"errors":[{"message":"No such job."},{"message":"Try another."}]}' }));

  expect(await failure(run(query(1)))).toBe('No such job.\nTry another.');
});

it('reports a backend that is not there', async () => {
  const run = createGraphqlClient({ endpoint: 'http://127.0.0.1:1/graphql', frontend: 'acme;en' });

  expect(await failure(run(query(1)))).toBe('fetch failed');
});
