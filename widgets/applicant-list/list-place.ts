/** Which part of a list is looked at, as it stands in the address. Pure. */
import { STAGES, type Stage } from '../../runtime/core/applications/stages.ts';

export const SORTS = ['newest', 'oldest', 'rating', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListPlace {
  /** Null for all of them. */
  stage: Stage | null;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** Job and application in what follows the address of the page; null for what is none. */
export function partsOf(rest: string): { jobId: number | null; applicationId: number | null } {
  const [job = '', application = ''] = rest.split('/');
  return { jobId: numberIn(job), applicationId: numberIn(application) };
}

/** Reads an address; what makes no sense is as if it were not there. */
export function placeIn(address: string): ListPlace {
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? '');
  return {
    stage: STAGES.find((stage) => stage === query.get('stage')) ?? null,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: numberIn(query.get('page') ?? '') ?? 1,
  };
}

/** The same as a query, empty for the beginning of the whole list. */
export function queryOf({ stage, sort, page }: ListPlace): string {
  const query = new URLSearchParams();
  if (stage !== null) query.set('stage', stage);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
