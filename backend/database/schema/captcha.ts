/** Solved proof-of-work challenges, so that none is accepted twice by any process. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const captchaSpent = pgTable(
  'captcha_spent',
  {
    /** Random part of the challenge. */
    nonce: text('nonce').primaryKey(),
    /** From then on the challenge has expired anyway. */
    expires: instant('expires').notNull(),
  },
  (t) => [index('captcha_spent_oldest').on(t.expires)],
);
