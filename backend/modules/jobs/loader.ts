import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Connection } from '../../database/pool.ts';
import type { Scope } from '../../scope.ts';
import { organizationRecord } from '../organizations/organization.ts';
import type { JobRecord } from './job.ts';
import { readJobData } from './job-data.ts';
import { findJobs, findVersions } from './store.ts';

/** Jobs by id, whatever their state; all that one request asks for at once. */
export type JobLoader = DataLoader<number, JobRecord | null>;

interface Kept extends Omit<JobRecord, 'epoch'> {
  version: string;
}

const MOST_CHARACTERS = 24_000_000;
/** What a job takes besides its description. */
const OTHER_CHARACTERS = 2000;

/** Page after page shows the same jobs: their version tells whether what was read is still so. */
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

/** The loader of a request. `onEpoch` hears of every search epoch that it reads. */
export function createJobLoader(scope: Scope, onEpoch: (epoch: string) => void): JobLoader {
  return new DataLoader(async (ids) => {
    const versions = await findVersions(scope, ids);
    if (versions[0]) onEpoch(versions[0].epoch);
    const records = await currentRecords(scope, versions);
    const epochs = new Map(versions.map(({ id, epoch }) => [id, epoch]));
    return ids.map((id) => {
      const record = records.get(id);
      const epoch = epochs.get(id);
      return record && epoch !== undefined ? { ...record, epoch } : null;
    });
  });
}

/** What is kept of these jobs in these versions, and the others read. */
async function currentRecords(
  scope: Scope,
  versions: readonly { id: number; version: string }[],
): Promise<Map<number, Kept>> {
  const known = keptOf(scope.db);
  const keyOf = (id: number) => `${scope.frontend} ${id}`;
  const records = new Map<number, Kept>();
  const changed: number[] = [];
  for (const { id, version } of versions) {
    const record = known.get(keyOf(id));
    if (record?.version === version) records.set(id, record);
    else changed.push(id);
  }
  if (changed.length === 0) return records;
  for (const { row, data, organization, version } of await findJobs(scope, changed)) {
    const record = {
      row,
      data: readJobData(data),
      organization: organization && organizationRecord(organization),
      version,
    };
    records.set(row.id, record);
    known.set(keyOf(row.id), record);
  }
  return records;
}
