/** Sizes of connection pools with which a number of processes stays within what the database allows. */
import { connectionsOf, FEWEST, FULL_POOLS, type PoolSizes } from '../../backend/database/pool-sizes.ts';
import { UserError } from '../brand/user-error.ts';

export interface PoolPlan {
  web: PoolSizes;
  worker: PoolSizes;
  /** Connections that all of them may use at the same time. */
  sum: number;
  /** The sum as a calculation. */
  words: string;
}

interface Need {
  /** Processes that serve pages. */
  processes: number;
  /** Connections that the database allows, without those for superusers. */
  allowed: number;
  hasPreviews: boolean;
}

/** For commands, backups, imports and whoever looks into the database. */
const RESERVE = 12;
/** PM2 starts the next process before it stops the last one. */
const OVERLAP = 1;
/** What PostgreSQL keeps for superusers unless it is told otherwise. */
export const SUPERUSERS = 3;
/** Searches only for alerts, and serves nobody. */
const WORKER: PoolSizes = { requests: 4, search: 4, work: FULL_POOLS.work, previews: 0 };

/** Throws a UserError that says how many connections are needed if they do not fit. */
export function planPools({ processes, allowed, hasPreviews }: Need): PoolPlan {
  const previews = hasPreviews ? FULL_POOLS.previews : 0;
  const fewest: PoolSizes = { requests: FEWEST.requests, search: FEWEST.search, work: FEWEST.work, previews };
  const served = processes + OVERLAP;
  const beside = connectionsOf(WORKER) + RESERVE;
  const share = Math.floor((allowed - beside) / served);
  if (share < connectionsOf(fewest)) {
    const needed = served * connectionsOf(fewest) + beside;
    throw new UserError(
      `${processes} processes need ${needed} connections to the database, with at least ${connectionsOf(fewest)} for each; the database allows ${allowed}. ` +
        `Set max_connections to ${needed + SUPERUSERS} or more, give brands fewer processes (site.instances), or let all processes serve all brands (without --pinned).`,
    );
  }
  const web = grow(share, fewest);
  const sum = served * connectionsOf(web) + beside;
  const words =
    `${processes} processes and one that is being replaced, ${connectionsOf(web)} connections each; ` +
    `the worker, ${connectionsOf(WORKER)}; commands, backups and imports, ${RESERVE}: ${sum} of ${allowed}`;
  return { web, worker: WORKER, sum, words };
}

/** The largest pools within a share, in the proportions of a process that has all it wants. */
function grow(share: number, fewest: PoolSizes): PoolSizes {
  const { requests, search, work } = FULL_POOLS;
  const spare = share - connectionsOf(fewest);
  const wanted = requests + search + work - (fewest.requests + fewest.search + fewest.work);
  const part = Math.min(1, spare / wanted);
  const grown = (full: number, least: number) => least + Math.floor((full - least) * part);
  const even = (value: number) => value - (value % 2);
  return {
    requests: grown(requests, fewest.requests),
    search: even(grown(search, fewest.search)),
    work: grown(work, fewest.work),
    previews: fewest.previews,
  };
}
