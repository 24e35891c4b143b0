/** Readers of the newsletter of one brand, for sending. */
import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { accountBrand } from '../../database/schema/accounts.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import type { Scope } from '../../scope.ts';
import { reachedOn } from '../rights/standing-store.ts';

export interface DueReader {
  id: number;
  /** Null for an account that gets no mails, and for an address whose account gets the issue. */
  recipient: string | null;
  locale: string;
  nonce: string;
  /** Time of the last issue they got, or left out. */
  issue: Date;
}

/** Readers who have not had an issue yet and whom nobody else holds; locked until the end of the transaction. */
export async function lockReaders(
  db: Connection,
  { frontend, issue, limit }: { frontend: string; issue: Date; limit: number },
): Promise<DueReader[]> {
  const rows = rowsOf({ db, frontend });
  const { confirmed, ended, issue: last, id } = newsletterReader;
  const taken = rows
    .select()
    .from(newsletterReader)
    .where(and(isNotNull(confirmed), isNull(ended), lt(last, issue)))
    .orderBy(asc(last), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const isReached = reachedOn(frontend, sql`a`);
  const hasAccount = sql`exists(select from ${rows.all(newsletterReader)} o join account a on a.id = o.account_id
    where a.email = t.email and o.ended is null and ${isReached})`;
  const { rows: due } = await db.execute<Omit<DueReader, 'issue'> & { issue: string }>(sql`
    with taken as ${taken}
    select t.id, t.nonce, t.issue, coalesce(b.locale, t.locale) as locale,
      case when t.account_id is null then case when not ${hasAccount} then t.email end
        when ${isReached} then a.email end as recipient
    from taken t left join account a on a.id = t.account_id
    left join ${rows.all(accountBrand)} b on b.account_id = t.account_id order by t.id`);
  return due.map((row) => ({ ...row, issue: new Date(row.issue) }));
}

/** Records that these readers have had an issue. */
export async function noteIssue(scope: Scope, ids: readonly number[], issue: Date): Promise<void> {
  await rowsOf(scope)
    .update(newsletterReader)
    .set({ issue })
    .where(inArray(newsletterReader.id, [...ids]));
}
