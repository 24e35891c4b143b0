/** A process beside the servers of a test, whose clock the test moves: it makes the changes of settings that are due then. */
import { join, resolve } from 'node:path';
import { createBackend } from '../../../backend/backend.ts';
import { changeBrandsTask } from '../../../backend/modules/brand-changes/due.ts';
import { testUploads } from '../../../backend/testing/uploads.ts';
import { type BrandRegistry, createBrandRegistry } from '../../../runtime/core/brand/registry.ts';

export interface MovedClock {
  registry: BrandRegistry;
  /** The clock strikes. */
  strike(now: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The servers run with `WORKER: 'separate'`, so that nobody else makes these changes. Must be closed. */
export async function openMovedClock(databaseUrl: string, brandsDir: string): Promise<MovedClock> {
  const worker = await createBackend({
    databaseUrl,
    brands: { get: (id) => registry.get(id), list: () => registry.list(), byHost: () => undefined },
    desk: {
      list: () => registry.list(),
      states: () => registry.states(),
      state: (id) => registry.state(id),
      inspect: (id, patch) => registry.inspect(id, patch),
      readPatches: (ids) => registry.readPatches(ids),
    },
    uploads: testUploads(),
    log: () => undefined,
  });
  const registry = createBrandRegistry({
    brandsDir,
    assetsDir: join(resolve(import.meta.dirname, '../../..'), 'public/brands'),
    patches: worker.services.patches,
  });
  await registry.start();
  return {
    registry,
    strike: (now) =>
      changeBrandsTask.run({ ...worker.work, now: () => new Date(now), signal: new AbortController().signal }, {}),
    async close() {
      registry.stop();
      await worker.close();
    },
  };
}
