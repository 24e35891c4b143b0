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
}

const readAnswers = keepAnswers(readJobData);

export function jobRecord(row: JobRow, organization: OrganizationRecord | null): JobRecord {
  return { row, data: readAnswers(row.answers), organization };
}
