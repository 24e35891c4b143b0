/** Which processes there are, on which ports, and what each has in its environment. */
import type { PoolSizes } from '../../backend/database/pool-sizes.ts';
import { UserError } from '../brand/user-error.ts';
import type { Board } from './boards.ts';
import { type PoolPlan, planPools } from './pools.ts';

/** The specification restarts a process beyond this. */
export const MEMORY_LIMIT_MB = 512;

export interface Wish {
  boards: readonly Board[];
  /** Every board has processes of its own. */
  isPinned: boolean;
  /** How many serve all boards; by default as many as the board that asks for most. */
  processes?: number | undefined;
  firstPort: number;
  /** Connections that the database allows. */
  allowed: number;
  adminHost?: string | undefined;
  previewHost?: string | undefined;
}

/** Processes that stand in for each other. */
export interface Group {
  /** Of the upstream in nginx and the app in PM2. */
  name: string;
  /** The board that all of them show; null for every board. */
  brand: string | null;
  /** Names of the processes, for systemd. */
  processes: { name: string; port: number }[];
  /** Where PM2's cluster listens, which shares a port. */
  clusterPort: number;
  sites: Site[];
}

/** Host names under one certificate. */
export interface Site {
  hosts: readonly string[];
  /** `<id>.localhost` and the like, for which nobody issues certificates. */
  isLocal: boolean;
}

export interface Plan {
  groups: Group[];
  pools: PoolPlan;
  isPinned: boolean;
}

const LAST_PORT = 65_535;
const MOST_PROCESSES = 200;

/** Throws a UserError with one sentence if it cannot be. */
export function planProcesses(wish: Wish): Plan {
  const { boards, isPinned, firstPort } = wish;
  if (boards.length === 0) throw new UserError('There is no live board to serve.');
  if (isPinned && wish.processes !== undefined)
    throw new UserError('"--processes" is for processes that serve all brands; with "--pinned", set site.instances.');
  const network = [
    ...(wish.adminHost === undefined ? [] : [siteOf([wish.adminHost])]),
    ...(wish.previewHost === undefined ? [] : [siteOf([`*.${wish.previewHost}`])]),
  ];
  const kinds = isPinned
    ? boards.map(({ id, hosts, instances }) => ({ name: id, brand: id, count: instances, sites: [siteOf(hosts)] }))
    : [
        {
          name: 'nameplate',
          brand: null,
          count: wish.processes ?? Math.max(...boards.map(({ instances }) => instances)),
          sites: boards.map(({ hosts }) => siteOf(hosts)),
        },
      ];
  let port = firstPort;
  const groups = kinds.map(({ name, brand, count, sites }, at): Group => {
    const processes = Array.from({ length: count }, (_, index) => ({
      name: brand === null ? String(index + 1) : `${brand}-${index + 1}`,
      port: port++,
    }));
    // The workspace and previews are the same in every process; those of the first board stand for all.
    return { name, brand, processes, clusterPort: firstPort + at, sites: at === 0 ? [...sites, ...network] : sites };
  });
  const count = groups.reduce((sum, { processes }) => sum + processes.length, 0);
  if (count > MOST_PROCESSES) throw new UserError(`These are ${count} processes; ${MOST_PROCESSES} are the limit.`);
  if (port - 1 > LAST_PORT) throw new UserError(`${count} processes from port ${firstPort} on do not fit below 65536.`);
  const pools = planPools({ processes: count, allowed: wish.allowed, hasPreviews: wish.previewHost !== undefined });
  return { groups, pools, isPinned };
}

function siteOf(hosts: readonly string[]): Site {
  return { hosts, isLocal: hosts.every((host) => host.endsWith('.localhost')) };
}

/** Settings of pools as environment variables. */
export function poolSettings({ requests, search, work }: PoolSizes): Record<string, string> {
  return {
    DATABASE_POOL: String(requests),
    DATABASE_POOL_SEARCH: String(search),
    DATABASE_POOL_WORK: String(work),
  };
}

/** What every process that serves pages has in its environment, besides the settings of the site. */
export function webSettings({ brand }: Pick<Group, 'brand'>, port: number, { web }: PoolPlan): Record<string, string> {
  return {
    PORT: String(port),
    ...(brand !== null && { BRAND: brand }),
    WORKER: 'separate',
    BUILD: '0',
    MEMORY_LIMIT_MB: String(MEMORY_LIMIT_MB),
    ...poolSettings(web),
  };
}

export function workerSettings({ worker }: PoolPlan): Record<string, string> {
  return { MEMORY_LIMIT_MB: String(MEMORY_LIMIT_MB), ...poolSettings(worker) };
}
