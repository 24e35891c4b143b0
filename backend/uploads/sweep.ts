/** Deletes what is unused: uploads that no form used, objects without a row, partial local files. */

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { HOUR_MS } from '../../runtime/core/durations.ts';
import { alone } from '../database/alone.ts';
import { openDatabase } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { HOURS_UNUSED } from './limits.ts';
import type { ObjectStore } from './object-store.ts';
import type { Spool } from './spool.ts';
import { deleteUploads, forgetLoose, listLoose, lockUnused } from './upload-store.ts';

/** Arbitrary, otherwise unused lock id, the same in every process: one process sweeps, the others skip it. A backup holds it, shared. */
export const SWEEP_LOCK = 3_025_006;
const BATCH = 100;

export interface SweepReport {
  /** Unused uploads. */
  uploads: number;
  /** Objects in storage. */
  objects: number;
  /** Partial local files. */
  parts: number;
}

/** Does everything that is due at `now`; only the local folder if another process is sweeping. */
export type Sweep = (now?: Date) => Promise<SweepReport>;

export function createSweep(options: { pool: pg.Pool; store: ObjectStore; spool: Spool }): Sweep {
  const { pool, store, spool } = options;
  const db = openDatabase(pool);

  async function removeUnused(now: Date): Promise<number> {
    const before = new Date(now.getTime() - HOURS_UNUSED * HOUR_MS);
    return inTransaction(pool, async (client) => {
      const tx = drizzle(client);
      const rows = await lockUnused(tx, before, BATCH);
      await deleteUploads(tx, rows);
      return rows.length;
    });
  }

  /** The object first: after a crash in between, the row is left, and the next sweep tries again. */
  async function removeLoose(now: Date): Promise<number> {
    const keys = await listLoose(db, new Date(now.getTime() - HOUR_MS), BATCH);
    for (const key of keys) await store.remove(key);
    if (keys.length > 0) await forgetLoose(db, keys);
    return keys.length;
  }

  return async (now = new Date()) => {
    const report: SweepReport = { uploads: 0, objects: 0, parts: await spool.sweep(now) };
    await alone(pool, SWEEP_LOCK, async () => {
      for (let removed = BATCH; removed === BATCH; report.uploads += removed) removed = await removeUnused(now);
      for (let removed = BATCH; removed === BATCH; report.objects += removed) removed = await removeLoose(now);
    });
    return report;
  };
}
