/** What is counted, and within what. docs/statistics.md explains each. */

/** Where the visitor of a job page came from. */
export const SOURCES = ['search', 'job', 'employer', 'site', 'engine', 'elsewhere', 'mail', 'feed', 'direct'] as const;
export type Source = (typeof SOURCES)[number];

/** What visitors type, which is kept only if several networks do. */
export const TYPED = ['words', 'place', 'facet'] as const;
export type Typed = (typeof TYPED)[number];

export const MEASURES = [
  /** Visits, by kind of page. */
  'page',
  /** Visits to a first page of results, by index. */
  'search',
  /** Those of them that found nothing. */
  'search-empty',
  /** Searches by what they use: words, place, facet, organization. */
  'search-by',
  /** Searches by words, place, and facet value; of those without result the same. */
  'words',
  'place',
  'facet',
  'words-empty',
  'place-empty',
  'facet-empty',
  /** Views of jobs, by source. */
  'job-view',
  /** Applications begun and sent, by way. */
  'apply-start',
  'apply-end',
  /** Accounts that joined the brand, by role. */
  'registration',
  /** Confirmed searches that are sent by email, by index. */
  'alert',
  /** Jobs that went online, by how they came: form, import. */
  'posting',
  /** Orders paid, by product; and their amounts in cents, by currency. */
  'sale',
  'sale-amount',
  /** Requests of machines, by kind of feed. */
  'feed',
] as const;
export type Measure = (typeof MEASURES)[number];

/** How a count is held in memory. A subject has no tab. */
export const counted = (measure: Measure, subject: string): string => `${measure}\t${subject}`;
