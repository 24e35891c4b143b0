import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Connection } from '../../../database/pool.ts';
import type { Scope } from '../../../scope.ts';
import type { Shown } from '../../../shown.ts';
import { organizationRecord } from '../../organizations/organization.ts';
import { readJobData } from '../job-data.ts';
import { findJobs, findVersions } from '../store.ts';
import type { JobRecord } from './job.ts';

/** Jobs by id, in any state; batches all lookups of one request. */
export type JobLoader = DataLoader<number, JobRecord | null>;

interface Kept extends Omit<JobRecord, 'epoch'> {
  version: string;
}

const MOST_CHARACTERS = 24_000_000;
/** Columns of a job besides its description. */
const OTHER_CHARACTERS = 2000;

/** Many pages show the same jobs: their version tells whether a cached one is current. */
const kept = new WeakMap<Connection, LRUCache<string, Kept>>();

function keptOf(db: Connection): LRUCache<string, Kept> {
  const known =
    kept.get(db) ??
    new LRUCache<string, Kept>({
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ data }) => data.description.length + OTHER_CHARACTERS,
    });
  kept.set(db, known);
  return known;
}

/** The loader of a request. `onEpoch` is called with every search epoch that it reads. */
export function createJobLoader(scope: Scope & { shown: Shown }, onEpoch: (epoch: string) => void): JobLoader {
  return new DataLoader(async (ids) => {
    const records = await readJobs(scope, ids);
    const [first] = records.values();
    if (first) onEpoch(first.epoch);
    const { listed } = scope.shown;
    for (const id of ids) listed.add(`job:${id}`);
    for (const { organization } of records.values()) if (organization) listed.add(`org:${organization.row.id}`);
    return ids.map((id) => records.get(id) ?? null);
  });
}

/** Only asks for versions if all jobs are cached, so that one statement suffices while nothing has changed; otherwise reads them completely. */
async function readJobs(scope: Scope, ids: readonly number[]): Promise<Map<number, JobRecord>> {
  const known = keptOf(scope.db);
  const keyOf = (id: number) => `${scope.frontend} ${id}`;
  const records = new Map<number, JobRecord>();
  const areKnown = ids.every((id) => known.has(keyOf(id)));
  const changed = areKnown ? [] : [...ids];
  for (const { id, version, epoch } of areKnown ? await findVersions(scope, ids) : []) {
    const record = known.get(keyOf(id));
    if (record?.version === version) records.set(id, { ...record, epoch });
    else changed.push(id);
  }
  if (changed.length === 0) return records;
  for (const { row, data, organization, version, epoch } of await findJobs(scope, changed)) {
    const record = {
      row,
      data: readJobData(data),
      organization: organization && organizationRecord(organization),
      version,
    };
    known.set(keyOf(row.id), record);
    records.set(row.id, { ...record, epoch });
  }
  return records;
}
