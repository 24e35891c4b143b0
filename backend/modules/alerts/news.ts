/** What is new on a brand, read once for all searches of a run. */
import type { Candidate } from './choose.ts';

/** Results that one search is matched against at once. */
const PART = 1000;
/** Only the newest so many are kept in memory and matched: more than one mail could ever need. */
export const MOST_NEWS = 20_000;

export interface News<Item extends Candidate> {
  /** Newest first, in batches. */
  since(moment: Date): AsyncGenerator<Item[]>;
}

/** `read` returns what was published after a given time, newest first. It is called again only for an earlier time. */
export function createNews<Item extends Candidate>(read: (from: Date) => Promise<Item[]>): News<Item> {
  let known: { from: Date; items: Promise<Item[]> } | undefined;
  return {
    async *since(moment) {
      if (known === undefined || known.from > moment) known = { from: moment, items: read(moment) };
      const all = await known.items;
      const end = all.findIndex(({ published }) => published <= moment);
      const items = end < 0 ? all : all.slice(0, end);
      for (let first = 0; first < items.length; first += PART) yield items.slice(first, first + PART);
    },
  };
}
