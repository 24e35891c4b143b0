import { eq, like } from 'drizzle-orm';
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
  done: adminGrantCredits(brand: $brand, organizationId: $id, type: $type, amount: $amount, days: $days, reason: $reason) }`;
const SUBSCRIPTION = `mutation ($brand: String!, $id: Int!, $product: String!) {
  done: adminGrantSubscription(brand: $brand, organizationId: $id, product: $product, reason: "Goodwill") }`;
const EXTEND =
  'mutation ($id: Int!, $days: Int = 10) { done: adminExtendSubscription(id: $id, days: $days, reason: "Outage") }';
const CANCEL = 'mutation ($id: Int!) { done: adminCancelSubscription(id: $id, reason: "Abuse") }';

async function done(...args: Parameters<typeof ask>): Promise<unknown> {
  const { data, code } = await ask(...args);
  return code ?? data.done;
}

const subscriptionsOf = (id: number) =>
  api.db.select().from(everyBrand(subscription)).where(eq(subscription.organizationId, id)).orderBy(subscription.id);

describe('credits', () => {
  it('are granted on a brand that the person administers, logged, and spent after those bought before', async () => {
    const { id } = await company();
    const admin = await siteAdmin();
    await give(id, 'gift');
    expect(await done(admin, CREDITS, { brand: 'acme', id, days: 7 })).toBe(3);
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
    await done(admin, SUBSCRIPTION, wish);
    const [first, second] = await subscriptionsOf(id);
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
});
