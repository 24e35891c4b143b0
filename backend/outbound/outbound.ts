/**
 * The client for addresses that others chose: feeds of importers, webhooks of partners. It reaches public addresses only,
 * and bounds time, size and redirects (decision 0033).
 */
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { request } from 'undici';
import { isPublicAddress } from './addresses.ts';
import { boundedBody, type OutboundBody } from './bounded-body.ts';
import { faultOf } from './fault-of.ts';
import { createGuardedAgent, hostOf, type Lookup, lookupBySystem } from './guarded-agent.ts';
import { OutboundFault } from './outbound-fault.ts';

export type Credentials =
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'bearer'; token: string }
  | { kind: 'header'; name: string; value: string };

export interface OutboundOptions {
  /** Default: GET. Redirects are followed for GET and HEAD only. */
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Sent to the first origin only, not to where it redirects. */
  credentials?: Credentials | null;
  /** What the server said the last time; it answers 304 if nothing has changed. */
  etag?: string | null;
  lastModified?: string | null;
  /** Default: 5. With 0 the redirect itself is the answer. */
  redirects?: number;
  /** Default: 10 MB. */
  mostBytes?: number;
  /** Time for everything, the body included. Default: a minute. */
  totalMs?: number;
  /** Time in which nothing comes. Default: 15 seconds. */
  idleMs?: number;
  /** Leaves a body packed with gzip as it is. Default: it is unpacked, and the limit is of what it unpacks to. */
  keepPacked?: boolean;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  /** Where it came from, after redirects. */
  url: string;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  /** Throws `OutboundFault` while it is read. Must be read or closed. */
  body: OutboundBody;
}

export interface Outbound {
  /** Any status is an answer; throws `OutboundFault` if there is none, and the reason of the signal. */
  safeFetch(url: string, options?: OutboundOptions): Promise<OutboundAnswer>;
  /** Whether `OUTBOUND_ALLOW` names its host and port. */
  isAllowed(url: URL): boolean;
  /** Whether its host leads to refused addresses alone at the moment; not if it is unknown, or its name server is slow. */
  isPrivate(url: URL): Promise<boolean>;
}

export interface OutboundSetup {
  /** `host:port` that may be reached although they are private (`OUTBOUND_ALLOW`). */
  allow?: readonly string[];
  lookup?: Lookup;
}

/** Unless the caller says otherwise. */
export const OUTBOUND_LIMITS = { redirects: 5, mostBytes: 10 * 1024 ** 2, totalMs: 60_000, idleMs: 15_000 };
const CONNECT_MS = 10_000;
const LOOKUP_MS = 5_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export function createOutbound({ allow = [], lookup = lookupBySystem }: OutboundSetup = {}): Outbound {
  const isAllowed = (url: URL) => allow.includes(hostAndPort(url));
  const reach = (url: URL) => ({ lookup, isAllowed: isAllowed(url) });
  return {
    isAllowed,
    async isPrivate(url) {
      if (isAllowed(url)) return false;
      const found = await Promise.race([addressesOf(hostOf(url), lookup), pause(LOOKUP_MS, [], { ref: false })]);
      return found.length > 0 && !found.some(isPublicAddress);
    },
    async safeFetch(address, options = {}) {
      const limits = { ...OUTBOUND_LIMITS, ...withoutUndefined(options) };
      const timeout = AbortSignal.timeout(limits.totalMs);
      const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
      const ending = { timeout, signal, seconds: limits.totalMs / 1000, caller: options.signal };
      let url = parseUrl(address);
      const first = url.origin;
      const own = { ...options, credentials: options.credentials ?? credentialsOf(url) };
      for (let hop = 0; ; hop += 1) {
        const bare = withoutCredentials(url);
        const headers = headersOf(own, { isFirstOrigin: url.origin === first });
        const answer = await send(bare, { options, limits, headers, ending, ...reach(url) });
        const target = limits.redirects === 0 ? null : redirectOf(answer, options.method ?? 'GET');
        if (target === null) return answer;
        await answer.body.close();
        if (hop >= limits.redirects) throw new OutboundFault('OUTBOUND_REDIRECTS', { times: limits.redirects });
        url = parseUrl(target, bare);
      }
    },
  };
}

/** The entries of `OUTBOUND_ALLOW`; throws for one that is not `host:port`. */
export function parseOutboundAllow(text: string | undefined): string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  return entries.filter((entry) => {
    if (entry === '' || /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+):\d{1,5}$/.test(entry)) return entry !== '';
    throw new Error(`OUTBOUND_ALLOW contains "${entry}"; it must be like feeds.internal:80, several with commas.`);
  });
}

interface Sending {
  options: OutboundOptions;
  limits: typeof OUTBOUND_LIMITS;
  headers: Record<string, string>;
  ending: { timeout: AbortSignal; signal: AbortSignal; seconds: number; caller: AbortSignal | undefined };
  lookup: Lookup;
  isAllowed: boolean;
}

async function send(
  url: URL,
  { options, limits, headers, ending, lookup, isAllowed }: Sending,
): Promise<OutboundAnswer> {
  const { idleMs, mostBytes } = limits;
  const agent = createGuardedAgent({ lookup, isAllowed, connectMs: CONNECT_MS, idleMs });
  /** What a person may read of an error, or the caller's own reason to stop. */
  const explain = (error: unknown): unknown => {
    if (ending.caller?.aborted) return ending.caller.reason;
    if (ending.timeout.aborted) return new OutboundFault('OUTBOUND_TIMEOUT', { seconds: ending.seconds });
    return faultOf(error, { host: url.hostname, idleMs });
  };
  try {
    const { method = 'GET', body = null } = options;
    const got = await request(url, { dispatcher: agent, method, headers, body, signal: ending.signal });
    // What goes wrong from here on is thrown to whoever reads the body.
    got.body.on('error', () => undefined);
    const received = new Map(
      Object.entries(got.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
    );
    const close = () => agent.destroy();
    const stream = options.keepPacked ? got.body : unpacked(got.body, received.get('content-encoding') ?? '');
    // HEAD and 304 name the length of a body that does not follow.
    const announced = method === 'HEAD' || got.statusCode === 304 ? 0 : Number(received.get('content-length') ?? 0);
    const answerBody = boundedBody(stream, { source: got.body, announced, mostBytes, explain, close });
    return { status: got.statusCode, url: url.href, headers: received, body: answerBody };
  } catch (error) {
    await agent.destroy();
    throw explain(error);
  }
}

function unpacked(body: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return body;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    throw new OutboundFault('OUTBOUND_ENCODING', { encoding: encoding.slice(0, 50) });
  }
  const gunzip = createGunzip();
  body.on('error', (error) => gunzip.destroy(error));
  return body.pipe(gunzip);
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url) throw new OutboundFault('OUTBOUND_URL_INVALID', { url: text.slice(0, 200) });
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== 'http' && scheme !== 'https') throw new OutboundFault('OUTBOUND_SCHEME', { scheme });
  return url;
}

function withoutCredentials(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  bare.hash = '';
  return bare;
}

/** From `https://user:password@host/`, which some feeds are given as. */
function credentialsOf({ username, password }: URL): Credentials | null {
  if (username === '') return null;
  return { kind: 'basic', user: decodeURIComponent(username), password: decodeURIComponent(password) };
}

function headersOf(
  { headers = {}, credentials, etag, lastModified, keepPacked: _ }: OutboundOptions,
  { isFirstOrigin }: { isFirstOrigin: boolean },
): Record<string, string> {
  return {
    'user-agent': 'Nameplate',
    'accept-encoding': 'gzip',
    ...(isFirstOrigin ? headers : {}),
    ...(isFirstOrigin && credentials ? credentialHeader(credentials) : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
}

function credentialHeader(credentials: Credentials): Record<string, string> {
  if (credentials.kind === 'header') return { [credentials.name.toLowerCase()]: credentials.value };
  if (credentials.kind === 'bearer') return { authorization: `Bearer ${credentials.token}` };
  const pair = Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
  return { authorization: `Basic ${pair}` };
}

function redirectOf({ status, headers }: OutboundAnswer, method: string): string | null {
  return REDIRECTS.has(status) && method !== 'POST' ? (headers.get('location') ?? null) : null;
}

async function addressesOf(host: string, lookup: Lookup): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  const found = await lookup(host).catch(() => []);
  return found.map(({ address }) => address);
}

function hostAndPort(url: URL): string {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return `${url.hostname}:${port}`;
}

function withoutUndefined(options: OutboundOptions): Partial<typeof OUTBOUND_LIMITS> {
  const { redirects, mostBytes, totalMs, idleMs } = options;
  const given = Object.entries({ redirects, mostBytes, totalMs, idleMs }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
