/** What the queries of one page read, as cache tags: a write announces the same tags. */
export interface Shown {
  /** What the page is about, such as `org:7` on the page of an employer. */
  own: Set<string>;
  /** What its lists, counts and teasers contain, such as `job:42`, `org-count:7` and `jobs:<brand>`. */
  listed: Set<string>;
}

/** Nothing yet. */
export function nothingShown(): Shown {
  return { own: new Set(), listed: new Set() };
}
