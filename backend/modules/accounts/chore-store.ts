/** SQL of the scheduled cleanup of accounts, on all brands. */

import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import {
  accountBrand,
  accountEvent,
  accountLink,
  accountRole,
  accountSession,
} from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';

const WHY = 'What is old goes on every brand.';

/**
 * Deletes expired sessions, links and sessions that ended before one time, and log entries from before the other, on all
 * brands.
 */
export async function deleteEnded(
  db: Connection,
  { now, ended, events }: { now: Date; ended: Date; events: Date },
): Promise<void> {
  await db.execute(sql`delete from ${acrossBrands(accountLink, WHY)} where expires < ${ended}`);
  await db.execute(sql`delete from ${acrossBrands(accountSession, WHY)} where expires < ${now} or ended < ${ended}`);
  await db.execute(sql`delete from ${acrossBrands(accountEvent, WHY)} where created < ${events}`);
  // The one mail that is kept for a deleted account.
  await db.execute(
    sql`delete from ${acrossBrands(outbox, WHY)} where template = 'account_deleted' and created < ${ended}`,
  );
}

interface UnconfirmedAccount extends Record<string, unknown> {
  id: number;
  created: Date;
  /** Brands that it has joined. */
  frontends: string[];
}

/** Accounts without further roles that were created before a given time and whose address is still unconfirmed; limited in number. */
export async function listUnconfirmed(db: Connection, before: Date, limit: number): Promise<UnconfirmedAccount[]> {
  const { rows } = await db.execute<UnconfirmedAccount>(sql`
    select a.id, a.created, array_remove(array_agg(b.frontend), null) as frontends
    from account a left join ${acrossBrands(accountBrand, WHY)} b on b.account_id = a.id
    where a.email_verified is null and a.created < ${before}
      and not exists (select from ${acrossBrands(accountRole, WHY)} r where r.account_id = a.id and r.role not in ('applicant', 'recruiter'))
    group by a.id order by a.id limit ${limit}`);
  return rows;
}
