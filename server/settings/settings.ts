/** Settings of one server process, read once from the environment. Unknown or invalid values abort the start with a message. */
import { statSync } from 'node:fs';
import path from 'node:path';
import proxyaddr from 'proxy-addr';
import type { PoolSizes } from '../../backend/database/pool-sizes.ts';
import { REQUEST_LIMITS } from '../../backend/guards/request-limit.ts';
import { type MailInSettings, parseMailIn } from '../../backend/mail/inbound/settings.ts';
import { type MailSettings, parseMailSettings } from '../../backend/mail/settings.ts';
import type { StripeKeysOf } from '../../backend/modules/billing/stripe.ts';
import type { AssistantSettings } from '../../backend/modules/jobs/describe/assistant.ts';
import { parseOutboundAllow } from '../../backend/outbound/outbound.ts';
import type { RelayKeysOf } from '../../backend/relays/relays.ts';
import { type NetworkKeysOf, parseNetworkKeys } from './auth-settings.ts';
import { checkWebAddress, type Environment, wholeNumber } from './environment.ts';
import { type ObservingSettings, parseObserving } from './observing-settings.ts';
import { parseStripeKeys } from './payment-settings.ts';
import { parseConnections, parseMemoryLimit } from './process-settings.ts';
import { parseRelayKeys } from './relay-settings.ts';
import { parseUploads, type UploadEnvironment } from './upload-settings.ts';

export interface Settings extends ObservingSettings {
  dev: boolean;
  /** Demo mode: brand directory at localhost, demo data, printed URLs. */
  demo: boolean;
  port: number;
  host: string;
  /** A separate port for `/livez`, `/readyz` and `/metrics`, which also responds during start and shutdown; null for none. */
  healthPort: number | null;
  /** Keep-alive timeout in milliseconds. */
  keepAlive: number;
  /** On shutdown: how long new connections are still accepted, and how long requests in progress may continue, in milliseconds. */
  leave: { delay: number; patience: number };
  root: string;
  dataDir: string;
  brandsDir: string;
  publicDir: string;
  /** `published`: published brands come from the database, and others from the folder. `folder`: all from there. */
  brandsFrom: 'published' | 'folder';
  distDir: string;
  /** False serves the existing build, even if sources have changed since (`BUILD=0`). */
  build: boolean;
  databaseUrl: string | null;
  /** Most connections to the database. */
  connections: PoolSizes;
  /** Memory in bytes beyond which this process leaves, so that its process manager starts the next one; null for no limit. */
  memoryLimit: number | null;
  /** Pins one brand for every host. */
  brand: string | null;
  /** Addresses or CIDR ranges whose forwarded headers are trusted; empty trusts none. */
  trustProxy: readonly string[];
  /** `TRUST_PROXY=1`: every private address is trusted. */
  trustsPrivate: boolean;
  /** URL of an external GraphQL endpoint, or null for our own. */
  graphqlEndpoint: string | null;
  /** Base URL of an external backend, to which sitemaps are proxied. */
  backendUrl: string | null;
  /** Size limit of the page cache in bytes. */
  pageCacheBytes: number;
  /** Maximum number of concurrent renders, and of queued ones. */
  renderConcurrency: number;
  renderQueue: number;
  /** Seconds for which a shared cache (CDN) may store a public page. */
  sharedCacheSeconds: number;
  uploads: UploadEnvironment;
  /** GraphQL calls that a network may make per minute; 0 for no limit. */
  graphqlCalls: number;
  /** Host of the administration's workspace; null leaves it on the sites. */
  adminHost: string | null;
  /** Previews are shown on hosts below this one; null where there are none. */
  previewHost: string | null;
  /** Whether the administration requires a second factor. */
  adminSecondFactor: boolean;
  /** Keys of the sign-in providers. */
  networkKeys: NetworkKeysOf;
  /** Stripe keys, for brands that accept cards. */
  stripeKeys: StripeKeysOf;
  /** Keys of the services that events are passed on to. */
  relayKeys: RelayKeysOf;
  /** The language model that writes job descriptions. */
  assistant: AssistantSettings | null;
  /** `host:port` of private addresses that feeds and webhooks may reach. */
  outboundAllow: readonly string[];
  /** Null receives no mail. */
  mailIn: MailInSettings | null;
  /** Null keeps mails in the outbox. */
  mail: MailSettings | null;
  /** Whether this process does background work and sends mails, or `npm run worker`. */
  worker: 'inside' | 'separate';
}

/** Throws an Error with one readable sentence when a value is invalid. */
export function parseSettings(env: Environment, argv: readonly string[] = []): Settings {
  const root = path.resolve(import.meta.dirname, '../..');
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const graphqlEndpoint = urlOrNull(env, 'GRAPHQL_ENDPOINT');
  const previewHost = graphqlEndpoint === null ? parsePreviewHost(env) : null;
  const worker = parseWorker(env.WORKER);
  return {
    dev: argv.includes('--dev'),
    demo: env.DEMO !== '0',
    port: wholeNumber(env, 'PORT', 3025, 0, 65535),
    host: env.HOST || '0.0.0.0',
    healthPort: env.HEALTH_PORT ? wholeNumber(env, 'HEALTH_PORT', 0, 0, 65535) : null,
    ...parseObserving(env, wholeNumber(env, 'SLOW_QUERY_MS', 0, 0, 3_600_000)),
    keepAlive: wholeNumber(env, 'KEEP_ALIVE_SECONDS', 5, 1, 600) * 1000,
    leave: {
      delay: wholeNumber(env, 'STOP_DELAY_SECONDS', 0, 0, 600) * 1000,
      patience: wholeNumber(env, 'STOP_SECONDS', 25, 0, 3600) * 1000,
    },
    root,
    dataDir,
    brandsDir: folderOf(root, 'BRANDS_DIR', env.BRANDS_DIR || 'brands'),
    publicDir: folderOf(root, 'PUBLIC_DIR', env.PUBLIC_DIR || 'public'),
    brandsFrom: parseBrandsFrom(env.BRANDS_FROM, argv.includes('--dev')),
    distDir: env.NEXT_DIST_DIR || '.next',
    build: env.BUILD !== '0',
    databaseUrl: env.DATABASE_URL || null,
    connections: parseConnections(env, { worker, hasPreviews: previewHost !== null }),
    memoryLimit: parseMemoryLimit(env),
    brand: env.BRAND || null,
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    trustsPrivate: isOne(env.TRUST_PROXY),
    graphqlEndpoint,
    backendUrl: urlOrNull(env, 'BACKEND_URL') ?? graphqlEndpoint?.replace(/\/graphql\/?$/, '') ?? null,
    pageCacheBytes: wholeNumber(env, 'PAGE_CACHE_MB', 32, 0, 4096) * 1024 * 1024,
    renderConcurrency: wholeNumber(env, 'RENDER_CONCURRENCY', 8, 1, 256),
    renderQueue: wholeNumber(env, 'RENDER_QUEUE', 128, 0, 10_000),
    sharedCacheSeconds: wholeNumber(env, 'SHARED_CACHE_SECONDS', 0, 0, 86_400),
    graphqlCalls: wholeNumber(env, 'GRAPHQL_CALLS', REQUEST_LIMITS.graphqlCalls, 0, 1_000_000),
    uploads: parseUploads(env),
    networkKeys: parseNetworkKeys(env),
    stripeKeys: parseStripeKeys(env),
    relayKeys: parseRelayKeys(env),
    adminHost: parseAdminHost(env.ADMIN_HOST, env.DEMO !== '0'),
    previewHost,
    adminSecondFactor: onOrOff(env, 'ADMIN_SECOND_FACTOR'),
    assistant: parseAssistant(env),
    outboundAllow: parseOutboundAllow(env.OUTBOUND_ALLOW),
    worker,
    mailIn: parseMailIn(env),
    mail: parseMailSettings(env, wholeNumber(env, 'SMTP_CONNECTIONS', 3, 1, 50)),
  };
}

function parsePreviewHost({ PREVIEW_HOST: text, DEMO: demo }: Environment): string | null {
  if (!text) return demo === '0' ? null : 'preview.localhost';
  const host = text.toLowerCase();
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && URL.canParse(`http://${host}`)) return host;
  throw new Error(`PREVIEW_HOST is "${text}"; it must be a host name such as preview.example.com.`);
}

/** Who develops edits files. */
function parseBrandsFrom(text: string | undefined, isDev: boolean): Settings['brandsFrom'] {
  if (!text) return isDev ? 'folder' : 'published';
  if (text === 'published' || text === 'folder') return text;
  throw new Error(`BRANDS_FROM is "${text}"; it must be published or folder.`);
}

function parseWorker(text: string | undefined): Settings['worker'] {
  if (text === undefined || text === '' || text === 'inside') return 'inside';
  if (text === 'separate') return text;
  throw new Error(`WORKER is "${text}"; it must be inside or separate.`);
}

/** `0` for none; by default there is one with demo data. */
function parseAdminHost(text: string | undefined, demo: boolean): string | null {
  if (text === '0') return null;
  if (!text) return demo ? 'admin.localhost' : null;
  const host = text.toLowerCase();
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) || !URL.canParse(`http://${host}`))
    throw new Error(`ADMIN_HOST is "${text}"; it must be a host name without port, such as admin.example.com, or 0.`);
  return host;
}

function parseAssistant(env: Environment): AssistantSettings | null {
  const url = urlOrNull(env, 'AI_URL');
  if (url === null) return null;
  if (!env.AI_MODEL) throw new Error('AI_URL is set, but AI_MODEL does not say which model to ask.');
  return { url, key: env.AI_KEY || null, model: env.AI_MODEL };
}

function parseTrustProxy(value: string | undefined): string[] {
  if (!value || value === '0' || value === 'false') return [];
  if (isOne(value)) return ['loopback', 'linklocal', 'uniquelocal'];
  const proxies = value.split(',').map((part) => part.trim());
  try {
    proxyaddr.compile(proxies);
  } catch {
    throw new Error(`TRUST_PROXY is "${value}"; it must be 1, or addresses and ranges such as 10.0.0.0/8 with commas.`);
  }
  return proxies;
}

const isOne = (value: string | undefined) => value === '1' || value === 'true';

function folderOf(root: string, name: string, text: string): string {
  const folder = path.resolve(root, text);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${name} is "${text}"; there is no such folder.`);
  return folder;
}

function onOrOff(env: Environment, name: string): boolean {
  const text = env[name];
  if (!text || text === '0') return false;
  if (text === '1') return true;
  throw new Error(`${name} is "${text}"; it must be 1 or 0.`);
}

function urlOrNull(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  checkWebAddress(name, text, 'https://api.example.com/graphql');
  return text.replace(/\/+$/, '');
}
