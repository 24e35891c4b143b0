/** Jobs and reports as the screens of job editors get them. */
export type JobState = 'draft' | 'needs_review' | 'scheduled' | 'published' | 'archived';
export const JOB_STATES: readonly JobState[] = ['draft', 'needs_review', 'scheduled', 'published', 'archived'];

/** Jobs on one page of a list. */
export const PAGE = 20;
