/** Which part of the list is looked at, as it stands in the address. Pure. */

export const STATES = ['draft', 'needs_review', 'scheduled', 'published', 'archived'] as const;
export type JobState = (typeof STATES)[number];

/** What the list is sorted by, and which way round that is of use. */
export const SORTS = {
  changed: 'down',
  title: 'up',
  published: 'down',
  expires: 'up',
  views: 'down',
  applicationStarts: 'down',
} as const;
export type Sort = keyof typeof SORTS;

export interface ManagerPlace {
  /** Null for all of them. */
  state: JobState | null;
  search: string;
  sort: Sort;
  /** From 1. */
  page: number;
}

const LONGEST = 100;

/** Reads an address; what makes no sense is as if it were not there. */
export function placeIn(address: string): ManagerPlace {
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? '');
  const sort = query.get('sort') ?? '';
  const page = query.get('page') ?? '';
  return {
    state: STATES.find((state) => state === query.get('state')) ?? null,
    search: (query.get('search') ?? '').trim().slice(0, LONGEST),
    sort: isSort(sort) ? sort : 'changed',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The same as a query, empty for the beginning of the whole list. */
export function queryOf({ state, search, sort, page }: ManagerPlace): string {
  const query = new URLSearchParams();
  if (state !== null) query.set('state', state);
  if (search.trim() !== '') query.set('search', search.trim());
  if (sort !== 'changed') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

export function isSort(text: string): text is Sort {
  return Object.hasOwn(SORTS, text);
}
