import type { JobRecord } from '../jobs/job.ts';
import type { OrganizationRecord } from '../organizations/organization.ts';

/** One hit of either index. */
export interface HitRecord {
  id: number;
  job: JobRecord | null;
  organization: OrganizationRecord | null;
}
