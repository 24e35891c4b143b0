/** Brings the whole process up in visible steps, and down again in the opposite order. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';
import { type Backend, createBackend } from '../backend/backend.ts';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { migrateDatabase } from '../backend/database/migrate.ts';
import { type BrandRegistry, createBrandRegistry } from '../runtime/core/brand/registry.ts';
import { createApp } from './app.ts';
import { buildWhenChanged, readBuildId } from './build.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import { createData, type Data } from './data.ts';
import type { Log } from './log.ts';
import type { NextHandler } from './render.ts';
import { createRenderGate } from './render-gate.ts';
import type { Settings } from './settings.ts';
import { createAccept } from './steps/accept.ts';
import { createAssets } from './steps/assets.ts';
import { createEndpoints } from './steps/endpoints.ts';
import { createFindBrand } from './steps/find-brand.ts';
import { healthz } from './steps/healthz.ts';
import { servePage } from './steps/serve-page.ts';

export interface RunningSite {
  port: number;
  registry: BrandRegistry;
  /** Ends what was started, last first; safe to call twice. */
  stop(): Promise<void>;
}

/** What must be ended again, in the order it was begun. */
type Ends = (() => Promise<void> | void)[];

/** Resolves when the port answers. Rejects with a readable sentence, everything ended again, when a step fails. */
export async function startSite(settings: Settings, log: Log): Promise<RunningSite> {
  const ends: Ends = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return { ...(await start(settings, log, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(settings: Settings, log: Log, ends: Ends): Promise<Omit<RunningSite, 'stop'>> {
  const say = (text: string) => log('info', 'START', text);
  const [databaseUrl] = await Promise.all([
    openDatabase(settings, say, ends),
    settings.dev ? undefined : buildWhenChanged(settings.root, settings.distDir, say),
  ]);
  const cache = createPageCache({
    maxBytes: settings.dev ? 0 : settings.pageCacheBytes,
    freshFor: 5 * 60_000,
    liveFor: 60 * 60_000,
  });
  const { registry, backend } = await openBrands(settings, databaseUrl, cache, log, ends);
  if (settings.demo) await backend.seedWhenEmpty({ dataDir: settings.dataDir, log: say });
  const server = createServer();
  const { handle, upgrade, buildId } = await openNext(settings, ends);
  if (upgrade) server.on('upgrade', upgrade);
  const data = createData(settings, backend, registry);
  server.on('request', compose(settings, { registry, backend, cache, data, handle, buildId, log }));
  await listen(server, settings);
  ends.push(() => close(server));
  return { port: (server.address() as AddressInfo).port, registry };
}
