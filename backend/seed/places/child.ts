/** Child process of `seedPlaces`: sends the rows in batches, each after the previous one is stored. */
import { placeTables } from './rows.ts';

const BATCH = 2000;

/** One message to the parent: rows of one table as JSON text. */
export interface PlaceBatch {
  table: string;
  rows: string;
}

function* batches(): Generator<PlaceBatch> {
  for (const { table, rows } of placeTables())
    for (let first = 0; first < rows.length; first += BATCH)
      yield { table, rows: JSON.stringify(rows.slice(first, first + BATCH)) };
}

const pending = batches();

function next(): void {
  const { value, done } = pending.next();
  process.send?.(done ? null : value, () => done && process.disconnect());
}

process.on('message', next);
next();
