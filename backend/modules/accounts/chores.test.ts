import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { account, accountEvent, accountLink, accountRole, accountSession } from '../../database/schema/accounts.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { recordEvent } from '../audit/event-store.ts';
import { sweepAccounts, sweepAccountsTask } from './chores.ts';
import { issueLink } from './link-store.ts';
import { testAccounts } from './testing/account-site.ts';

const brands = [
  testBrand('acme', ({ retention }) => {
    retention.unverifiedAccountDays = 10;
  }),
  testBrand('other', ({ retention }) => {
    retention.unverifiedAccountDays = 40;
  }),
];
const site = testAccounts();
const findBrand = (id: string) => brands.find((brand) => brand.id === id);
const sweep = (now = new Date()) =>
  sweepAccounts(
    { ...site.backend.work, pool: site.pool, findBrand, originOf: ({ id }) => `http://${id}.example` },
    now,
  );
const inDays = (count: number) => new Date(Date.now() + count * DAY_MS);
const waiting = (values: Parameters<typeof insertPerson>[1]) => insertPerson(site, { emailVerified: null, ...values });
const isThere = async (id: number) => (await site.db.select().from(account).where(eq(account.id, id))).length > 0;

describe('accounts whose address nobody confirmed', () => {
  it('go after the days that their brand gives them', async () => {
    const old = await waiting({ created: days(-11) });
    const young = await waiting({ created: days(-9) });
    const elsewhere = await waiting({ created: days(-11), on: 'other' });
    const confirmed = await waiting({ created: days(-100), emailVerified: days(-99) });
    const keeper = await waiting({ created: days(-100) });
    await site.db
      .insert(everyBrand(accountRole))
      .values({ accountId: keeper.id, role: 'administrator', frontend: null });
    const unknown = await waiting({ created: days(-100), on: 'gone' });
    expect(await sweep()).toBe(1);
    const left = await Promise.all([old, young, elsewhere, confirmed, keeper, unknown].map(({ id }) => isThere(id)));
    expect(left).toEqual([false, true, true, true, true, true]);
    expect(await sweep(inDays(30))).toBe(2);
  });
});

describe('the clock', () => {
  beforeAll(() => site.db.delete(account));

  it('takes away links, sessions and lines of the log in their time', async () => {
    const person = await insertPerson(site);
    await recordEvent(
      { db: site.db, frontend: 'acme' },
      { kind: 'sign_in', accountId: person.id, address: '192.0.2.1' },
    );
    await issueLink(
      { db: site.db, frontend: 'acme' },
      { accountId: person.id, kind: 'reset_password', now: new Date() },
    );
    const rows = async () => {
      const tables = [accountLink, accountSession, accountEvent] as const;
      return Promise.all(tables.map(async (table) => (await site.db.select().from(everyBrand(table))).length));
    };
    await sweep();
    expect(await rows()).toEqual([1, 1, 1]);
    await sweep(inDays(29));
    expect(await rows()).toEqual([1, 1, 1]);
    await sweep(inDays(32));
    expect(await rows()).toEqual([0, 0, 1]);
    await sweep(inDays(366));
    expect(await rows()).toEqual([0, 0, 0]);
  });

  it('says what it removed', async () => {
    await waiting({ created: days(-11) });
    await sweepAccountsTask.run({ ...site.backend.work, findBrand, signal: new AbortController().signal }, {});
    expect(site.entries.at(-1)).toMatchObject({
      code: 'CLOCK',
      message: 'Removed 1 accounts whose address nobody confirmed.',
    });
  });
});

it('keeps the network of a person, and no address', async () => {
  const person = await insertPerson(site);
  const event = { kind: 'sign_in' as const, accountId: person.id, address: '2001:db8:1:2:3::4' };
  await recordEvent({ db: site.db, frontend: 'acme' }, event);
  const [row] = await site.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.accountId, person.id));
  expect(row?.network).toBe('2001:db8:1:2');
});
