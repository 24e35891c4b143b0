/** Visitors of a site whose processes are restarted: they notice when a request is lost. */
import http from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export const brand = 'harbor-ledger';
const visitors = 16;
/**
 * Milliseconds between two requests of a visitor: as much as two cores can handle while a server starts. No pause while
 * one shuts down.
 */
const breath = 100;
const question = '{ job(id: 1) { id } }';
const pages = ['/', '/jobs', '/organizations', '/jobs?search=nurse', '/sitemap.xml'];

export interface Load {
  /** Whether requests follow each other without a pause. */
  hurry(isHurried: boolean): void;
  answers: { GET: number; POST: number };
  lost: string[];
  end(): Promise<void>;
}

/** Visitors on keep-alive connections, alternating between a page and a POST. */
export function putLoad(port: number, pageAt = (at: number) => pages[at % pages.length] ?? '/'): Load {
  const load: Pick<Load, 'answers' | 'lost'> = { answers: { GET: 0, POST: 0 }, lost: [] };
  const headers = { host: `${brand}.localhost:${port}`, frontend: `${brand};en`, 'content-type': 'application/json' };
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  let isOver = false;
  let isHurried = false;

  function ask(method: 'GET' | 'POST', target: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const req = http.request({ host: '127.0.0.1', port, agent, method, path: target, headers }, (res) => {
        textOf(res).then((body) => {
          const isGood = res.statusCode === 200 && (method === 'GET' || /"data":\{"job":/.test(body));
          resolve(isGood ? '' : `${method} ${target}: ${res.statusCode} ${body.slice(0, 100)}`);
        }, reject);
      });
      req.once('error', reject);
      req.end(method === 'POST' ? JSON.stringify({ query: question }) : undefined);
    });
  }

  async function visit(first: number): Promise<void> {
    for (let at = first; !isOver; at += 1) {
      const method = at % 2 === 0 ? 'POST' : 'GET';
      const target = method === 'POST' ? '/graphql' : pageAt(at >> 1);
      const fault = await ask(method, target).catch((error: Error) => `${method} ${target}: ${error.message}`);
      if (fault === '') load.answers[method] += 1;
      else load.lost.push(fault);
      if (!isHurried) await pause(breath);
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  return {
    ...load,
    hurry(now) {
      isHurried = now;
    },
    async end() {
      isOver = true;
      await all;
      agent.destroy();
    },
  };
}

/** Each host with what its page says: the brand's, that of the workspace, and one of previews. */
const hosts = [
  [`${brand}.localhost`, '/jobs', 200, 'Harbor Ledger'],
  ['admin.localhost', '/user/login', 200, '<form'],
  ['1-visitor-0123456789abcdef0123456789abcdef.preview.localhost', '/', 404, 'There is no preview at this address'],
] as const;

/** What does not answer as its host should. */
export async function faultyHosts(port: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [host, path, status, said] of hosts) {
    const res = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, resolve).once('error', reject);
    });
    const body = await textOf(res);
    if (res.statusCode !== status || !body.includes(said))
      faults.push(`${host}${path}: ${res.statusCode} ${body.slice(0, 100)}`);
  }
  return faults;
}
