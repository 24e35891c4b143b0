/** The state of the list, as stored in the address. Pure. */
import { listAddress, oneOf, pageNumber, wordsUpTo } from '../shared/lists/list-address.ts';

export const STATES = ['draft', 'needs_review', 'scheduled', 'published', 'archived'] as const;
export type JobState = (typeof STATES)[number];

/** Sort fields with their useful direction. */
export const SORTS = {
  changed: 'down',
  title: 'up',
  published: 'down',
  expires: 'up',
  views: 'down',
  applicationStarts: 'down',
} as const;
export type Sort = keyof typeof SORTS;

export interface ManagerView {
  /** Null for all of them. */
  state: JobState | null;
  search: string;
  sort: Sort;
  /** From 1. */
  page: number;
}

const LONGEST = 100;

export const { viewIn, queryOf } = listAddress<ManagerView>({
  state: oneOf(STATES, null),
  search: wordsUpTo(LONGEST),
  sort: oneOf(Object.keys(SORTS).filter(isSort), 'changed'),
  page: pageNumber,
});

export function isSort(text: string): text is Sort {
  return Object.hasOwn(SORTS, text);
}
