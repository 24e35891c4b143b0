import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Connection } from '../../../database/pool.ts';
import type { Scope } from '../../../scope.ts';
import type { Changes, Moment } from '../../../services/changes.ts';
import type { Shown } from '../../../shown.ts';
import { organizationRecord } from '../../organizations/organization.ts';
import { readJobData } from '../job-data.ts';
import { findJobs, findVersions } from '../store.ts';
import type { JobRecord } from './job.ts';

/** Jobs by id, in any state; batches all lookups of one request. */
export type JobLoader = DataLoader<number, JobRecord | null>;

interface Kept extends Omit<JobRecord, 'epoch'> {
  version: string;
  /** When the version was last read. */
  read: Moment;
}

const MOST_CHARACTERS = 24_000_000;
/** Columns of a job besides its description. */
const OTHER_CHARACTERS = 2000;

/** Many pages show the same jobs: their version tells whether a cached one is current. */
interface Cache {
  jobs: LRUCache<string, Kept>;
  /** Search epochs by brand. */
  epochs: Map<string, { epoch: string; read: Moment }>;
}

const caches = new WeakMap<Connection, Cache>();

function cacheOf(db: Connection): Cache {
  const known = caches.get(db) ?? {
    jobs: new LRUCache<string, Kept>({
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ data }) => data.description.length + OTHER_CHARACTERS,
    }),
    epochs: new Map(),
  };
  caches.set(db, known);
  return known;
}

/** What reads jobs: on a page, those that were not announced as changed need not be read again. */
export interface JobReader extends Scope {
  changes: Changes;
  isPage: boolean;
}

/** The loader of a request. `onEpoch` is called with every search epoch that it reads. */
export function createJobLoader(scope: JobReader & { shown: Shown }, onEpoch: (epoch: string) => void): JobLoader {
  return new DataLoader(async (ids) => {
    const records = currentJobs(scope, ids) ?? (await readJobs(scope, ids));
    const [first] = records.values();
    if (first) onEpoch(first.epoch);
    const { listed } = scope.shown;
    for (const id of ids) listed.add(`job:${id}`);
    for (const { organization } of records.values()) if (organization) listed.add(`org:${organization.row.id}`);
    return ids.map((id) => records.get(id) ?? null);
  });
}

type Records = Map<number, JobRecord>;

const keyOf = ({ frontend }: Scope, id: number) => `${frontend} ${id}`;

/** The jobs of a page, if all of them and their epoch are cached and current; otherwise null. */
function currentJobs(scope: JobReader, ids: readonly number[]): Records | null {
  const { db, frontend, changes, isPage } = scope;
  const { jobs, epochs } = cacheOf(db);
  const last = epochs.get(frontend);
  if (!isPage || !last || !changes.isCurrent(last.read, [`jobs:${frontend}`])) return null;
  const records: Records = new Map();
  for (const id of ids) {
    const known = jobs.get(keyOf(scope, id));
    if (!known || !changes.isCurrent(known.read, tagsOf(scope, known))) return null;
    records.set(id, { ...known, epoch: last.epoch });
  }
  return records;
}

/** What is announced when a job changes, its employer, or jobs of the brand in bulk. */
function tagsOf({ frontend }: Scope, { row }: Kept): string[] {
  return [`job:${row.id}`, `org:${row.organizationId}`, `brand:${frontend}`];
}

/** Only asks for versions if all jobs are cached, so that one statement suffices while nothing has changed; otherwise reads them completely. */
async function readJobs(scope: JobReader, ids: readonly number[]): Promise<Records> {
  const { jobs, epochs } = cacheOf(scope.db);
  const read = scope.changes.moment();
  const records: Records = new Map();
  const note = (record: Omit<Kept, 'read'>, epoch: string) => {
    jobs.set(keyOf(scope, record.row.id), { ...record, read });
    epochs.set(scope.frontend, { epoch, read });
    records.set(record.row.id, { ...record, epoch });
  };
  const areKnown = ids.every((id) => jobs.has(keyOf(scope, id)));
  const changed = areKnown ? [] : [...ids];
  for (const { id, version, epoch } of areKnown ? await findVersions(scope, ids) : []) {
    const known = jobs.get(keyOf(scope, id));
    if (known?.version === version) note(known, epoch);
    else changed.push(id);
  }
  if (changed.length === 0) return records;
  for (const { row, isGuest, data, organization, version, epoch } of await findJobs(scope, changed)) {
    note(
      {
        row,
        isGuest,
        data: readJobData(data),
        organization: organization && organizationRecord(organization),
        version,
      },
      epoch,
    );
  }
  return records;
}
