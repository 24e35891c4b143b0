/** Tells every process which pages are out of date, when the transaction commits. */
import type { Transaction } from './index-types.ts';

/** Channel of NOTIFY; the payload is one tag: `job:<id>`, `org:<id>` or `jobs:<brand>`. */
export const TAG_CHANNEL = 'page_tags';
/** Above this, only the brands' own tags go out: their lists hold everything. */
const MOST_TAGS = 500;

export async function notifyTags(tx: Transaction, items: readonly string[], brands: Iterable<string>): Promise<void> {
  const tags = [
    ...new Set(items.length > MOST_TAGS ? [] : items),
    ...new Set([...brands].map((brand) => `jobs:${brand}`)),
  ];
  if (tags.length > 0) await tx.query('select pg_notify($1, tag) from unnest($2::text[]) tag', [TAG_CHANNEL, tags]);
}
