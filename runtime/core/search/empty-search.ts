import type { SearchState } from './types.ts';

/** A job search without criteria: all jobs, first page. */
export const emptySearch: SearchState = {
  index: 'JOBS',
  page: 1,
  text: '',
  location: null,
  sorting: null,
  choices: [],
  organizationName: null,
  jobId: null,
  openFacet: null,
};
