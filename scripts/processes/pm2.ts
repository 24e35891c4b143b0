/** The ecosystem file of PM2: a cluster for each group of processes, which shares a port. */
import { ALLOCATOR, ALLOCATOR_MARK } from '../../server/life/allocator-settings.ts';
import { nodeFlagsOf, type Place } from './place.ts';
import { MEMORY_LIMIT_MB, type Plan, webSettings, workerSettings } from './plan.ts';

/** At MEMORY_LIMIT_MB a process leaves by itself. PM2 replaces one that does not, which it looks for every half a minute. */
const REPLACED_AT = `${MEMORY_LIMIT_MB * 1.25}M`;
/** In milliseconds: a start that first changes a large database, and STOP_SECONDS with 20 more. */
const START_MS = 3_600_000;
const STOP_MS = 45_000;

export function ecosystemFile({ groups, pools }: Plan, place: Place): string {
  const { folder, dataDir } = place;
  const allocator = { ...ALLOCATOR, [ALLOCATOR_MARK]: '1' };
  // A cluster takes the working directory of PM2 until a process has begun.
  const flags = (script: 'start' | 'worker') =>
    nodeFlagsOf(script).map((flag) => flag.replace('--import=./', `--import=${folder}/`));
  const common = {
    cwd: folder,
    wait_ready: true,
    listen_timeout: START_MS,
    kill_timeout: STOP_MS,
    max_memory_restart: REPLACED_AT,
    restart_delay: 1000,
    time: false,
    merge_logs: true,
  };
  const apps = [
    ...groups.map((group) => ({
      name: group.name,
      script: 'server.ts',
      exec_mode: 'cluster',
      instances: group.processes.length,
      node_args: flags('start'),
      ...common,
      env: {
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        ...webSettings(group, group.clusterPort, pools),
      },
    })),
    {
      name: group('worker', groups),
      script: 'scripts/worker.ts',
      exec_mode: 'fork',
      instances: 1,
      interpreter: `${folder}/node_modules/node/bin/node`,
      node_args: flags('worker'),
      ...common,
      env: { NODE_ENV: 'production', DATA_DIR: dataDir, ...allocator, ...workerSettings(pools) },
    },
  ];
  const start = Object.entries(allocator).map(([name, value]) => `${name}=${value}`);
  return `/**
 * Processes for PM2. They run on the Node of PM2, which has to be the one of this program, and their memory is given back to
 * the system only if PM2 was started with these variables. From ${folder}, with the settings of the site:
 *
 *   set -a; . /etc/nameplate/nameplate.env; set +a
 *   export PATH="$PWD/node_modules/.bin:$PATH" ${start.join(' ')}
 *   pm2 start pm2/ecosystem.config.cjs
 *
 * Connections to the database: ${pools.words}.
 */
module.exports = ${JSON.stringify({ apps }, null, 2)};
`;
}

/** A name that no board has taken. */
function group(name: string, groups: Plan['groups']): string {
  return groups.some((other) => other.name === name) ? group(`${name}-of-all`, groups) : name;
}
