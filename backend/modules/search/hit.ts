import type { JobRecord } from '../jobs/show/job.ts';
import type { OrganizationRecord } from '../organizations/organization.ts';
import type { FoundResumeRecord } from '../resumes/found.ts';

/** One hit of any index. */
export interface HitRecord {
  id: number;
  job: JobRecord | null;
  organization: OrganizationRecord | null;
  resume: FoundResumeRecord | null;
}
