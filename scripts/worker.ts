/** Background jobs and email in a process without pages: `npm run worker`, beside servers with WORKER=separate. */
import '../server/production.ts';
import { openDataDir } from '../backend/database/data-dir.ts';
import { errorText } from '../backend/guards/error-text.ts';
import { leaveBySignal } from '../server/life/leave-by-signal.ts';
import { watchMemory } from '../server/life/memory-watch.ts';
import type { Phase } from '../server/life/probes.ts';
import { findProcessManager } from '../server/life/process-manager.ts';
import { openRestarts } from '../server/life/restarts.ts';
import { observe } from '../server/observe/observe.ts';
import { openLog } from '../server/observe/site-log.ts';
import { type Ends, openBackend, openDatabase } from '../server/open-backend.ts';
import { keepSecret } from '../server/settings/secret.ts';
import { parseSettings } from '../server/settings/settings.ts';
import { startWork } from '../server/work.ts';

const ends: Ends = [];

let isLeaving = false;
let phase: Phase = 'starting';

async function stop(): Promise<void> {
  isLeaving = true;
  phase = 'stopping';
  for (const end of ends.splice(0).reverse()) await end();
}

const leave = leaveBySignal(stop);

try {
  const settings = parseSettings(process.env);
  const log = openLog({ readable: process.stdout.isTTY, level: settings.logLevel });
  const manager = findProcessManager(process.env, (message) => log('warn', 'PROCESS_MANAGER', message));
  process.on('unhandledRejection', (reason) => log('error', 'UNHANDLED', errorText(reason)));
  const metrics = await observe(settings, log, ends, () => phase);
  openDataDir(settings.dataDir);
  const { url: databaseUrl } = await openDatabase(settings, log, ends);
  const secret = settings.uploads.secret ?? keepSecret(settings.dataDir);
  const { backend, registry } = await openBackend(settings, { databaseUrl, secret }, log, ends);
  metrics?.watchBackend(backend);
  metrics?.watchBrands(registry);
  ends.push(startWork(settings, backend, log));
  const restarts = openRestarts(settings.dataDir, { group: 'worker', name: 'worker' });
  restarts.isBack();
  metrics?.watchRestarts(restarts);
  if (settings.memoryLimit !== null) watchMemory({ limit: settings.memoryLimit, restarts, leave, log });
  phase = 'ready';
  manager.isReady();
  process.stdout.write('Nameplate works in the background.\n');
} catch (error) {
  // A startup step interrupted by the signal is not an error.
  if (isLeaving) await new Promise(() => undefined);
  process.stderr.write(`The worker could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  await stop();
  process.exit(1);
}
