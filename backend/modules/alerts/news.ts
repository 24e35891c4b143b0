/** What came out lately on a brand, read once for all searches of a run. */
import type { Candidate } from './choose.ts';

/** Results that one search is asked about at once. */
const PART = 1000;
/** The newest so many are looked at, and held in memory: more than one mail could ever be chosen from. */
export const MOST_NEWS = 20_000;

export interface News<Item extends Candidate> {
  /** The newest first, in parts. */
  since(moment: Date): AsyncGenerator<Item[]>;
}

/** `read` gives what came out later than a moment, the newest first. It is asked again only for something older. */
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
