/**
 * HTTP transport of the client: operations within 10 ms are batched, ten at most, and errors use the codes of
 * docs/errors.md.
 */
import { GraphqlError } from './graphql-error.ts';

const interval = 10;
const most = 10;

interface Waiting {
  operation: string;
  headers: Headers;
  answer: (response: Response) => void;
  fail: (error: unknown) => void;
}

/** A `fetch` for one endpoint that batches the requests of an interval into one. */
export function createBatchingFetch(send: typeof fetch): typeof fetch {
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(url: string): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    void sendBatch(send, url, batch);
  }

  return (input, init) =>
    new Promise((answer, fail) => {
      const url = String(input);
      waiting.push({ operation: String(init?.body), headers: new Headers(init?.headers), answer, fail });
      if (waiting.length >= most) flush(url);
      else timer ??= setTimeout(() => flush(url), interval);
    });
}

async function sendBatch(send: typeof fetch, url: string, batch: readonly Waiting[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const body = batch.length === 1 ? first.operation : `[${batch.map(({ operation }) => operation).join(',')}]`;
  try {
    const answer = await readAnswer(send, url, { method: 'POST', headers: first.headers, body });
    // A single answer to several operations rejects all of them: the session has expired, or there were too many.
    const answers = Array.isArray(answer) ? answer : batch.map(() => answer);
    for (const [at, { answer: done, fail }] of batch.entries()) {
      const one: unknown = answers[at];
      if (isExecution(one)) done(Response.json(one));
      else fail(missingResponse());
    }
  } catch (error) {
    for (const { fail } of batch) fail(error);
  }
}

/** Sends one request and parses its JSON. Rejects with a `GraphqlError` as documented in docs/errors.md. */
export async function readAnswer(send: typeof fetch, url: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await send(url, init);
  } catch (error) {
    throw new GraphqlError({ network: [error instanceof Error ? error.message : String(error)] });
  }
  const text = await response.text();
  if (response.status >= 300) {
    const network = [`Response not successful: Received status code ${response.status}`];
    throw new GraphqlError({ network, codes: codesIn(text) });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new GraphqlError({ network: ['Response not readable: It is not JSON'] });
  }
}

/** Why the backend refused a request as a whole. */
function codesIn(text: string): string[] {
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: unknown } }[] };
    return errors.flatMap(({ extensions: { code } = {} }) => (typeof code === 'string' ? [code] : []));
  } catch {
    return [];
  }
}

/** Reads an answer that must be a single execution result, as a response that the client understands. */
export async function executionResponse(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const answer = await readAnswer(send, url, init);
  if (!isExecution(answer)) throw missingResponse();
  return Response.json(answer);
}

function missingResponse(): GraphqlError {
  return new GraphqlError({ network: ['Response missing: It holds neither data nor errors'] });
}

function isExecution(value: unknown): value is object {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}
