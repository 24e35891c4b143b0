/** Proofs of work that were shown once: none counts twice, in whatever process. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const captchaSpent = pgTable(
  'captcha_spent',
  {
    /** Random part of the challenge. */
    nonce: text('nonce').primaryKey(),
    /** From then on the challenge is worth nothing anyway. */
    expires: instant('expires').notNull(),
  },
  (t) => [index('captcha_spent_oldest').on(t.expires)],
);
