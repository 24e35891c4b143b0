import DataLoader from 'dataloader';
import type { Scope } from '../../scope.ts';
import type { Shown } from '../../shown.ts';
import type { OpenJobsLoader } from './open-jobs.ts';
import { type OrganizationRecord, organizationRecord } from './organization.ts';
import { findOrganizations } from './store.ts';

export interface OrganizationLoaders {
  /** By id of the organization; null if it has no published profile on this brand. */
  byId: DataLoader<number, OrganizationRecord | null>;
  openJobs: OpenJobsLoader;
}

/** Loaders of one request on one brand: lookups are batched into one statement. */
export function createOrganizationLoaders(
  scope: Scope & { shown: Shown },
  openJobs: OpenJobsLoader,
): OrganizationLoaders {
  return {
    byId: new DataLoader(async (ids) => {
      for (const id of ids) scope.shown.listed.add(`org:${id}`);
      const rows = await findOrganizations(scope, ids);
      const byId = new Map(rows.map((row) => [row.id, organizationRecord(row)]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    openJobs,
  };
}
