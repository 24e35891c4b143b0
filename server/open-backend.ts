/** Opens database, brands and backend, for both servers and workers. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Backend, createBackend } from '../backend/backend.ts';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { migrateDatabase } from '../backend/database/migrate.ts';
import { createKeeperNotices } from '../backend/modules/admin/keeper-notices.ts';
import { removeSamples } from '../backend/seed/sample-store.ts';
import { followPatches } from '../backend/services/brand-patches.ts';
import { nearest, wayOut } from '../runtime/core/brand/check/words.ts';
import { type BrandRegistry, createBrandRegistry } from '../runtime/core/brand/registry.ts';
import { createHostBrands, type HostBrands } from './host-brands.ts';
import type { Log } from './log.ts';
import { compareFolders } from './published/compare-folders.ts';
import { createPublished, nothingPublished, type Published } from './published/follow-published.ts';
import type { Settings } from './settings/settings.ts';
import { canonicalOrigin } from './settings/site-origin.ts';

const CLOSE_MS = 15_000;

/** What must be closed again, in the order it was opened. */
export type Ends = (() => Promise<void> | void)[];

export interface OpenBackend {
  registry: BrandRegistry;
  published: Published;
  hosts: HostBrands;
  backend: Backend;
}

export interface OpenDatabase {
  url: string;
  /** Of the embedded server; null for an external one. */
  folder: string | null;
  /** An explanation while the embedded server is down. */
  fault(): string | null;
}

/** A migrated database, the embedded one by default. */
export async function openDatabase(settings: Settings, log: Log, ends: Ends): Promise<OpenDatabase> {
  const database =
    settings.databaseUrl === null ? await openEmbedded(settings, log, ends) : outside(settings.databaseUrl);
  await migrateDatabase(database.url);
  return database;
}

const outside = (url: string): OpenDatabase => ({ url, folder: null, fault: () => null });

function openEmbedded({ dataDir }: Settings, log: Log, ends: Ends): Promise<OpenDatabase> {
  const postgres = startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    log: (text) => log('info', 'START', text),
    report: log,
  });
  // Registered before it is up: stopping during the start must not leave it running.
  ends.push(() => postgres.then((running) => running.stop()).catch(() => undefined));
  return postgres;
}

/** Backend and registry depend on each other: brands decide what the API returns, the database stores their valid revisions. */
export async function openBackend(
  settings: Settings,
  { databaseUrl, secret }: { databaseUrl: string; secret: string },
  log: Log,
  ends: Ends,
): Promise<OpenBackend> {
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
    graphqlCalls: settings.graphqlCalls,
    connections: settings.connections,
    originOf: (brand) => canonicalOrigin(brand, settings),
    adminSecondFactor: settings.adminSecondFactor,
    previewHost: settings.previewHost,
    assistant: settings.assistant,
    outboundAllow: settings.outboundAllow,
    replyDomain: settings.mailIn?.domain ?? null,
    stripeKeysOf: settings.stripeKeys,
    relayKeysOf: settings.relayKeys,
    desk: {
      list: () => waiting.registry?.list() ?? [],
      inspect: async (id, patch) => waiting.registry?.inspect(id, patch),
      readPatches: async (ids) => waiting.registry?.readPatches(ids),
      states: () => waiting.registry?.states() ?? [],
      state: (id) => waiting.registry?.state(id),
    },
    brands: {
      get: (id) => waiting.hosts?.get(id),
      list: () => waiting.registry?.list() ?? [],
      byHost: (host) => waiting.hosts?.byHost(host),
    },
  });
  // A database that does not respond cannot be disconnected from gracefully.
  ends.push(() => Promise.race([backend.close(), pause(CLOSE_MS, undefined, { ref: false })]));
  const published =
    settings.brandsFrom === 'folder'
      ? nothingPublished
      : createPublished({ pool: backend.work.pool, dataDir: settings.dataDir, log });
  const folders = { brandsDir: settings.brandsDir, assetsDir: path.join(settings.publicDir, 'brands') };
  const registry = createBrandRegistry({
    ...folders,
    published: await published.read(),
    store: backend.services.revisions,
    patches: backend.services.patches,
    beforeLive: async (id) => void (await removeSamples(backend.work.pool, id)),
    log,
  });
  const hosts = createHostBrands(registry, {
    pinned: settings.brand,
    demo: settings.demo,
    adminHost: settings.adminHost,
  });
  waiting.hosts = hosts;
  waiting.registry = registry;
  const keepers = createKeeperNotices({
    pool: backend.work.pool,
    findBrand: (id) => registry.get(id),
    originOf: (brand) => canonicalOrigin(brand, settings),
    log,
  });
  registry.onChange(() => void keepers.follow(registry.states()));
  await registry.start();
  ends.push(() => registry.stop());
  const stopFollowing = followPatches({
    bus: backend.services.bus,
    readPatches: (ids) => registry.readPatches(ids),
    log: (message) => log('warn', 'SWITCHES_UNREADABLE', message),
  });
  const { bus } = backend.services;
  ends.push(
    stopFollowing,
    published.follow(bus, (tree) => registry.usePublished(tree)),
    compareFolders({
      ...{ pool: backend.work.pool, bus, folders, registry, log },
      isPublished: (id) => published.tree()?.brands.has(id) ?? false,
    }),
  );
  if (settings.brand !== null && !registry.get(settings.brand)) {
    throw new Error(describeUnpinnable(settings.brand, registry));
  }
  return { registry, published, hosts, backend };
}

/** Why a brand cannot be pinned: its file has an error, or it does not exist. */
function describeUnpinnable(id: string, registry: BrandRegistry): string {
  const fault = registry.faults().find(({ file }) => path.basename(file) === `${id}.json`);
  if (fault) return `BRAND is "${id}", which has errors; "npm run brand -- check ${id}" names them.`;
  const live = registry.list().map((brand) => brand.id);
  return `BRAND is "${id}", but there is no live brand of that name.${wayOut(nearest(id, live), live)}`;
}
