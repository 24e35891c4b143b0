/** The state of a list, as stored in the address. Pure. */
import { STAGES, type Stage } from '../../runtime/core/applications/stages.ts';
import { listAddress, oneOf, pageNumber } from '../shared/lists/list-address.ts';

export const SORTS = ['newest', 'oldest', 'rating', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListView {
  /** Null for all of them. */
  stage: Stage | null;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** Job and application from the rest of the path; null if invalid. */
export function partsOf(rest: string): { jobId: number | null; applicationId: number | null } {
  const [job = '', application = ''] = rest.split('/');
  return { jobId: numberIn(job), applicationId: numberIn(application) };
}

export const { viewIn, queryOf } = listAddress<ListView>({
  stage: oneOf(STAGES, null),
  sort: oneOf(SORTS, 'newest'),
  page: pageNumber,
});

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
