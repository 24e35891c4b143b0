/** Reads the whole source once: its items by identity into a table, without changing a job. */
import type { Connection } from '../../../database/pool.ts';
import { isItemFault } from '../read/feed-item.ts';
import type { Refusals } from './refusals.ts';
import type { OpenSource } from './source.ts';
import { clearStaging, findRepeated, type StagedItem, stageItems } from './stage-store.ts';

const BATCH = 1000;

interface StagedWithPlace extends StagedItem {
  line: number;
  raw: string;
}

interface Staging {
  db: Connection;
  runId: number;
  source: OpenSource;
  refusals: Refusals;
  signal: AbortSignal;
}

/** Returns the number of items, those that are refused included. Throws `FeedFault` if the source cannot be used as a whole. */
export async function stageSource({ db, runId, source, refusals, signal }: Staging): Promise<number> {
  await clearStaging(db, runId);
  let items = 0;
  let ordinal = 0;
  let batch: StagedWithPlace[] = [];
  const flush = async () => {
    await stageBatch(db, runId, batch, refusals);
    batch = [];
    signal.throwIfAborted();
  };
  for await (const item of source.items(signal)) {
    items += 1;
    if (isItemFault(item)) {
      await refusals.add(item);
      continue;
    }
    // Of the text, only what the report of a refusal shows is kept.
    batch.push({ ...source.keysOf(item), ordinal, line: item.line, raw: refusals.cut(item.raw) });
    ordinal += 1;
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return items;
}

/**
 * Reference numbers repeat: a second item with the same one is another job if its title, company or place differ, and the
 * same otherwise.
 */
async function stageBatch(
  db: Connection,
  runId: number,
  batch: readonly StagedWithPlace[],
  refusals: Refusals,
): Promise<void> {
  if (batch.length === 0) return;
  const left = (await stageItems(db, runId, batch)) as StagedWithPlace[];
  if (left.length === 0) return;
  const repeated = await findRepeated(db, runId, left);
  const others = left.filter(({ ordinal }) => !repeated.has(ordinal));
  const told = others.map((item) => ({ ...item, identity: `${item.identity} ${item.postingKey}` }));
  const again = (await stageItems(db, runId, told)) as StagedWithPlace[];
  const same = [...left.filter(({ ordinal }) => repeated.has(ordinal)), ...again];
  for (const { line, raw } of same.sort((a, b) => a.ordinal - b.ordinal))
    await refusals.add({ code: 'ITEM_REPEATED', params: {}, line, raw });
}
