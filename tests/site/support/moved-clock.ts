/** A process beside the servers of a test, whose clock the test moves: it does what is due then. */
import { join, resolve } from 'node:path';
import { createBackend } from '../../../backend/backend.ts';
import { changeBrandsTask } from '../../../backend/modules/brand-changes/due.ts';
import { testUploads } from '../../../backend/testing/uploads.ts';
import { type BrandRegistry, createBrandRegistry } from '../../../runtime/core/brand/registry.ts';

export interface MovedClock {
  registry: BrandRegistry;
  /** The clock strikes: a task runs, by default the one that makes changes of settings. */
  strike(now: string | Date, task?: DueTask): Promise<unknown>;
  close(): Promise<void>;
}

type DueTask = Pick<typeof changeBrandsTask, 'run'>;

/** Settings of the servers beside it: nobody else does this work, and they read the links in its mails. */
export const BESIDE_CLOCK = { WORKER: 'separate', SECRET: testUploads().secret };

/** Must be closed. */
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
    strike: (now, task = changeBrandsTask) =>
      task.run({ ...worker.work, now: () => new Date(now), signal: new AbortController().signal }, {}),
    async close() {
      registry.stop();
      await worker.close();
    },
  };
}
