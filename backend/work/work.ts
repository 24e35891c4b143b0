/** Background work: what a task is, and how to enqueue one. `run-work.ts` runs them. */
import type pg from 'pg';
import type { Inspection } from '../../runtime/core/brand/check/patches.ts';
import type { JsonObject } from '../../runtime/core/brand/sources/json.ts';
import type { BrandStanding } from '../../runtime/core/brand/standings.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Listeners } from '../announcements.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/pool.ts';
import type { ErrorLog } from '../guards/mask-error.ts';
import type { Forms } from '../modules/forms/forms.ts';
import type { Regions } from '../modules/places/regions.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import type { SearchPort } from '../search/port.ts';
import type { PersonalLinks } from '../services/personal-links.ts';
import type { Vault } from '../services/vault.ts';
import type { UploadSettings } from '../uploads/stored-files.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** What a process that a task starts opens for itself. Contains secrets. */
export interface OwnProcessSettings {
  databaseUrl: string;
  uploads: UploadSettings;
  /** `host:port` of private addresses that feeds may reach. */
  outboundAllow: readonly string[];
}

/** The context of a task. It has no user and no brand: the data, or the rows, name them. */
export interface WorkTools {
  pool: pg.Pool;
  db: Database;
  /** Undefined for a brand that this server does not serve. */
  findBrand(id: string): CompiledBrand | undefined;
  brands(): readonly CompiledBrand[];
  /** Scheme and host of a brand's canonical URL, without trailing slash. */
  originOf(brand: CompiledBrand): string;
  /** The settings of a brand from its file, and with a patch applied. Undefined if it does not exist. */
  inspectBrand(id: string, patch?: JsonObject): Promise<Inspection | undefined>;
  /** The state of a brand file. Undefined for one that does not exist. */
  stateOfBrand(id: string): BrandStanding | undefined;
  /** Reloads the current settings of these brands in this process. */
  readPatches(ids: readonly string[]): Promise<void>;
  /** The current time for all rules. */
  now(): Date;
  log: ErrorLog;
  search: SearchPort;
  languagesOf: LanguagesOf;
  uploads: Uploads;
  forms: Forms;
  /** Listeners to announcements. */
  listeners: Listeners;
  links: PersonalLinks;
  /** Requests to addresses that others chose. */
  outbound: Outbound;
  /** Opens what is stored encrypted. */
  vault: Vault;
  /** Names of countries and regions. */
  regions(): Promise<Regions>;
  /** The context of somebody for whom something is done on a brand, without their administrative roles. Null for a blocked or unknown account. */
  actAs(brand: CompiledBrand, accountId: number): Promise<ApiContext | null>;
  ownProcess: OwnProcessSettings;
  /** Aborted on shutdown, or when the task timed out: a long task checks it between two batches. */
  signal: AbortSignal;
}

/** The payload, as JSON. */
export type WorkData = Record<string, unknown>;

export interface Task<Data extends WorkData = WorkData> {
  /** In kebab-case; also the name of the queue. */
  name: string;
  /** Cron expression with five fields, in UTC. At most one such run is queued or in progress; another request joins it. */
  schedule?: string;
  /** Number of retries after a failure, or after the process was killed; then it is marked as failed and logged. */
  retryLimit: number;
  /** Timeout in seconds, after which a run is restarted. Default: one hour. */
  longestSeconds?: number;
  /** Idempotent: killed at any point and run again, it neither repeats nor skips anything. */
  run(tools: WorkTools, data: Data): Promise<void>;
}

const RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 3600;
const HEARTBEAT_SECONDS = 30;
const KEPT_SECONDS = 86_400;

export function defineTask<Data extends WorkData = WorkData>(task: Task<Data>): Task<Data> {
  return task;
}

/** The settings of a task's queue for pg-boss. */
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
