/** Reads a source: notes its items by identity in a table, and keeps those that are new or changed, without changing a job. */
import type { Scope } from '../../../scope.ts';
import { type FeedItem, isItemFault, textLength } from '../read/feed-item.ts';
import type { OpenItems } from './open-items.ts';
import type { Refusals } from './refusals.ts';
import type { OpenSource } from './source.ts';
import { clearStaging, findRepeated, type Run, type StagedItem, stageItems } from './stage-store.ts';

const BATCH = 1000;
/** Characters of items that are held in memory. */
export const MOST_TEXT = 4 * 1024 * 1024;

interface ReadItem extends StagedItem {
  item: FeedItem;
}

interface Staging {
  scope: Scope;
  ids: Run;
  source: OpenSource;
  /** Gets those that the run writes. */
  open: OpenItems;
  refusals: Refusals;
  signal: AbortSignal;
}

export interface Counts {
  /** Those that are refused included. */
  items: number;
  /** Those that are not refused. */
  staged: number;
  /** As they were, apart from those that this run itself wrote. */
  unchanged: number;
}

/** Throws `FeedFault` if the source cannot be used as a whole, which may be at its end. */
export async function stageSource(staging: Staging): Promise<Counts> {
  const { scope, ids, source, refusals, signal } = staging;
  await clearStaging(scope.db, ids.runId);
  const counts: Counts = { items: 0, staged: 0, unchanged: 0 };
  let ordinal = 0;
  let batch: ReadItem[] = [];
  let text = 0;
  const flush = async () => {
    await stageBatch(staging, batch, counts);
    batch = [];
    text = 0;
    signal.throwIfAborted();
  };
  for await (const item of source.items(signal)) {
    counts.items += 1;
    if (isItemFault(item)) {
      await refusals.add(item);
      continue;
    }
    // Of the text, only what the report of a refusal shows is kept.
    batch.push({ ...source.keysOf(item), ordinal, item: { ...item, raw: refusals.cut(item.raw) } });
    ordinal += 1;
    text += textLength(item);
    if (batch.length === BATCH || text > MOST_TEXT) await flush();
  }
  await flush();
  return counts;
}

/**
 * Reference numbers repeat: a second item with the same one is another job if its title, company or place differ, and the
 * same otherwise.
 */
async function stageBatch({ scope, ids, open, refusals }: Staging, batch: readonly ReadItem[], counts: Counts) {
  if (batch.length === 0) return;
  const first = await stageItems(scope, ids, batch);
  const repeated = await findRepeated(scope.db, ids.runId, first.again);
  const others = first.again.filter(({ ordinal }) => !repeated.has(ordinal));
  const told = others.map((item) => ({ ...item, identity: `${item.identity} ${item.postingKey}` }));
  const second = await stageItems(scope, ids, told);
  const written = [...first.open, ...second.open].sort((a, b) => a.ordinal - b.ordinal);
  for (const { item, ...staged } of written) await open.add({ staged, item });
  const same = [...first.again.filter(({ ordinal }) => repeated.has(ordinal)), ...second.again];
  for (const { item } of same.sort((a, b) => a.ordinal - b.ordinal))
    await refusals.add({ code: 'ITEM_REPEATED', params: {}, line: item.line, raw: item.raw });
  counts.staged += batch.length - same.length;
  counts.unchanged += first.unchanged + second.unchanged;
}
