/** Uploads as one object: receiving, URLs, reading, sweeping. */
import path from 'node:path';
import type { Database } from '../database/pool.ts';
import type { ErrorLog } from '../guards/mask-error.ts';
import type { RateLimiter } from '../guards/rate-limit.ts';
import { type CopyUpload, createCopyUpload } from './copy-upload.ts';
import { createMayUpload, type MayUpload } from './may-upload.ts';
import { createSpool, type Spool } from './spool.ts';
import { createStoredFiles, openStore, type StoredFiles, type UploadSettings } from './stored-files.ts';
import { createSweep, type Sweep } from './sweep.ts';
import { createTakeIn, type TakeIn } from './take-in.ts';
import { createScanner } from './virus-scan.ts';

export interface Uploads extends StoredFiles {
  spool: Spool;
  mayUpload: MayUpload;
  takeIn: TakeIn;
  copy: CopyUpload;
  sweep: Sweep;
}

export async function createUploads(
  settings: UploadSettings,
  { db, limiter, log }: { db: Database; limiter: RateLimiter; log: ErrorLog },
): Promise<Uploads> {
  const { folder, clamdUrl } = settings;
  const spool = createSpool(path.join(folder, 'incoming'));
  const store = await openStore(settings);
  const takeIn = createTakeIn({
    db,
    spool,
    store,
    scan: clamdUrl === null ? null : createScanner({ url: clamdUrl, log }),
  });
  return {
    spool,
    mayUpload: createMayUpload(limiter),
    takeIn,
    copy: createCopyUpload({ store, spool, takeIn }),
    sweep: createSweep({ pool: db.$client, store, spool }),
    ...createStoredFiles(store, settings, db),
  };
}
