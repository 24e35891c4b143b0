/** How many connections to PostgreSQL one process uses at most, by what they are for. */
import { PREVIEW_CONNECTIONS } from '../preview/connections.ts';

export interface PoolSizes {
  /** Requests that somebody waits for. */
  requests: number;
  /** Searches; half of them for each kind of plan. */
  search: number;
  /** Background work, seeding and sweeps. */
  work: number;
  /** Previews, while somebody looks at one. */
  previews: number;
}

/** Of a process that does everything. */
export const FULL_POOLS: PoolSizes = { requests: 10, search: 12, work: 8, previews: PREVIEW_CONNECTIONS };

/**
 * The fewest with which nothing waits for itself. Background work that only one process may do holds a connection
 * while it uses another, and three such tasks may run at the same time.
 */
export const FEWEST = { requests: 2, search: 2, work: 2, workOfWorkers: 4 };

/** One each for the announcements of changes and for health checks. */
const ALWAYS = 2;

export function connectionsOf({ requests, search, work, previews }: PoolSizes): number {
  return requests + search + work + previews + ALWAYS;
}
