import type { OrganizationRecord } from '../../organizations/organization.ts';
import type { JobData } from '../job-data.ts';
import type { JobRow } from '../store.ts';

/** A job with its parsed answers. Shared between requests, so it must not be modified. */
export interface JobRecord {
  row: JobRow;
  /** Whether a syndication rule brought it to this brand: applications go to the brand that owns it. */
  isGuest: boolean;
  data: JobData;
  /** The company's profile on this brand. */
  organization: OrganizationRecord | null;
  /** Search epoch of the brand at the time of reading. */
  epoch: string;
}
