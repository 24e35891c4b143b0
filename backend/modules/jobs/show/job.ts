import type { OrganizationRecord } from '../../organizations/organization.ts';
import type { JobData } from '../job-data.ts';
import type { JobRow } from '../store.ts';

/** A job with its answers read. Shared between requests: nobody may change it. */
export interface JobRecord {
  row: JobRow;
  data: JobData;
  /** The profile that its company has on this brand. */
  organization: OrganizationRecord | null;
  /** Search epoch of the brand when it was read. */
  epoch: string;
}
