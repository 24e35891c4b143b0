/** What a feed says, in whichever format it is written. */

export interface FeedChannel {
  title: string;
  /** Absolute URL of the search. */
  link: string;
  /** Absolute URL of the feed itself. */
  self: string;
  description: string;
  language: string;
  /** Name of the site. */
  author: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Absolute URL of the job; also the item's permanent id. Links to it say that visitors came from a feed. */
  link: string;
  /** HTML. */
  description: string;
  published: string | Date | null;
  changed?: string | Date | null;
  /** Name of the employer. */
  author?: string;
  language?: string;
  categories?: readonly string[];
  /** Further facts, for programs that read JSON. */
  facts?: Readonly<Record<string, unknown>>;
}

/** Milliseconds since the epoch; null for what is no date. */
export function instant(value: string | Date | null | undefined): number | null {
  const time = value === null || value === undefined ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(time) ? null : time;
}

/** The latest date of the items; null if none is known. */
export function newest(items: readonly FeedItem[], dateOf: (item: FeedItem) => FeedItem['changed']): number | null {
  const times = items.flatMap((item) => instant(dateOf(item)) ?? []);
  return times.length > 0 ? Math.max(...times) : null;
}
