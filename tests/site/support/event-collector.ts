/** A server in place of all services that events go to: Google's tag and Measurement Protocol, Meta, and two scripts. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';

export interface Collected {
  key: string;
  params: Record<string, string | number>;
}

export interface EventCollector {
  /** `http://localhost:<port>`, as browsers reach it. */
  readonly origin: string;
  /** `127.0.0.1:<port>`, as the server does. */
  readonly hostAndPort: string;
  /** What arrived, in order. */
  tag: Collected[];
  measured: Collected[];
  conversions: Collected[];
  /** Paths and queries of the scripts that were loaded. */
  scripts: string[];
  clear(): void;
}

/** What Google's tag does with its layer, without all else. */
const tagFor = (origin: string) => `(() => {
  const layer = window.dataLayer;
  const send = (words) => {
    const [kind, key, params] = Array.from(words);
    if (kind !== 'event') return;
    const body = JSON.stringify({ key, params });
    fetch('${origin}/tag', { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  for (const words of layer.splice(0)) send(words);
  layer.push = (words) => send(words);
})();`;

/** Call at the top of a test file. */
export function eventCollector(): EventCollector {
  const kept: Pick<EventCollector, 'tag' | 'measured' | 'conversions' | 'scripts'> = {
    tag: [],
    measured: [],
    conversions: [],
    scripts: [],
  };
  const port = () => (server.address() as AddressInfo).port;
  const origin = () => `http://localhost:${port()}`;
  const server = createServer(async (req, res) => {
    const url = req.url ?? '';
    const body = req.method === 'POST' ? JSON.parse(await text(req)) : null;
    if (url === '/tag') kept.tag.push(body);
    else if (url.startsWith('/mp/collect'))
      kept.measured.push(
        ...body.events.map(({ name, params }: { name: string; params: Collected['params'] }) => ({
          key: name,
          params,
        })),
      );
    else if (url.startsWith('/meta/'))
      kept.conversions.push(
        ...body.data.map((one: { event_name: string; custom_data: Collected['params'] }) => ({
          key: one.event_name,
          params: one.custom_data,
        })),
      );
    else kept.scripts.push(url);
    if (req.method === 'POST') return void res.writeHead(204).end();
    res.setHeader('content-type', 'text/javascript');
    res.end(url.startsWith('/tag.js') ? tagFor(origin()) : '');
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    ...kept,
    get origin() {
      return origin();
    },
    get hostAndPort() {
      return `127.0.0.1:${port()}`;
    },
    clear() {
      for (const list of [kept.tag, kept.measured, kept.conversions, kept.scripts]) list.splice(0);
    },
  };
}
