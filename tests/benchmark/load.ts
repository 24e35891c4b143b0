/** Load from this machine on itself: for a limited time, summarized as requests per second. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { anyVisitor, BROWSER } from './browser.ts';

export interface LoadOptions {
  url: string;
  host?: string;
  /** Defaults to what browsers send. */
  accept?: string;
  connections?: number;
  seconds?: number;
}

const wrk = '/usr/bin/wrk';
const visitors = fileURLToPath(new URL('visitors.lua', import.meta.url));
const run = promisify(execFile);

/**
 * Null if the load generator is installed, else how to install it. It is written in C: one in JavaScript would be
 * slower than the server.
 */
export function missingLoadTool(): string | null {
  return existsSync(wrk) ? null : 'not measured: wrk is missing (Debian: apt-get install wrk)';
}

/** Requests per second of visitors to one address; throws for any status but 2xx, because error pages are fast. */
export async function putLoad({
  url,
  host,
  accept = BROWSER['accept-encoding'],
  connections = 16,
  seconds = 4,
}: LoadOptions): Promise<number> {
  const sent = { ...BROWSER, 'accept-encoding': accept, ...(host ? { Host: host } : {}) };
  const headers = Object.entries(sent).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(wrk, ['-t1', `-c${connections}`, `-d${seconds}`, '-s', visitors, ...headers, url]);
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (bad) throw new Error(`${bad} answers of ${url} were errors:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** Requests per second, rotating through many addresses; errors are counted. */
export async function putMixedLoad(options: LoadOptions & { paths: readonly string[] }): Promise<number> {
  const { url, host, accept = BROWSER['accept-encoding'], connections = 16, seconds = 60, paths } = options;
  const own = { 'accept-encoding': accept, ...(host ? { host } : {}) };
  const requests = paths.map((path) => ({
    setupRequest: (request: autocannon.Request) => ({
      ...{ ...request, method: 'GET' as const, path },
      headers: { ...anyVisitor(), ...own },
    }),
  }));
  const result = await autocannon({ url, connections, duration: seconds, requests });
  return result.requests.average;
}

/**
 * Runs the contenders in turn, `rounds` times after a warm-up, and returns the median of each, so that noise affects
 * all alike.
 */
export async function interleave<Name extends string>(
  contenders: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const speed = await contenders[name]();
      if (round > 0) seen[name].push(speed);
    }
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, middle(seen[name])])) as Record<Name, number>;
}

export interface Crowd {
  served: number;
  shed: number;
  /** Shed without a `Retry-After`. */
  unsaid: number;
  failed: number;
  seconds: number;
}

const crowd = fileURLToPath(new URL('crowd.lua', import.meta.url));

/**
 * Visitors who ask for searches that nobody has asked for, again and again, of a server started with `TRUST_PROXY: 'loopback'`. Each reads
 * for `pauseMs` in between.
 */
export async function putCrowd({
  url,
  host,
  connections = 16,
  seconds = 20,
  pauseMs = 0,
}: LoadOptions & { pauseMs?: number }): Promise<Crowd> {
  const sent = { ...BROWSER, ...(host ? { Host: host } : {}) };
  const headers = Object.entries(sent).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--timeout',
    '30s',
    '-s',
    crowd,
    ...headers,
    url,
    '--',
    String(pauseMs),
  ];
  const { stdout } = await run(wrk, args);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
