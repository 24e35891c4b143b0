/** Names of the people that mails are to. */
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Connection } from '../database/pool.ts';
import { account } from '../database/schema/accounts.ts';
import type { Addressee } from './templates.ts';

/**
 * By address in lower case; only confirmed addresses of accounts with a name, since a name that somebody else entered
 * would be a text from them.
 */
export async function findAddressees(tx: Connection, addresses: readonly string[]): Promise<Map<string, Addressee>> {
  const { email, displayName, firstName, lastName } = account;
  const rows = await tx
    .select({ email, displayName, firstName, lastName })
    .from(account)
    .where(
      and(
        inArray(
          email,
          addresses.map((address) => address.toLowerCase()),
        ),
        isNotNull(account.emailVerified),
      ),
    );
  return new Map(
    rows.flatMap((row) => {
      const name = `${row.firstName} ${row.lastName}`.trim() || row.displayName;
      return name === '' ? [] : [[row.email, { name, firstName: row.firstName || name }] as const];
    }),
  );
}
