import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AssistantFailure, createAssistant, type WritingTask } from './assistant.ts';

interface Asked {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

const asked: Asked[] = [];
const logged: string[] = [];
const open = new Set<ServerResponse>();
let answer: (res: ServerResponse) => void | Promise<void> = () => undefined;
const server = createServer(async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const { url = '', headers } = req;
  asked.push({ path: url, authorization: headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
  open.add(res);
  // The next test starts with a new connection.
  res.shouldKeepAlive = false;
  res.once('close', () => open.delete(res));
  await answer(res);
});

beforeEach(async () => {
  asked.length = 0;
  logged.length = 0;
  if (!server.listening) await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
});
afterEach(() => server.closeAllConnections());

const piece = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

function stream(res: ServerResponse, ...events: string[]): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) res.write(event);
}

function write(change: Partial<WritingTask> = {}, patience?: number): AsyncIterable<string> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const log = (level: string, code: string, message: string) => logged.push(`${level} ${code} ${message}`);
  return createAssistant(
    { url, key: 'k-1', model: 'tiny' },
    log,
    patience,
  )({
    rules: 'Be brief.',
    material: 'A baker.',
    temperature: 0.5,
    maxTokens: 1500,
    signal: new AbortController().signal,
    ...change,
  });
}

/** All chunks, and the error if it failed. */
async function outcome(pieces: AsyncIterable<string>): Promise<{ text: string; failure: unknown }> {
  let text = '';
  try {
    for await (const one of pieces) text += one;
    return { text, failure: null };
  } catch (error) {
    return { text, failure: error instanceof AssistantFailure ? error.kind : error };
  }
}

it('asks as the protocol wants it, and hands on the pieces', async () => {
  answer = (res) => {
    stream(res, piece('We bake '), piece('bread.'), piece('', 'stop'), 'data: [DONE]\n\n');
    res.end();
  };
  expect(await outcome(write())).toEqual({ text: 'We bake bread.', failure: null });
  expect(asked).toEqual([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer k-1',
      body: {
        model: 'tiny',
        temperature: 0.5,
        max_tokens: 1500,
        stream: true,
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'A baker.' },
        ],
      },
    },
  ]);
  expect(logged).toEqual([]);
});

it('takes a text that reached its greatest length', async () => {
  answer = (res) => {
    stream(res, piece('We bake'), piece('', 'length'));
    res.end();
  };
  expect(await outcome(write())).toEqual({ text: 'We bake', failure: null });
});

it.each([
  ['says so when it is asked too much', 429, 'busy'],
  ['says so when the provider is broken', 500, 'away'],
  ['says so when the key is wrong', 401, 'away'],
])('%s', async (_, status, failure) => {
  answer = (res) =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
  expect(await outcome(write())).toEqual({ text: '', failure });
  expect(asked.length).toBe(1);
  expect(logged).toEqual([expect.stringMatching(new RegExp(`^warn ASSISTANT ${failure}: ${status}`))]);
});

it('knows a text that broke off, by its connection or without its end', async () => {
  answer = (res) => {
    stream(res, piece('We bake'));
    setImmediate(() => res.destroy());
  };
  expect((await outcome(write())).failure).toMatch(/^(?:cut|away)$/);
  answer = (res) => {
    stream(res, piece('We bake'));
    res.end();
  };
  expect(await outcome(write())).toEqual({ text: 'We bake', failure: 'cut' });
});

it('takes nonsense for what it is', async () => {
  answer = (res) => {
    stream(res, 'data: {"choices": "none"}\n\n', piece(' * ', 'stop'));
    res.end();
  };
  expect((await outcome(write())).failure).toBe('empty');
  answer = (res) => {
    stream(res, 'data: <html>\n\n');
    res.end();
  };
  expect(await outcome(write())).toEqual({ text: '', failure: 'away' });
  answer = (res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
  expect((await outcome(write())).failure).toBe('empty');
});

it('waits only so long, for the first word and between two', async () => {
  answer = () => undefined;
  expect(await outcome(write({}, 50))).toEqual({ text: '', failure: 'slow' });
  answer = (res) => stream(res, piece('We bake'));
  expect(await outcome(write({}, 200))).toEqual({ text: 'We bake', failure: 'slow' });
});

it('hangs up on the provider when nobody waits any more', async () => {
  const left = new AbortController();
  answer = (res) => stream(res, piece('We bake'));
  const pieces = write({ signal: left.signal });
  const read: string[] = [];
  for await (const one of pieces) {
    read.push(one);
    left.abort();
  }
  expect(read).toEqual(['We bake']);
  await expect.poll(() => open.size).toBe(0);
  expect(logged).toEqual([]);
});

it('cannot be reached', async () => {
  const away = createAssistant({ url: 'http://127.0.0.1:1/v1', key: null, model: 'tiny' }, () => undefined);
  const task = { rules: '', material: '', temperature: 0, maxTokens: 100, signal: new AbortController().signal };
  expect(await outcome(away(task))).toEqual({ text: '', failure: 'away' });
});
