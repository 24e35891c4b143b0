/** Jobs and reports as the screens of job editors get them. */
export type JobState = 'draft' | 'needs_review' | 'scheduled' | 'published' | 'archived';
export const JOB_STATES: readonly JobState[] = ['draft', 'needs_review', 'scheduled', 'published', 'archived'];

export interface ModeratedJob {
  id: number;
  title: string;
  state: JobState;
  version: number;
  organizationName: string;
  onBehalf: boolean;
  ownerName: string | null;
  submitted: string | null;
  changed: string;
  publishAt: string | null;
  published: string | null;
  expires: string | null;
  refusal: string | null;
  external: boolean;
  path: string;
  isPublic: boolean;
  actions: readonly string[];
}

export interface Report {
  id: number;
  reason: string;
  text: string;
  email: string | null;
  created: string;
  resolved: string | null;
  outcome: string | null;
  note: string | null;
  openForJob: number;
  job: ModeratedJob;
}

/** Jobs on one page of a list. */
export const PAGE = 20;
