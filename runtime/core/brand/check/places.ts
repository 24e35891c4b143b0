import type { Path } from '../sources/json.ts';

/** Where a document lists places: one list for all searches, or one for each listing. */
export const PLACES: readonly Path[] = [
  ['search', 'geoInfo'],
  ['search', 'geoInfo', 'jobs'],
  ['search', 'geoInfo', 'organizations'],
];
