import DataLoader from 'dataloader';
import type { Scope } from '../../context.ts';
import { type JobRecord, jobRecord } from './job.ts';
import { findJobs } from './store.ts';

/** Jobs by id, whatever their state; all that one request asks for in one statement. */
export type JobLoader = DataLoader<number, JobRecord | null>;

export function createJobLoader(scope: Scope): JobLoader {
  return new DataLoader(async (ids) => {
    const rows = await findJobs(scope, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      return row === undefined ? null : jobRecord(row);
    });
  });
}
