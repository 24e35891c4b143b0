import { type OrganizationData, readOrganizationData } from './organization-data.ts';
import type { OrganizationRow } from './store.ts';

/** A published profile with its answers read. */
export interface OrganizationRecord {
  row: OrganizationRow;
  data: OrganizationData;
}

export function organizationRecord(row: OrganizationRow): OrganizationRecord {
  return { row, data: readOrganizationData(row.data) };
}
