/** Brings the whole process up in visible steps, and down again in the opposite order. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import nextApp from 'next';
import { type Backend, createBackend } from '../backend/backend.ts';
import { openDataDir } from '../backend/database/data-dir.ts';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { migrateDatabase } from '../backend/database/migrate.ts';
import { openDatabase as openTables } from '../backend/database/pool.ts';
import { makeFirstAdministrator } from '../backend/modules/admin/make-administrator.ts';
import { followPatches } from '../backend/services/brand-patches.ts';
import { ALL_TAGS } from '../backend/services/bus.ts';
import { createTermKeeper } from '../backend/services/custom-terms.ts';
import { createWordKeeper } from '../backend/services/facet-words.ts';
import { type BrandRegistry, createBrandRegistry } from '../runtime/core/brand/registry.ts';
import { nearest, wayOut } from '../runtime/core/brand/words.ts';
import { buildWhenChanged, readBuildId } from './build.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import { createShortcuts } from './cache/shortcuts.ts';
import { composeSite } from './compose.ts';
import { createHostBrands, type HostBrands } from './host-brands.ts';
import type { Log } from './log.ts';
import { startMail } from './mail.ts';
import { openServer } from './open-server.ts';
import type { NextHandler } from './render.ts';
import { keepSecret } from './secret.ts';
import type { Settings } from './settings.ts';
import { compileTrust, createAccept, createIdentify } from './steps/accept.ts';

export interface RunningSite {
  port: number;
  registry: BrandRegistry;
  /** The one brand that every host shows, when one is pinned. */
  pinned: string | null;
  /** Made at the first start of a try-out; told once. */
  firstAdministrator: { email: string; password: string } | null;
}

export interface Site {
  /** Resolves when the port answers. Rejects with a readable sentence, everything ended again, when a step fails. */
  ready: Promise<RunningSite>;
  /** Ends what was started so far, last first; safe to call at any time, and twice. */
  stop(): Promise<void>;
}

/** What must be ended again, in the order it was begun. */
type Ends = (() => Promise<void> | void)[];

const minute = 60_000;

/** Starts at once; `ready` tells when it is done. */
export function startSite(settings: Settings, log: Log): Site {
  const ends: Ends = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const ready = start(settings, log, ends).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ready, stop };
}

async function start(settings: Settings, log: Log, ends: Ends): Promise<RunningSite> {
  const say = (text: string) => log('info', 'START', text);
  openDataDir(settings.dataDir);
  const [databaseUrl] = await Promise.all([
    openDatabase(settings, say, ends),
    settings.dev || !settings.build ? undefined : buildWhenChanged(settings.root, settings.distDir, say),
  ]);
  const cache = createPageCache({
    maxBytes: settings.dev ? 0 : settings.pageCacheBytes,
    freshFor: 5 * minute,
    liveFor: 60 * minute,
  });
  const trusts = compileTrust(settings.trustProxy);
  const identify = createIdentify(trusts);
  const shortcuts = createShortcuts(cache, identify);
  const secret = settings.uploads.secret ?? keepSecret(settings.dataDir);
  const { registry, hosts, backend } = await openBrands(settings, { databaseUrl, secret }, cache, log, ends);
  registry.onChange(() => shortcuts.clear());
  await fillDatabase(settings, backend, registry, say);
  const firstAdministrator = settings.demo
    ? await makeFirstAdministrator(backend.pool, openTables(backend.pool))
    : null;
  backend.services.clock.start();
  ends.push(startMail(settings, backend, log));
  const server = openServer();
  const next = await openNext(settings, server, ends);
  const buildId = settings.dev ? 'development' : await readBuildId(settings.root, settings.distDir);
  const accept = createAccept(trusts, identify);
  server.on(
    'request',
    composeSite(settings, { registry, hosts, backend, cache, shortcuts, accept, next, buildId, secret, log }),
  );
  await listen(server, settings);
  ends.push(() => close(server));
  return { port: (server.address() as AddressInfo).port, registry, pinned: settings.brand, firstAdministrator };
}

/** The generator is loaded when it is needed: a process without demo data never holds its texts. */
async function fillDatabase(
  settings: Settings,
  { pool }: Backend,
  registry: BrandRegistry,
  log: (text: string) => void,
): Promise<void> {
  const { seed, seedReference } = await import('../scripts/seed/seed.ts');
  const options = { pool, brands: registry.list(), dataDir: settings.dataDir, log };
  await (settings.demo ? seed(options) : seedReference(options));
}

async function openDatabase(settings: Settings, say: (text: string) => void, ends: Ends): Promise<string> {
  let url = settings.databaseUrl;
  if (url === null) {
    const postgres = startEmbeddedPostgres({ dataDir: path.join(settings.dataDir, 'postgres'), log: say });
    // Before it is up: whoever leaves during the start must not leave it behind.
    ends.push(() => postgres.then((running) => running.stop()).catch(() => undefined));
    url = (await postgres).url;
  }
  await migrateDatabase(url);
  return url;
}

/** Backend and registry know each other: brands decide what the API answers, the database keeps their good revisions. */
async function openBrands(
  settings: Settings,
  { databaseUrl, secret }: { databaseUrl: string; secret: string },
  cache: PageCache,
  log: Log,
  ends: Ends,
): Promise<{ registry: BrandRegistry; hosts: HostBrands; backend: Backend }> {
  const waiting: { hosts?: HostBrands; registry?: BrandRegistry } = {};
  const backend = await createBackend({
    databaseUrl,
    log,
    uploads: {
      ...settings.uploads,
      folder: path.join(settings.dataDir, 'uploads'),
      secret,
    },
    production: !settings.dev,
    localLinks: settings.demo,
    adminSecondFactor: settings.adminSecondFactor,
    desk: {
      list: () => waiting.registry?.list() ?? [],
      inspect: async (id, patch) => waiting.registry?.inspect(id, patch),
      readPatches: async (ids) => waiting.registry?.readPatches(ids),
    },
    brands: { get: (id) => waiting.hosts?.get(id), byHost: (host) => waiting.hosts?.byHost(host) },
  });
  ends.push(() => backend.close());
  const registry = createBrandRegistry({
    brandsDir: settings.brandsDir,
    assetsDir: path.join(settings.publicDir, 'brands'),
    store: backend.services.revisions,
    patches: backend.services.patches,
    log,
  });
  const hosts = createHostBrands(registry, { pinned: settings.brand, demo: settings.demo });
  waiting.hosts = hosts;
  waiting.registry = registry;
  await registry.start();
  ends.push(() => registry.stop());
  const { bus } = backend.services;
  const stopFollowing = followPatches({
    bus,
    readPatches: (ids) => registry.readPatches(ids),
    log: (message) => log('warn', 'SWITCHES_UNREADABLE', message),
  });
  ends.push(stopFollowing);
  if (settings.brand !== null && !registry.get(settings.brand)) {
    throw new Error(describeUnpinnable(settings.brand, registry));
  }
  const keepTerms = createTermKeeper({
    pool: backend.pool,
    brands: () => registry.list(),
    log: (message) => log('error', 'TERMS_FAILED', message),
  });
  const keepWords = createWordKeeper({ pool: backend.pool, log: (message) => log('error', 'WORDS_FAILED', message) });
  // A document may have gained a language while nobody served it.
  void keepWords(registry.list());
  registry.onChange(({ added, changed, removed }) => {
    void keepTerms([...added, ...changed]);
    void keepWords([...added, ...changed]);
    cache.drop(['brands', ...[...changed.map(({ id }) => id), ...removed].map((id) => `brand:${id}`)]);
  });
  bus.onTags((tags) => {
    if (tags.includes(ALL_TAGS)) cache.clear();
    else cache.drop(tags);
  });
  return { registry, hosts, backend };
}

/** Why a brand cannot be pinned: its file has an error, or there is none of that name. */
function describeUnpinnable(id: string, registry: BrandRegistry): string {
  const fault = registry.faults().find(({ file }) => path.basename(file) === `${id}.json`);
  if (fault) return `BRAND is "${id}", which has errors; "npm run brand -- check ${id}" names them.`;
  const live = registry.list().map((brand) => brand.id);
  return `BRAND is "${id}", but there is no live brand of that name.${wayOut(nearest(id, live), live)}`;
}

async function openNext(settings: Settings, server: Server, ends: Ends): Promise<NextHandler> {
  // Next listens for upgrades on the server it is given, for hot reload; otherwise it hangs up on them, so it gets an idle one.
  const httpServer = settings.dev ? server : createServer();
  const app = nextApp({ dev: settings.dev, dir: settings.root, httpServer, port: settings.port });
  await app.prepare();
  ends.push(() => app.close());
  return app.getRequestHandler();
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use; set PORT to a free one.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // A visitor with a slow line gets a moment, and a page with hot reload would never leave; then the process ends all the same.
    setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, 2000).unref();
  });
}
