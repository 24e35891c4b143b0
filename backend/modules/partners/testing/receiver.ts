/** A system of an employer that webhooks write to, for tests: it checks signatures with the sample code of the documentation. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  /** `127.0.0.1:<port>`, for `OUTBOUND_ALLOW`. */
  hostAndPort: string;
  /** In the order in which it came. */
  received: Received[];
  /** Answers all further requests. */
  answerWith(answer: RequestListener): void;
  /** Whether it comes from the holder of the secret. */
  isGenuine(received: Received | undefined, secret: string): boolean;
  close(): void;
}

type IsGenuine = (headers: IncomingHttpHeaders, body: string, secret: string) => boolean;

const DOCUMENTATION = path.join(import.meta.dirname, '../../../../docs/partner-api.md');
const SAMPLE = /```js\n(.*?)```/s;

/** The function that the documentation tells receivers to use. */
async function documentedCheck(): Promise<IsGenuine> {
  const [, code] = SAMPLE.exec(readFileSync(DOCUMENTATION, 'utf8')) ?? [];
  if (code === undefined) throw new Error(`${DOCUMENTATION} has no sample code.`);
  const module: { isGenuine: IsGenuine } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.isGenuine;
}

/** Listens until it is closed; answers 200 unless told. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer: RequestListener = (_req, res) => res.end();
  const server = createServer(async (req, res) => {
    const { method = '', url = '', headers } = req;
    received.push({ method, path: url, headers, body: await text(req) });
    answer(req, res);
  });
  const check = await documentedCheck();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    hostAndPort: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith(next) {
      answer = next;
    },
    isGenuine: (one, secret) => one !== undefined && check(one.headers, one.body, secret),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
