/** All SQL of used proofs. */
import { lt } from 'drizzle-orm';
import { captchaSpent } from '../../database/schema/captcha.ts';
import type { Scope } from '../../scope.ts';

/** False if it was used before. */
export async function spendNonce(db: Scope['db'], nonce: string, expires: Date): Promise<boolean> {
  const rows = await db
    .insert(captchaSpent)
    .values({ nonce, expires })
    .onConflictDoNothing()
    .returning({ nonce: captchaSpent.nonce });
  return rows.length > 0;
}

/** Deletes expired ones; returns the number. */
export async function sweepSpent(db: Scope['db'], now: Date): Promise<number> {
  const rows = await db
    .delete(captchaSpent)
    .where(lt(captchaSpent.expires, now))
    .returning({ nonce: captchaSpent.nonce });
  return rows.length;
}
