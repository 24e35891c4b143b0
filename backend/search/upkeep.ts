/** What writers leave for later, done in the background. */
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { pruneChanges } from './changes.ts';
import { nameLaterValues } from './facet-aliases.ts';
import { addLaterWords, pruneWords } from './search-words.ts';
import { foldAll } from './tally.ts';

/** Folds changed counts, adds the words and names that were put down, and deletes changes that everybody has read and words that nothing has. */
export async function keepSearch(pool: Pool): Promise<void> {
  await inTransaction(pool, foldAll);
  await inTransaction(pool, addLaterWords);
  const { rows } = await pool.query<{ brand: number }>('select distinct brand from facet_alias_later');
  for (const { brand } of rows) await inTransaction(pool, (tx) => nameLaterValues(tx, brand));
  await inTransaction(pool, pruneChanges);
  await pruneWords(pool);
}
