/** Locks that nobody waits for: whoever finds one taken leaves the work to whoever holds it, or to the next. */
import type { Transaction } from './index-types.ts';

/** Arbitrary, otherwise unused lock ids. */
const LOCKS = {
  /** Folding the changed counts of a brand. */
  COUNTS: 3_025_025,
  /** Adding words. */
  WORDS: 3_025_026,
  /** Naming the facet values of a brand. */
  ALIASES: 3_025_027,
} as const;

/** Takes the lock until the end of the transaction, if nobody else has it; returns whether it is held. `part` divides it, by brand for instance. */
export async function isFree(tx: Transaction, lock: keyof typeof LOCKS, part = 0): Promise<boolean> {
  const { rows } = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1, $2) as free', [
    LOCKS[lock],
    part,
  ]);
  return rows[0]?.free === true;
}

/** Takes the lock until the end of the transaction, and waits for it: for the rare work that cannot be left to the next. */
export async function waitFor(tx: Transaction, lock: keyof typeof LOCKS, part: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', [LOCKS[lock], part]);
}
