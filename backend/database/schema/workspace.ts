/** What administrators have chosen for themselves in the workspace. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { instant } from './columns.ts';

/** An administrator who gets what awaits them as an email every morning. */
export const morningMail = pgTable(
  'morning_mail',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** IANA name of the time zone whose morning it is. */
    timeZone: text('time_zone').notNull(),
    /** Language of the mail. */
    locale: text('locale').notNull(),
    /** When it was last decided whether there is one to send: mornings up to then are over. */
    looked: instant('looked').notNull(),
  },
  (t) => [index('morning_mail_due').on(t.timeZone, t.looked)],
);
