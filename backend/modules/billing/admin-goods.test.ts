import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { accountEvent } from '../../database/schema/accounts.ts';
import { creditEntry, subscription } from '../../database/schema/billing.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { spend } from './spend.ts';
import { shop, shopBrand } from './testing/shop.ts';

const acme = shopBrand('acme');
const api = testBackend([acme, shopBrand('other')]);
const { ask, company, give, balance, inTransaction } = shop(api);

beforeEach(() => api.db.delete(rateLimit));

const siteAdmin = () => insertPerson(api, { roles: ['site_admin'] });

const CREDITS = `mutation ($brand: String!, $id: Int!, $type: String = "job", $amount: Int = 2, $days: Int, $reason: String = "Goodwill") {
  done: adminGrantCredits(brand: $brand, organizationId: $id, type: $type, amount: $amount, days: $days, reason: $reason) { id balance } }`;
const SUBSCRIPTION = `mutation ($brand: String!, $id: Int!, $product: String!) {
  done: adminGrantSubscription(brand: $brand, organizationId: $id, product: $product, reason: "Goodwill") { id ends } }`;
const EXTEND =
  'mutation ($id: Int!, $days: Int = 10) { done: adminExtendSubscription(id: $id, days: $days, reason: "Outage") }';
const TAKE_BACK = `mutation ($id: Int!, $undo: Boolean, $reason: String = "By mistake") {
  done: adminTakeCreditsBack(id: $id, undo: $undo, reason: $reason) }`;
const RESTORE = 'mutation ($id: Int!) { done: adminCancelSubscription(id: $id, undo: true, reason: "By mistake") }';
const CANCEL = 'mutation ($id: Int!) { done: adminCancelSubscription(id: $id, reason: "Abuse") }';

async function done(...args: Parameters<typeof ask>): Promise<unknown> {
  const { data, code } = await ask(...args);
  return code ?? data.done;
}

const subscriptionsOf = (id: number) =>
  api.db.select().from(everyBrand(subscription)).where(eq(subscription.organizationId, id)).orderBy(subscription.id);

const LEFT = 'query ($id: Int!) { done: adminEntry(of: "credits", id: $id) { entry { values } } }';
const entriesOf = (id: number) =>
  api.db.select().from(everyBrand(creditEntry)).where(eq(creditEntry.organizationId, id)).orderBy(creditEntry.id);

describe('credits', () => {
  it('are granted on a brand that the person administers, logged, and spent after those bought before', async () => {
    const { id } = await company();
    const admin = await siteAdmin();
    await give(id, 'gift');
    expect(await done(admin, CREDITS, { brand: 'acme', id, days: 7 })).toEqual({ id: expect.any(Number), balance: 3 });
    expect(await balance(id, 'job')).toBe(3);
    for (const subject of ['job:1', 'job:2'])
      await inTransaction('acme', (tx) =>
        spend({ brand: acme, locale: 'en', now: new Date() }, tx, { organizationId: id, purchase: 'job', subject }),
      );
    const spent = await api.db
      .select({ kind: creditEntry.kind, days: creditEntry.days })
      .from(everyBrand(creditEntry))
      .where(eq(creditEntry.organizationId, id))
      .orderBy(creditEntry.id);
    expect(spent).toEqual([
      { kind: 'bought', days: null },
      { kind: 'granted', days: 7 },
      { kind: 'spent', days: null },
      { kind: 'spent', days: 7 },
    ]);
    const log = await api.db
      .select({ actor: accountEvent.accountId, detail: accountEvent.detail, brand: accountEvent.frontend })
      .from(everyBrand(accountEvent))
      .where(like(accountEvent.kind, 'credits_granted'));
    expect(log).toEqual([
      {
        actor: admin.id,
        brand: 'acme',
        detail: { organization: String(id), type: 'job', amount: '2', reason: 'Goodwill' },
      },
    ]);
  });

  it.each([
    ['on a brand of others', { brand: 'other' }, 'NOT_ALLOWED'],
    ['of an unknown type', { type: 'gold' }, 'BAD_INPUT'],
    ['of none', { amount: 0 }, 'BAD_INPUT'],
    ['of too many', { amount: 1001 }, 'BAD_INPUT'],
    ['without a reason', { reason: ' ' }, 'BAD_INPUT'],
  ])('are not granted %s', async (_, values, code) => {
    const { id } = await company();
    expect(await done(await siteAdmin(), CREDITS, { brand: 'acme', id, ...values })).toBe(code);
    expect(await balance(id, 'job')).toBe(0);
  });

  it('are taken back as far as they are unspent, and restored, where they were granted by hand', async () => {
    const { id } = await company();
    const admin = await siteAdmin();
    // What it has on another brand counts there alone, also for those who see both.
    await give(id, 'gift', 'other');
    await give(id, 'gift');
    await done(admin, CREDITS, { brand: 'acme', id, type: 'contact', amount: 1 });
    await done(admin, CREDITS, { brand: 'acme', id, amount: 3, days: 7 });
    await done(admin, CREDITS, { brand: 'acme', id, amount: 1, days: 9 });
    const network = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const use = (subject: string) =>
      inTransaction('acme', (tx) =>
        spend({ brand: acme, locale: 'en', now: new Date() }, tx, { organizationId: id, purchase: 'job', subject }),
      );
    const [, bought, , three] = await entriesOf(id);
    for (const subject of ['job:1', 'job:2']) await use(subject);
    const left = () => done(network, LEFT, { id: three?.id });
    expect(await left()).toEqual({ entry: { values: expect.objectContaining({ unspent: 2, takenBack: null }) } });
    expect(await done(admin, TAKE_BACK, { id: bought?.id })).toBe(null);
    expect(await done(admin, TAKE_BACK, { id: three?.id, undo: true })).toBe(null);
    expect(await done(admin, TAKE_BACK, { id: three?.id, reason: ' ' })).toBe('BAD_INPUT');
    expect(await done(admin, TAKE_BACK, { id: three?.id })).toBe(2);
    expect(await done(admin, TAKE_BACK, { id: three?.id })).toBe(null);
    expect(await left()).toEqual({ entry: { values: expect.objectContaining({ unspent: 0, takenBack: 2 }) } });
    expect(await balance(id, 'job')).toBe(1);
    expect(await use('job:3')).toMatchObject({ days: 9 });
    expect(await done(admin, TAKE_BACK, { id: three?.id, undo: true })).toBe(2);
    expect(await use('job:4')).toMatchObject({ days: 7 });
    expect(await done(admin, TAKE_BACK, { id: three?.id })).toBe(null);
    expect(await balance(id, 'job')).toBe(1);
    const log = await api.db
      .select({ kind: accountEvent.kind, brand: accountEvent.frontend, detail: accountEvent.detail })
      .from(everyBrand(accountEvent))
      .where(sql`${accountEvent.kind} in ('credits_taken_back', 'credits_restored')`)
      .orderBy(accountEvent.id);
    const detail = { organization: String(id), type: 'job', amount: '2', reason: 'By mistake' };
    expect(log).toEqual([
      { kind: 'credits_taken_back', brand: 'acme', detail },
      { kind: 'credits_restored', brand: 'acme', detail },
    ]);
  });

  it('are taken back and restored each by itself, as the grant says which they are', async () => {
    const { id } = await company();
    const admin = await siteAdmin();
    const grants: number[] = [];
    for (const amount of [3, 2]) {
      const granted = (await done(admin, CREDITS, { brand: 'acme', id, amount })) as { id: number };
      grants.push(granted.id);
    }
    const [three = 0, two = 0] = grants;
    expect(await done(admin, TAKE_BACK, { id: three })).toBe(3);
    expect(await done(admin, TAKE_BACK, { id: two })).toBe(2);
    const values = async (grant: number) => (await done(admin, LEFT, { id: grant })) as object;
    expect(await values(three)).toMatchObject({ entry: { values: { unspent: 0, takenBack: 3 } } });
    expect(await values(two)).toMatchObject({ entry: { values: { unspent: 0, takenBack: 2 } } });
    expect(await done(admin, TAKE_BACK, { id: two, undo: true })).toBe(2);
    expect(await values(three)).toMatchObject({ entry: { values: { unspent: 0, takenBack: 3 } } });
    expect(await values(two)).toMatchObject({ entry: { values: { unspent: 2, takenBack: 0 } } });
    expect(await balance(id, 'job')).toBe(2);
  });

  it('are taken back on brands of the person alone, and once by many at the same time', async () => {
    const [here, away] = [await company(), await company('other')];
    const admin = await siteAdmin();
    const granted = { type: 'job', kind: 'granted', amount: 2, created: new Date() };
    await api.db.insert(everyBrand(creditEntry)).values([
      { ...granted, frontend: 'acme', organizationId: here.id },
      { ...granted, frontend: 'other', organizationId: away.id },
    ]);
    const [[own], [foreign]] = [await entriesOf(here.id), await entriesOf(away.id)];
    expect(await done(admin, TAKE_BACK, { id: foreign?.id })).toBe(null);
    expect(await done(here.owner, TAKE_BACK, { id: own?.id })).toBe('NOT_ALLOWED');
    const all = await Promise.all(Array.from({ length: 5 }, () => done(admin, TAKE_BACK, { id: own?.id })));
    expect(all.toSorted()).toEqual([2, null, null, null, null]);
    expect(await done(admin, TAKE_BACK, { id: foreign?.id, undo: true })).toBe(null);
    expect((await entriesOf(away.id)).map(({ amount }) => amount)).toEqual([2]);
    expect((await entriesOf(here.id)).map(({ amount }) => amount)).toEqual([2, -2]);
  });

  it('are not granted to an organization that the brand does not have, nor by its members', async () => {
    const elsewhere = await company('other');
    expect(await done(await siteAdmin(), CREDITS, { brand: 'acme', id: elsewhere.id })).toBe('ORGANIZATION_UNKNOWN');
    const { id, owner } = await company();
    expect(await done(owner, CREDITS, { brand: 'acme', id })).toBe('NOT_ALLOWED');
  });
});

describe('a subscription', () => {
  it('is granted as the brand sells it, the next one from the end of the first', async () => {
    const { id } = await company();
    const admin = await siteAdmin();
    const wish = { brand: 'acme', id, product: 'job_year' };
    await done(admin, SUBSCRIPTION, wish);
    const granted = await done(admin, SUBSCRIPTION, wish);
    const [first, second] = await subscriptionsOf(id);
    expect(granted).toEqual({ id: second?.id, ends: second?.ends.toISOString() });
    expect(first).toMatchObject({ label: 'Jobs for a year', type: 'job_flat_rate', slots: 2, lineId: null });
    expect(second?.starts).toEqual(first?.ends);
    expect(await done(admin, SUBSCRIPTION, { ...wish, product: 'three_jobs' })).toBe('BAD_INPUT');
    expect(await done(admin, SUBSCRIPTION, { ...wish, product: 'constructor' })).toBe('BAD_INPUT');
    expect(await done(admin, SUBSCRIPTION, { ...wish, brand: 'other' })).toBe('NOT_ALLOWED');
  });

  it('is extended and ended on a brand that the person administers, once', async () => {
    const [here, away] = [await company(), await company('other')];
    const admin = await siteAdmin();
    await give(here.id, 'contact_month');
    await give(away.id, 'contact_month', 'other');
    const [own] = await subscriptionsOf(here.id);
    const [foreign] = await subscriptionsOf(away.id);
    expect(await done(admin, EXTEND, { id: foreign?.id })).toBe(null);
    expect(await done(admin, CANCEL, { id: foreign?.id })).toBe(false);
    const later = new Date((own?.ends.getTime() ?? 0) + 10 * DAY_MS);
    expect(await done(admin, EXTEND, { id: own?.id })).toBe(later.toISOString());
    expect(await done(admin, EXTEND, { id: own?.id, days: 0 })).toBe('BAD_INPUT');
    expect(await done(admin, CANCEL, { id: own?.id })).toBe(true);
    expect(await done(admin, CANCEL, { id: own?.id })).toBe(false);
    expect(await done(admin, EXTEND, { id: own?.id })).toBe(null);
    expect((await subscriptionsOf(here.id))[0]).toMatchObject({ ends: later, cancelled: expect.any(Date) });
    expect((await subscriptionsOf(away.id))[0]).toMatchObject({ ends: foreign?.ends, cancelled: null });
  });

  it('ends sooner by negative days, but not in the past', async () => {
    const { id } = await company();
    const admin = await siteAdmin();
    await give(id, 'contact_month');
    const [own] = await subscriptionsOf(id);
    const sooner = new Date((own?.ends.getTime() ?? 0) - 10 * DAY_MS);
    expect(await done(admin, EXTEND, { id: own?.id, days: -10 })).toBe(sooner.toISOString());
    expect(await done(admin, EXTEND, { id: own?.id, days: -20 })).toBe(null);
    expect(await done(admin, EXTEND, { id: own?.id, days: -3651 })).toBe('BAD_INPUT');
    expect((await subscriptionsOf(id))[0]?.ends).toEqual(sooner);
  });

  it('that was ended goes on again on a brand of the person, unless it was refunded or its time has passed', async () => {
    const [here, away] = [await company(), await company('other')];
    const admin = await siteAdmin();
    await give(here.id, 'contact_month');
    await give(here.id, 'promoted');
    await give(away.id, 'contact_month', 'other');
    await api.db.execute(sql`update purchase_order set state = 'paid' where provider = 'none'`);
    const all = everyBrand(subscription);
    await api.db.update(all).set({ cancelled: new Date() });
    const [month, promoted] = await subscriptionsOf(here.id);
    const [foreign] = await subscriptionsOf(away.id);
    expect(await done(admin, RESTORE, { id: foreign?.id })).toBe(false);
    expect(await done(admin, RESTORE, { id: month?.id })).toBe(true);
    expect(await done(admin, RESTORE, { id: month?.id })).toBe(false);
    await api.db
      .update(all)
      .set({ begun: new Date(), ended: new Date() })
      .where(eq(all.id, promoted?.id ?? 0));
    expect(await done(admin, RESTORE, { id: promoted?.id })).toBe(true);
    expect((await subscriptionsOf(here.id))[1]).toMatchObject({ cancelled: null, begun: null, ended: null });
    expect((await subscriptionsOf(away.id))[0]?.cancelled).toEqual(expect.any(Date));
    await api.db.update(all).set({ cancelled: new Date() });
    await api.db.execute(sql`update purchase_order set state = 'refunded' where provider = 'none'`);
    expect(await done(admin, RESTORE, { id: month?.id })).toBe(false);
    await api.db.execute(sql`update purchase_order set state = 'paid' where provider = 'none'`);
    await api.db.update(all).set({ starts: new Date(0), ends: new Date(1) });
    expect(await done(admin, RESTORE, { id: month?.id })).toBe(false);
    const log = await api.db
      .select({ brand: accountEvent.frontend })
      .from(everyBrand(accountEvent))
      .where(eq(accountEvent.kind, 'subscription_restored'));
    expect(log).toEqual([{ brand: 'acme' }, { brand: 'acme' }]);
  });
});
