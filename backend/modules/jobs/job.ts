import { keepAnswers } from '../../kept-answers.ts';
import type { OrganizationRecord } from '../organizations/organization.ts';
import { type JobData, readJobData } from './job-data.ts';
import type { JobRow } from './store.ts';

/** A job with its answers read. */
export interface JobRecord {
  row: JobRow;
  data: JobData;
  /** The profile that its company has on this brand. */
  organization: OrganizationRecord | null;
  /** Search epoch of the brand when it was read. */
  epoch: string;
}

const readAnswers = keepAnswers(readJobData);

export function jobRecord(row: JobRow, organization: OrganizationRecord | null, epoch: string): JobRecord {
  return { row, data: readAnswers(row.answers), organization, epoch };
}
