/** What people do with jobs, as the log names it. */
export type JobEventKind =
  | 'job_submitted'
  | 'job_published'
  | 'job_scheduled'
  | 'job_archived'
  | 'job_withdrawn'
  | 'job_rejected'
  | 'job_promoted'
  | 'job_deleted';
