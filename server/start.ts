/** Starts the whole process in visible steps, and stops it in reverse order. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import nextApp from 'next';
import type { Backend } from '../backend/backend.ts';
import { countCrowd } from '../backend/database/crowd.ts';
import { openDataDir } from '../backend/database/data-dir.ts';
import { reasonOf } from '../backend/guards/error-text.ts';
import { makeFirstAdministrator } from '../backend/modules/admin/make-administrator.ts';
import { createBuildStore } from '../backend/services/build-store.ts';
import { ALL_TAGS } from '../backend/services/bus.ts';
import { createTermKeeper } from '../backend/services/custom-terms.ts';
import { createWordKeeper } from '../backend/services/facet-words.ts';
import type { BrandRegistry } from '../runtime/core/brand/registry.ts';
import { MINUTE_MS } from '../runtime/core/durations.ts';
import { buildWhenChanged, readBuildId } from './build.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import { createShortcuts } from './cache/shortcuts.ts';
import { composeSite } from './compose.ts';
import { keepBuild } from './kept-builds.ts';
import { type LeaveLimits, prepareLeaving } from './life/leave.ts';
import { openServer } from './life/open-server.ts';
import type { Phase } from './life/probes.ts';
import { openRestarts, placeOf } from './life/restarts.ts';
import { tidyUp } from './life/tidy-up.ts';
import { warmUp } from './life/warm-up.ts';
import type { Log } from './log.ts';
import { observe } from './observe/observe.ts';
import { type Ends, type OpenBackend, openBackend, openDatabase } from './open-backend.ts';
import type { NextHandler } from './render.ts';
import { keepSecret } from './settings/secret.ts';
import type { Settings } from './settings/settings.ts';
import { unreachable } from './settings/site-origin.ts';
import { startWarnings } from './settings/start-warnings.ts';
import { compileTrust, createAccept, createAddressOf, createIdentify } from './steps/accept.ts';

export interface RunningSite {
  port: number;
  registry: BrandRegistry;
  /** The brand that every host shows, if one is pinned. */
  pinned: string | null;
  /** Host of the workspace. */
  adminHost: string | null;
  /** Created at the first start of a trial installation; shown once. */
  firstAdministrator: { email: string; password: string } | null;
}

export interface Site {
  /** Resolves when the port is open. Rejects with a readable message, after closing everything again, when a step fails. */
  ready: Promise<RunningSite>;
  /** Closes what was opened so far, in reverse order; safe to call at any time, and twice. */
  stop(): Promise<void>;
}

interface Progress {
  ends: Ends;
  phase: { now: Phase };
}

/** Starts immediately; `ready` resolves when it is done. */
export function startSite(settings: Settings, log: Log): Site {
  const progress: Progress = { ends: [], phase: { now: 'starting' } };
  const stop = async () => {
    progress.phase.now = 'stopping';
    for (const end of progress.ends.splice(0).reverse()) await end();
  };
  const ready = start(settings, log, progress).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ready, stop };
}

async function start(settings: Settings, log: Log, { ends, phase }: Progress): Promise<RunningSite> {
  const say = (text: string) => log('info', 'START', text);
  const metrics = await observe(settings, log, ends, () => phase.now);
  metrics?.watchRestarts(openRestarts(settings.dataDir, placeOf(settings, process.env)));
  openDataDir(settings.dataDir);
  const [database] = await Promise.all([
    openDatabase(settings, log, ends),
    settings.dev || !settings.build ? undefined : buildWhenChanged(settings.root, settings.distDir, say),
  ]);
  const cache = createPageCache({
    maxBytes: settings.dev ? 0 : settings.pageCacheBytes,
    freshFor: 5 * MINUTE_MS,
    liveFor: 60 * MINUTE_MS,
    outdatedFor: 2000,
    renewAfter: 1000,
  });
  const trusts = compileTrust(settings.trustProxy);
  const identify = createIdentify(trusts);
  const shortcuts = createShortcuts(cache, identify);
  const secret = settings.uploads.secret ?? keepSecret(settings.dataDir);
  const open = await openBackend(settings, { databaseUrl: database.url, secret }, log, ends);
  const { registry, published, hosts, backend } = open;
  metrics?.watchBackend(backend);
  metrics?.watchBrands(registry);
  const keepWords = followChanges(open, cache, log);
  registry.onChange(() => shortcuts.clear());
  const kept = settings.dev ? 0 : await keepScripts(settings, backend, log);
  await fillDatabase(settings, backend, registry, { say, log });
  // A document may have gained a language, or a link to a facet value, while no server was running.
  const wordsKept = keepWords(registry.list());
  const crowd = await countCrowd(backend.work.pool, settings.connections);
  const firstAdministrator = settings.demo ? await makeFirstAdministrator(backend.pool, backend.work.db) : null;
  const server = openServer();
  server.keepAliveTimeout = settings.keepAlive;
  const leaving = prepareLeaving(server);
  const next = await openNext(settings, server, ends);
  const buildId = settings.dev ? 'development' : await readBuildId(settings.root, settings.distDir);
  const accept = createAccept(trusts, identify);
  const answer = composeSite(settings, {
    registry,
    published,
    hosts,
    backend,
    database,
    cache,
    shortcuts,
    accept,
    addressOf: createAddressOf(trusts),
    trusts: ({ socket }) => trusts(socket.remoteAddress ?? '', 0),
    watch: ({ gate }) => metrics?.watchPages({ cache, gate }),
    next,
    buildId,
    secret,
    log,
    phase: () => phase.now,
  });
  server.on('request', answer);
  await wordsKept;
  // Where no page is kept, as in development, each is rendered when it is asked for.
  if (!settings.dev && settings.pageCacheBytes > 0) await warmUp(answer, registry.list(), settings);
  // The first page of a new build must not be ahead of its scripts.
  await pause(Math.max(0, kept - Date.now()));
  // Not loaded where other processes do it.
  const work = settings.worker === 'inside' ? await import('./work.ts') : null;
  tidyUp();
  await listen(server, settings);
  const { port } = server.address() as AddressInfo;
  for (const { code, message } of startWarnings(settings, crowd)) log('warn', code, message);
  for (const sentence of unreachable(registry.list(), { ...settings, port })) log('warn', 'MISSING_HOST', sentence);
  // Runs once visitors are served: nothing waits for it.
  const endWork = work === null ? async () => undefined : work.startWork(settings, backend, log);
  ends.push(async () => {
    const [cut] = await Promise.all([leaving.leave(patienceOf(settings)), endWork()]);
    if (cut > 0) log('warn', 'CUT_OFF', `Connections that were still in use at the end: ${cut}.`);
  });
  if (phase.now === 'starting') phase.now = 'ready';
  return { port, registry, pinned: settings.brand, adminHost: settings.adminHost, firstAdministrator };
}

/** A page may be served while its scripts are in no other process: those who change processes are then without, which is better than no site. */
async function keepScripts({ root, distDir }: Settings, { work }: Backend, log: Log): Promise<number> {
  try {
    return await keepBuild({ folder: path.join(root, distDir, 'static'), store: createBuildStore(work.pool) });
  } catch (error) {
    log('error', 'BUILD_NOT_KEPT', `Other processes cannot serve the scripts of this build: ${reasonOf(error)}`);
    return 0;
  }
}

/** The generator is loaded on demand: a process without demo data never holds its texts. */
async function fillDatabase(
  settings: Settings,
  { work }: Backend,
  registry: BrandRegistry,
  { say, log }: { say: (text: string) => void; log: Log },
): Promise<void> {
  const { seed, seedReference } = await import('../backend/seed/seed.ts');
  const options = { pool: work.pool, brands: registry.list(), dataDir: settings.dataDir, log: say };
  if (!settings.demo) return seedReference(options);
  if (!(await seed(options))) return;
  const { seedImporters } = await import('../backend/seed/importers.ts');
  const { seedSyndication } = await import('../backend/seed/syndication.ts');
  const tools = { ...work, signal: new AbortController().signal };
  // A demo without its importer and its rule is better than none.
  await seedImporters(tools)
    .then(() => seedSyndication(tools))
    .catch((error: Error) => log('error', 'DEMO_IMPORT', error.stack ?? error.message));
}

/** Updates of pages and taxonomies after changes of brands or rows. Returns what names facet values of brands. */
function followChanges({ registry, backend }: OpenBackend, cache: PageCache, log: Log) {
  const { services, work } = backend;
  const { pool } = work;
  const keepTerms = createTermKeeper({
    pool,
    brands: () => registry.list(),
    log: (message) => log('error', 'TERMS_FAILED', message),
  });
  const keepWords = createWordKeeper({ pool, log: (message) => log('error', 'WORDS_FAILED', message) });
  registry.onChange(({ added, changed, removed }) => {
    // Links may lead to terms that are new, too.
    void keepTerms([...added, ...changed]).then(() => keepWords([...added, ...changed]));
    cache.drop(['brands', ...[...changed.map(({ id }) => id), ...removed].map((id) => `brand:${id}`)]);
  });
  services.bus.onTags((tags) => {
    if (tags.includes(ALL_TAGS)) cache.clear();
    else cache.drop(tags);
  });
  return keepWords;
}

async function openNext(settings: Settings, server: Server, ends: Ends): Promise<NextHandler> {
  // Next listens for upgrades on the server it is given, for hot reload; otherwise it would close them, so it gets an unused one.
  const httpServer = settings.dev ? server : createServer();
  const app = nextApp({ dev: settings.dev, dir: settings.root, httpServer, port: settings.port });
  await app.prepare();
  ends.push(() => app.close());
  return app.getRequestHandler();
}

/** Connections that may wait to be accepted: a crowd opens thousands at once, and Node's 511 would drop some. Linux allows 4096 (`net.core.somaxconn`). */
const WAITING = 4096;

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use; set PORT to a free one.`) : error);
    });
    server.listen({ port, host, backlog: WAITING }, resolve);
  });
}

/** A page with hot reload would never disconnect. */
function patienceOf({ dev, leave: { delay, patience } }: Settings): LeaveLimits {
  return dev ? { delay: 0, patience: Math.min(patience, 2000) } : { delay, patience };
}
