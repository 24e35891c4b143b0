/** SQL of the newsletter's readers, each of one brand. */
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import type { Connection } from '../../database/pool.ts';
import { account } from '../../database/schema/accounts.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import type { Scope } from '../../scope.ts';

/** A reader with the address of the mails. */
export type ReaderRow = typeof newsletterReader.$inferSelect & { address: string };

/** A person: an account, an address that was proved to be theirs, or both. */
export interface Owner {
  accountId: number | null;
  email: string | null;
}

interface Beginning {
  locale: string;
  nonce: string;
  now: Date;
  /** Time of the latest issue, which they do not get any more. */
  issue: Date;
}

const isReading = and(isNotNull(newsletterReader.confirmed), isNull(newsletterReader.ended));

function owned({ accountId, email }: Owner, db: Connection) {
  const { accountId: ofAccount, email: ofAddress } = newsletterReader;
  const sameAddress = (address: string) =>
    or(
      eq(ofAddress, address),
      inArray(ofAccount, db.select({ id: account.id }).from(account).where(eq(account.email, address))),
    );
  return or(
    accountId === null ? undefined : eq(ofAccount, accountId),
    email === null ? sql`false` : sameAddress(email),
  );
}

/** For the holder of a token, which the caller compares. */
export async function findReader(scope: Scope, id: number): Promise<ReaderRow | undefined> {
  return first(scope, eq(newsletterReader.id, id));
}

/** A subscription of this person that gets issues, the earliest. */
export async function findReading(scope: Scope, owner: Owner): Promise<ReaderRow | undefined> {
  return first(scope, and(owned(owner, scope.db), isReading));
}

async function first(scope: Scope, condition: ReturnType<typeof and>): Promise<ReaderRow | undefined> {
  const address = sql<string>`coalesce(${newsletterReader.email}, ${account.email})`;
  const [row] = await rowsOf(scope)
    .select({ reader: columnsOf(newsletterReader), address })
    .from(newsletterReader)
    .leftJoin(account, eq(account.id, newsletterReader.accountId))
    .where(condition)
    .orderBy(asc(newsletterReader.id))
    .limit(1);
  return row && { ...row.reader, address: row.address };
}

/** Begins the subscription of an account, or takes it up again; one that gets issues stays as it is. */
export async function beginReading(
  scope: Scope,
  { accountId, locale, nonce, now, issue }: Beginning & { accountId: number },
): Promise<void> {
  const { ended, issue: last } = newsletterReader;
  await rowsOf(scope)
    .insert(newsletterReader)
    .values({ accountId, locale, nonce, created: now, confirmed: now, issue })
    .onConflictDoUpdate({
      target: [newsletterReader.accountId, newsletterReader.frontend],
      set: {
        ended: null,
        confirmed: sql`case when ${ended} is null then ${newsletterReader.confirmed} else excluded.confirmed end`,
        issue: sql`case when ${ended} is null then ${last} else excluded.issue end`,
      },
    });
}

/** The subscription of an address, which gets no issues before it is confirmed; an existing one stays as it is. */
export async function askReader(
  scope: Scope,
  { email, locale, nonce, now, issue }: Beginning & { email: string },
): Promise<ReaderRow> {
  await rowsOf(scope)
    .insert(newsletterReader)
    .values({ email, locale, nonce, created: now, issue })
    .onConflictDoNothing();
  const row = await first(scope, eq(newsletterReader.email, email));
  if (row === undefined) throw new Error('A reader was neither written nor there.');
  return row;
}

/** Confirms an address, or takes up a subscription that ended. */
export async function confirmReader(
  scope: Scope,
  id: number,
  { now, issue }: Pick<Beginning, 'now' | 'issue'>,
): Promise<void> {
  await rowsOf(scope)
    .update(newsletterReader)
    .set({ confirmed: now, ended: null, issue })
    .where(eq(newsletterReader.id, id));
}

/** Ends all subscriptions of a person on this brand; returns whose they were. */
export function endReaders(scope: Scope & { now: Date }, owner: Owner): Promise<Owner[]> {
  const { accountId, email } = newsletterReader;
  return rowsOf(scope)
    .update(newsletterReader)
    .set({ ended: scope.now })
    .where(and(owned(owner, scope.db), isReading))
    .returning({ accountId, email });
}

/** Deletes readers of all brands who did not confirm since one time, and addresses that unsubscribed before the other. Returns their number. */
export async function deleteOldReaders(
  db: Connection,
  { unconfirmed, ended }: { unconfirmed: Date; ended: Date },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${acrossBrands(newsletterReader, 'Who does not read goes on every brand.')}
    where (confirmed is null and created < ${unconfirmed}) or (account_id is null and ended < ${ended})`);
  return rowCount ?? 0;
}
