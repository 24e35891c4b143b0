/** All SQL of spent proofs. */
import { lt } from 'drizzle-orm';
import { captchaSpent } from '../../database/schema/captcha.ts';
import type { Scope } from '../../scope.ts';

/** Whether it was not spent before. */
export async function spendNonce(db: Scope['db'], nonce: string, expires: Date): Promise<boolean> {
  const rows = await db
    .insert(captchaSpent)
    .values({ nonce, expires })
    .onConflictDoNothing()
    .returning({ nonce: captchaSpent.nonce });
  return rows.length > 0;
}

/** Forgets those that no longer count anyway; answers how many. */
export async function sweepSpent(db: Scope['db'], now: Date): Promise<number> {
  const rows = await db
    .delete(captchaSpent)
    .where(lt(captchaSpent.expires, now))
    .returning({ nonce: captchaSpent.nonce });
  return rows.length;
}
