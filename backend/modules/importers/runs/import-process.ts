/** Does one run of an importer in a process of its own: `in-own-process.ts` starts it, and sends what it works with. */
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { brandLanguages } from '../../../../runtime/core/document/languages.ts';
import { sanitise } from '../../../../runtime/core/richtext/sanitise.ts';
import { createPool, openDatabase } from '../../../database/pool.ts';
import { errorText } from '../../../guards/error-text.ts';
import type { ErrorLog } from '../../../guards/mask-error.ts';
import { createOutbound } from '../../../outbound/outbound.ts';
import type { LanguagesOf } from '../../../search/index-types.ts';
import { createVault } from '../../../services/vault.ts';
import { createStoredFiles, openStore } from '../../../uploads/stored-files.ts';
import { createRegionCatalogue } from '../../places/regions.ts';
import { createFeedSources } from './feed-source.ts';
import type { ImportOrder, ImportReport } from './in-own-process.ts';
import { runImporter } from './run-importer.ts';

/** Visitors come first: it gets the processor time that the server leaves. */
const NICENESS = 10;
/** One for the lock, one that works: the database has processors for others, too. */
const MOST_CONNECTIONS = 2;
/** Milliseconds between two signs of life. */
const SIGN_MS = 5_000;

const leaving = new AbortController();
// The run is over, or the server is gone: another one begins it anew.
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => leaving.abort());
process.once('message', (order) => void work(order as ImportOrder));
// On Linux each thread has a priority of its own, also those of V8 that have begun already.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [];
for (const thread of [0, ...threads]) setPriority(thread, NICENESS);
setInterval(() => report({ isAlive: true }), SIGN_MS).unref();

async function work({ run, brand, databaseUrl, uploads, outboundAllow }: ImportOrder): Promise<void> {
  const log: ErrorLog = (level, code, message) => report({ log: [level, code, message] });
  const pool = createPool(databaseUrl, {
    max: MOST_CONNECTIONS,
    name: 'nameplate import',
    log: (message) => log('warn', 'BACKEND', message),
  });
  const db = openDatabase(pool);
  const findBrand = (id: string) => (id === brand?.id ? brand : undefined);
  const languagesOf: LanguagesOf = (id) => {
    const locales = findBrand(id)?.document.locales;
    return locales && brandLanguages(locales);
  };
  const tools = {
    pool,
    db,
    findBrand,
    log,
    signal: leaving.signal,
    now: () => new Date(),
    languagesOf,
    uploads: createStoredFiles(await openStore(uploads), uploads, db),
    outbound: createOutbound({ allow: outboundAllow }),
    vault: createVault(uploads.secret),
    regions: createRegionCatalogue(db).current,
    // Here a slow text makes nobody wait.
    clean: sanitise,
  };
  try {
    await runImporter(tools, createFeedSources(tools), run);
    report({ done: true });
  } catch (error) {
    report({ failed: errorText(error) });
  }
  await pool.end();
  process.disconnect();
}

function report(report: ImportReport): void {
  process.send?.(report);
}
