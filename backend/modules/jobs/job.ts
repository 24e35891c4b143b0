import { type JobData, readJobData } from './job-data.ts';
import type { JobRow } from './store.ts';

/** A job with its answers read. */
export interface JobRecord {
  row: JobRow;
  data: JobData;
}

export function jobRecord(row: JobRow): JobRecord {
  return { row, data: readJobData(row.data) };
}
