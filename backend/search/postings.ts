/** Jobs that are the same advertisement, by their key. */
import type { Transaction } from './index-types.ts';

export interface SamePosting {
  id: number;
  key: string;
}

/** Published jobs with these keys, of all brands, in the order of their ids. */
export async function findPostings(tx: Transaction, keys: readonly string[]): Promise<SamePosting[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<SamePosting>(
    'select job_id as id, posting_key as key from job_search where posting_key = any($1::text[]) order by job_id',
    [keys],
  );
  return rows;
}
