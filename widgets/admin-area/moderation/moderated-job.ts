/** Jobs and reports as received by the moderation screens. */
export type JobState = 'draft' | 'needs_review' | 'scheduled' | 'published' | 'archived';
export const JOB_STATES: readonly JobState[] = ['draft', 'needs_review', 'scheduled', 'published', 'archived'];

/** Jobs per page. */
export const PAGE = 20;
