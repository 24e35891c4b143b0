/** Work that no request waits for: what a task is, and how one is asked for. `run-work.ts` does it. */
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Listeners } from '../announcements.ts';
import type { Database } from '../database/pool.ts';
import type { ErrorLog } from '../guards/mask-error.ts';
import type { Forms } from '../modules/forms/forms.ts';
import type { Regions } from '../modules/places/regions.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import type { SearchPort } from '../search/port.ts';
import type { PersonalLinks } from '../services/personal-links.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** What a task has at hand. There is no person and no brand: the data, or the rows, name them. */
export interface WorkTools {
  pool: pg.Pool;
  db: Database;
  /** Undefined for a brand that this server does not serve. */
  findBrand(id: string): CompiledBrand | undefined;
  brands(): readonly CompiledBrand[];
  /** Scheme and host of a brand's canonical address, without trailing slash. */
  originOf(brand: CompiledBrand): string;
  /** The time for every rule. */
  now(): Date;
  log: ErrorLog;
  search: SearchPort;
  languagesOf: LanguagesOf;
  uploads: Uploads;
  forms: Forms;
  /** Who hears what is announced. */
  listeners: Listeners;
  links: PersonalLinks;
  /** Names of countries and regions. */
  regions(): Promise<Regions>;
  /** Aborted when the process wants to end, or when the task took too long: a long task looks at it between two batches. */
  signal: AbortSignal;
}

/** JSON that says what is to be done. */
export type WorkData = Record<string, unknown>;

export interface Task<Data extends WorkData = WorkData> {
  /** In kebab-case; names the queue. */
  name: string;
  /** Five fields of cron, UTC. At most one such run waits or is under way; one that is asked for meanwhile is the same. */
  schedule?: string;
  /** Runs again so often after a failure, and after the process was killed; then it stays failed and is logged. */
  retryLimit: number;
  /** A run that takes longer is taken for dead and begun again. An hour when not given. */
  longestSeconds?: number;
  /** Idempotent: killed at any point and run again, it does nothing twice and leaves nothing out. */
  run(tools: WorkTools, data: Data): Promise<void>;
}

const RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 3600;
const HEARTBEAT_SECONDS = 30;
const KEPT_SECONDS = 86_400;

export function defineTask<Data extends WorkData = WorkData>(task: Task<Data>): Task<Data> {
  return task;
}

/** The settings of a task's queue, in the words of pg-boss. */
export function queueOptions({ schedule, retryLimit, longestSeconds = 3600 }: Omit<Task, 'run'>) {
  return {
    policy: schedule === undefined ? 'short' : 'exclusive',
    retryLimit,
    retryDelay: RETRY_SECONDS,
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_SECONDS,
    expireInSeconds: longestSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  };
}
