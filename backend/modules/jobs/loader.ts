import DataLoader from 'dataloader';
import type { Scope } from '../../scope.ts';
import { organizationRecord } from '../organizations/organization.ts';
import { type JobRecord, jobRecord } from './job.ts';
import { findJobs } from './store.ts';

/** Jobs by id, whatever their state; all that one request asks for in one statement. */
export type JobLoader = DataLoader<number, JobRecord | null>;

export function createJobLoader(scope: Scope): JobLoader {
  return new DataLoader(async (ids) => {
    const byId = new Map<number, JobRecord>();
    for (const { job, organization, epoch } of await findJobs(scope, ids)) {
      byId.set(job.id, jobRecord(job, organization && organizationRecord(organization), epoch));
    }
    return ids.map((id) => byId.get(id) ?? null);
  });
}
