/** Scheduled cleanup: expired links and sessions, old log entries, unconfirmed accounts. */

import type pg from 'pg';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { Announcing } from '../../announcements.ts';
import { openDatabase } from '../../database/pool.ts';
import { transact } from '../../database/transact.ts';
import { defineTask } from '../../work/work.ts';
import { lockAccount } from './account-store.ts';
import { deleteEnded, listUnconfirmed } from './chore-store.ts';
import { removeAccount } from './delete-account.ts';

/** Retention of the account log, in days; docs/limits.md publishes it. */
export const EVENT_DAYS = 365;
/** Days for which ended sessions and expired links are kept, so that a late visitor is told why they do not work. */
export const ENDED_DAYS = 30;
const MOST_ACCOUNTS = 200;

/** Accounts of brands that this server does not know are kept. */
export type ChoreOptions = Omit<Announcing, 'now'> & { pool: pg.Pool };

export const sweepAccountsTask = defineTask({
  name: 'sweep-accounts',
  schedule: '20 * * * *',
  retryLimit: 0,
  async run(tools) {
    const removed = await sweepAccounts(tools, tools.now());
    if (removed > 0) tools.log('info', 'CLOCK', `Removed ${removed} accounts whose address nobody confirmed.`);
  },
});

/** Does everything that is due at `now`; returns the number of deleted accounts. */
export async function sweepAccounts({ pool, ...options }: ChoreOptions, now: Date): Promise<number> {
  const { findBrand } = options;
  const tools = { ...options, now };
  const db = openDatabase(pool);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteEnded(db, { now, ended: before(ENDED_DAYS), events: before(EVENT_DAYS) });
  const rows = await listUnconfirmed(db, before(1), MOST_ACCOUNTS * 10);
  const stale = rows.filter(({ created, frontends }) => {
    const days = daysOf(frontends, findBrand);
    return days !== null && new Date(created) < before(days);
  });
  let removed = 0;
  for (const { id } of stale.slice(0, MOST_ACCOUNTS)) removed += await removeUnconfirmed(pool, id, tools);
  return removed;
}

/** The longest period of the brands that the person joined; an account from a provider that joined none gets the shortest possible. */
function daysOf(frontends: readonly string[], findBrand: ChoreOptions['findBrand']): number | null {
  const terms = frontends.map((id) => findBrand(id)?.document.retention.unverifiedAccountDays ?? null);
  if (terms.some((days) => days === null)) return null;
  return Math.max(1, ...terms.map(Number));
}

/** The address may be confirmed at the same moment. */
async function removeUnconfirmed(pool: pg.Pool, id: number, tools: Announcing): Promise<number> {
  return transact({ pool, frontend: '' }, async (tx) => {
    const row = await lockAccount(tx, id);
    if (row.emailVerified !== null) return 0;
    await removeAccount(tx, row, tools);
    return 1;
  });
}
