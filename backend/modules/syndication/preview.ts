/** What visitors of a brand read of a job that another brand owns. */
import type { ApiContext } from '../../context.ts';
import { readJobData } from '../jobs/job-data.ts';
import type { JobRecord } from '../jobs/show/job.ts';
import { findJobs } from '../jobs/store.ts';
import { organizationRecord } from '../organizations/organization.ts';
import type { PlacedRow } from './placement-store.ts';

/** As its owner shows it, without the apply form: on the brand, the button leads to the owner. Null once it is deleted. */
export async function previewOf({ db }: ApiContext, { jobId, source }: PlacedRow): Promise<JobRecord | null> {
  const [found] = await findJobs({ db, frontend: source }, [jobId]);
  if (found === undefined) return null;
  const { row, data, organization } = found;
  const employer = organization && organizationRecord(organization);
  return { row, isGuest: true, data: readJobData(data), organization: employer, epoch: '' };
}
