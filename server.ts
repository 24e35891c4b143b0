/** The one process: every brand, the GraphQL endpoint and the embedded database. `--dev` for hot reload. */
import './server/production.ts';
import { errorText } from './backend/guards/error-text.ts';
import { loadVocabulary } from './backend/search/vocabulary/load.ts';
import { leaveBySignal } from './server/life/leave-by-signal.ts';
import { watchMemory } from './server/life/memory-watch.ts';
import { findProcessManager } from './server/life/process-manager.ts';
import { openRestarts, placeOf } from './server/life/restarts.ts';
import { openLog } from './server/observe/site-log.ts';
import { parseSettings } from './server/settings/settings.ts';
import { type RunningSite, startSite } from './server/start.ts';

function announce(site: RunningSite): void {
  announceAddresses(site);
  if (site.firstAdministrator === null) return;
  const { email, password } = site.firstAdministrator;
  process.stdout.write(`\nAdministrator, shown this once: ${email}, password ${password}\n`);
}

function announceAddresses({ port, registry, pinned, adminHost }: RunningSite): void {
  if (pinned !== null) {
    const name = registry.get(pinned)?.document.site.name ?? pinned;
    process.stdout.write(`Nameplate is listening on port ${port}.\n\n  ${name.padEnd(28)} http://localhost:${port}\n`);
    return;
  }
  const brands = registry
    .list()
    .map(({ id, document }) => `  ${document.site.name.padEnd(28)} http://${id}.localhost:${port}`);
  const lines = [
    `Nameplate is listening on port ${port}.`,
    '',
    `  ${'All brands'.padEnd(28)} http://localhost:${port}`,
    ...brands,
    ...(adminHost === null ? [] : ['', `  ${'Administration'.padEnd(28)} http://${adminHost}:${port}`]),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** How long it serves before another one of its group may leave. */
const BACK_AFTER_MS = 2000;

let isLeaving = false;

try {
  const settings = parseSettings(process.env, process.argv.slice(2));
  const readable = process.stdout.isTTY || settings.dev;
  const log = openLog({ readable, level: settings.logLevel });
  const manager = findProcessManager(process.env, (message) => log('warn', 'PROCESS_MANAGER', message));
  const site = startSite(settings, log);
  const leave = leaveBySignal(async () => {
    isLeaving = true;
    await site.stop();
  });
  process.on('unhandledRejection', (reason) => log('error', 'UNHANDLED', errorText(reason)));
  announce(await site.ready);
  const restarts = openRestarts(settings.dataDir, placeOf(settings, process.env));
  // A request that did not find this process before must still find the other one.
  setTimeout(() => restarts.isBack(), BACK_AFTER_MS).unref();
  if (settings.memoryLimit !== null) watchMemory({ limit: settings.memoryLimit, restarts, leave, log });
  manager.isReady();
  await loadVocabulary();
} catch (error) {
  // A step of the start that lost its database to the signal is no fault.
  if (isLeaving) await new Promise(() => undefined);
  process.stderr.write(`Nameplate could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
