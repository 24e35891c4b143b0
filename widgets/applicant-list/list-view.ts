/** The state of a list, as stored in the address. Pure. */
import { STAGES, type Stage } from '../../runtime/core/applications/stages.ts';
import { listAddress, oneOf, pageNumber, wordsUpTo } from '../shared/lists/list-address.ts';

export const SORTS = ['newest', 'oldest', 'rating', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListView {
  /** Where an application was reached from the list over all jobs; its own address names its job. */
  of: 'all' | null;
  /** Null for the list. */
  view: 'board' | null;
  search: string;
  /** Null for all of them. */
  stage: Stage | null;
  /** The lowest one. */
  rating: '1' | '2' | '3' | '4' | '5' | null;
  /** Only with something unseen. */
  unread: 'yes' | null;
  /** Only those who wait for an answer. */
  waiting: 'yes' | null;
  /** Empty for any. */
  tag: string;
  /** Only saved candidates. */
  saved: 'yes' | null;
  /** A list of saved candidates; empty for any. */
  list: string;
  /** Id of an organization; null for all. */
  organization: number | null;
  sort: Sort;
  /** From 1. */
  page: number;
}

const LONGEST_TAG = 80;
/** Longest search, in characters. */
export const LONGEST_SEARCH = 100;
export const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** Job and application from the rest of the path; null if invalid. */
export function partsOf(rest: string): { jobId: number | null; applicationId: number | null } {
  const [job = '', application = ''] = rest.split('/');
  return { jobId: numberIn(job), applicationId: numberIn(application) };
}

export const { viewIn, queryOf } = listAddress<ListView>({
  of: oneOf(['all'], null),
  view: oneOf(['board'], null),
  search: wordsUpTo(LONGEST_SEARCH),
  stage: oneOf(STAGES, null),
  rating: oneOf(RATINGS, null),
  unread: oneOf(['yes'], null),
  waiting: oneOf(['yes'], null),
  tag: wordsUpTo(LONGEST_TAG),
  saved: oneOf(['yes'], null),
  list: wordsUpTo(LONGEST_TAG),
  organization: { read: numberIn, write: (id) => (id === null ? '' : String(id)) },
  sort: oneOf(SORTS, 'newest'),
  page: pageNumber,
});

/** Whether anything but order and page is chosen. */
export function isFiltered({ search, tag, list, ...view }: ListView): boolean {
  const { stage, rating, unread, waiting, saved, organization } = view;
  const isNamed = [search, tag, list].some((one) => one !== '');
  return isNamed || [stage, rating, unread, waiting, saved, organization].some((one) => one !== null);
}

/** The list and its order as the backend is asked for them. */
export function askedFor(jobId: number | null, view: ListView) {
  const { search, tag, list, stage, rating, unread, waiting, saved, organization, sort } = view;
  return {
    ...{ jobId, stage, sort },
    filter: {
      ...{ search, tag, list },
      rating: rating === null ? 0 : Number(rating),
      unread: unread !== null,
      waiting: waiting !== null,
      saved: saved !== null,
      organizationId: organization,
    },
  };
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
