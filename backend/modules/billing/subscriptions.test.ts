import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { subscription } from '../../database/schema/billing.ts';
import { appConfig } from '../../database/schema/brands.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { noticeEnds, raiseProfiles } from './clock-tasks.ts';
import { spend } from './spend.ts';
import { shop, shopBrand } from './testing/shop.ts';

const acme = shopBrand('acme');
const creditsOnly = shopBrand('credits', ({ prices }) => {
  const { three_jobs } = prices.products;
  prices.products = three_jobs ? { three_jobs } : {};
});
const grand = shopBrand('grand', ({ prices }) => {
  prices.products.premium = { name: 'Premium', type: 'premium_profile', price: 600, days: 365 };
});
const closed = testBrand('closed', ({ features }) => {
  features.resumeSearches = false;
});
const api = testBackend([acme, shopBrand('other'), creditsOnly, testBrand('free'), grand, closed]);
const { ask, company, give, order, balance, inTransaction, mails } = shop(api);
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

const LIST = `query ($filters: [SubscriptionFilter!], $limit: Int! = 100, $offset: Int, $sorting: [SubscriptionSort!],
    $all: Boolean, $id: Int) {
  getSubscriptions(filters: $filters, limit: $limit, offset: $offset, sorting: $sorting,
    showSubscriptionsFromAllFrontends: $all, organizationId: $id) {
    total errors subscriptions { label type frontend organizationName availableJobSlots startDate endDate absoluteUrl
      status { label value } usageResumeContactSlots { active available total } product { id name } } } }`;

interface Listed {
  total: number;
  errors: string[];
  subscriptions: {
    label: string;
    frontend: string;
    status: { label: string; value: string };
    startDate: string;
    endDate: string;
    [name: string]: unknown;
  }[];
}

async function list(person: Person, variables: Record<string, unknown> = {}, frontend?: string): Promise<Listed> {
  const { data, code } = await ask(person, LIST, variables, frontend);
  if (code !== undefined) throw new Error(code);
  return data.getSubscriptions as Listed;
}

beforeEach(async () => {
  for (const table of [outbox, rateLimit, subscription]) await api.db.delete(everyBrand(table)).catch(() => undefined);
});

describe('getCredits', () => {
  const CREDITS = `query ($id: Int) {
    getCredits(organizationId: $id) { amount label organizationName type frontend } }`;

  it('gives what is left by type, with labels in the language of the request', async () => {
    const { id, owner } = await company();
    await give(id, 'three_jobs');
    await give(id, 'contacts');
    await give(id, 'three_jobs', 'other');
    const named = { organizationName: 'Harbor Ice', frontend: 'acme' };
    const german = await ask(owner, CREDITS, { id }, 'acme;de');
    expect(german.data.getCredits).toEqual([
      { ...named, type: 'contact', amount: 10, label: 'Kontaktguthaben' },
      { ...named, type: 'job', amount: 3, label: 'Anzeigenguthaben' },
    ]);
    expect((await ask(owner, CREDITS)).data.getCredits).toHaveLength(2);
  });

  it('gives nobody those of others', async () => {
    const { id } = await company();
    await give(id, 'three_jobs');
    const stranger = (await company()).owner;
    expect((await ask(stranger, CREDITS, { id })).code).toBe('ORGANIZATION_UNKNOWN');
    expect((await ask(stranger, CREDITS)).data.getCredits).toEqual([]);
    expect((await ask(null, CREDITS, { id })).code).toBe('SIGN_IN_REQUIRED');
    const elsewhere = await insertPerson(api, { on: 'other', roles: ['site_admin'] });
    expect((await ask(elsewhere, CREDITS, { id }, 'other;en')).code).toBe('ORGANIZATION_UNKNOWN');
  });
});

describe('getSubscriptions', () => {
  it('says of each how it stands now, and its slots', async () => {
    const { id, owner } = await company();
    await give(id, 'contact_month');
    await inTransaction('acme', (tx) =>
      spend({ brand: acme, locale: 'en', now: new Date() }, tx, {
        ...{ organizationId: id, purchase: 'contact', subject: 'resume:5' },
      }),
    );
    await give(id, 'job_year');
    const { total, subscriptions } = await list(owner, { sorting: [{ field: 'label', value: 'asc' }] });
    expect(total).toBe(2);
    expect(subscriptions).toMatchObject([
      {
        ...{ label: 'Contacts for a month', type: 'contact_flat_rate', frontend: 'acme', availableJobSlots: null },
        status: { label: 'Active', value: 'active' },
        usageResumeContactSlots: { active: 1, available: 4, total: 5 },
        product: { id: 'contact_month', name: 'Contacts for a month' },
        organizationName: 'Harbor Ice',
        absoluteUrl: expect.stringMatching(/^https:\/\/acme\.example\/my-products#subscription-\d+$/),
      },
      { label: 'Jobs for a year', availableJobSlots: 2, usageResumeContactSlots: null },
    ]);
  });

  it('filters by status, type and a part of the name, sorts, and gives parts', async () => {
    const { id, owner } = await company();
    await give(id, 'job_year');
    await give(id, 'job_year');
    await give(id, 'contact_month', 'acme', later(-60));
    const statusOf = (value: string) => list(owner, { filters: [{ field: 'status', value: [value] }] });
    expect((await statusOf('active')).subscriptions.map(({ label }) => label)).toEqual(['Jobs for a year']);
    expect((await statusOf('scheduled')).total).toBe(1);
    expect((await statusOf('expired')).subscriptions.map(({ label }) => label)).toEqual(['Contacts for a month']);
    expect((await statusOf('cancelled')).total).toBe(0);
    const named = await list(owner, { filters: [{ field: 'label', value: ['for a m'] }] });
    expect(named.total).toBe(1);
    expect((await list(owner, { filters: [{ field: 'label', value: ['%'] }] })).total).toBe(0);
    const typed = await list(owner, { filters: [{ field: 'type', value: ['job_flat_rate'] }], limit: 1, offset: 1 });
    expect(typed).toMatchObject({ total: 2, subscriptions: [{ status: { value: 'scheduled' } }] });
    const sorted = await list(owner, { sorting: [{ field: 'endDate', value: 'desc' }] });
    expect(sorted.subscriptions.map(({ status }) => status.value)).toEqual(['scheduled', 'active', 'expired']);
  });

  it('says in words which field there is not, and refuses a limit out of bounds', async () => {
    const { owner } = await company();
    const wrong = { filters: [{ field: 'colour', value: ['red'] }], sorting: [{ field: 'size', value: 'asc' }] };
    expect(await list(owner, wrong)).toEqual({
      ...{ subscriptions: [], total: 0 },
      errors: ['Subscriptions have no field “colour”.', 'Subscriptions have no field “size”.'],
    });
    for (const limit of [0, 101, -1]) await expect(list(owner, { limit })).rejects.toThrow('BAD_INPUT');
    await expect(list(owner, { offset: -1 })).rejects.toThrow('BAD_INPUT');
  });

  it('shows those of other brands on request, of organizations that one acts for alone', async () => {
    const { id, owner } = await company();
    await api.db
      .insert(everyBrand(organizationProfile))
      .values({ organizationId: id, frontend: 'other', slug: randomUUID() });
    await give(id, 'job_year');
    await give(id, 'contact_month', 'other');
    expect((await list(owner)).total).toBe(1);
    expect((await list(owner, { all: true })).subscriptions.map(({ frontend }) => frontend).sort()).toEqual([
      'acme',
      'other',
    ]);
    expect((await list(owner, { all: true, id })).total).toBe(2);
    const administrator = await insertPerson(api, { roles: ['site_admin'] });
    expect((await list(administrator, { all: true, id })).total).toBe(1);
    await expect(list((await company()).owner, { id })).rejects.toThrow('ORGANIZATION_UNKNOWN');
  });

  it('is empty where the configuration has no value for subscriptions', async () => {
    const { id, owner } = await company('credits');
    await give(id, 'job_year', 'credits');
    expect(await list(owner, {}, 'credits;en')).toEqual({ subscriptions: [], total: 0, errors: [] });
    const config = (brand: string) => api.run(brand, '{ getAppConfig { key value } }');
    expect(await config('credits')).toEqual({ getAppConfig: [] });
    expect(await config('acme')).toEqual({ getAppConfig: [{ key: 'subscriptions', value: 'on' }] });
    const entry = { frontend: 'credits', name: 'subscriptions', key: 'subscriptions' };
    await api.db.insert(everyBrand(appConfig)).values({ ...entry, value: 'on' });
    expect((await list(owner, {}, 'credits;en')).total).toBe(1);
    await api.db.update(everyBrand(appConfig)).set({ value: '' }).where(eq(appConfig.frontend, 'credits'));
    expect((await list(owner, {}, 'credits;en')).total).toBe(0);
  });
});

describe('a flat rate', () => {
  const CONFIRM = 'mutation ($id: Int!) { adminConfirmOrder(orderId: $id) { state } }';

  it('begins on the day that its buyer named, and gives nothing before', async () => {
    const { id, owner } = await company();
    const start = later(10);
    const { order: placed } = await order(id, owner, [{ product: 'job_year', start: start.toISOString() }]);
    const administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    await ask(administrator, CONFIRM, { id: placed?.id });
    const { subscriptions } = await list(owner);
    expect(subscriptions).toMatchObject([{ status: { value: 'scheduled' }, availableJobSlots: 0 }]);
    expect(new Date(subscriptions[0]?.startDate ?? '').getTime()).toBe(start.getTime());
    const paying = (now: Date) =>
      inTransaction('acme', (tx) =>
        spend({ brand: acme, locale: 'en', now }, tx, { organizationId: id, purchase: 'job', subject: 'job:70' }),
      );
    await expect(paying(new Date())).rejects.toThrow('NOT_ENOUGH_CREDITS');
    expect((await paying(later(11))).by).toBe('slot');
  });

  it('of the same product follows the one that runs', async () => {
    const { id, owner } = await company();
    await give(id, 'job_year');
    await give(id, 'job_year');
    const [first, second] = (await list(owner)).subscriptions;
    expect(second?.startDate).toBe(first?.endDate);
  });
});

describe('before the end', () => {
  it('the customer is told once, in the language of the order', async () => {
    const { id, owner } = await company();
    await order(id, owner, [{ product: 'gift' }]);
    await give(id, 'contact_month');
    const at = (days: number) => ({ ...api.backend.work, now: () => later(days) });
    await api.db.delete(everyBrand(outbox));
    expect(await noticeEnds(at(22))).toBe(0);
    expect(await noticeEnds(at(24))).toBe(1);
    expect(await noticeEnds(at(25))).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'subscription_ends', recipient: 'billing@example.com' });
    expect(mail?.subject).toContain('Contacts for a month');
  });

  it('nobody is told of one that was cancelled', async () => {
    const { id, owner } = await company();
    await order(id, owner, [{ product: 'gift' }]);
    await give(id, 'contact_month');
    await api.db.update(everyBrand(subscription)).set({ cancelled: new Date() });
    expect(await noticeEnds({ ...api.backend.work, now: () => later(25) })).toBe(0);
  });
});

describe('a premium profile', () => {
  it('shows pictures, videos and files while it runs, where the brand sells it', async () => {
    const { id } = await company('grand');
    const gallery = [{ id: '1', name: 'a.jpg', url: '/files/public/1/a.jpg', alt: 'A boat' }];
    await api.db
      .update(organization)
      .set({ data: { gallery: { images: gallery } } })
      .where(eq(organization.id, id));
    const [profile] = await api.db
      .insert(everyBrand(organizationProfile))
      .values({ organizationId: id, frontend: 'acme', slug: 'plain-boats', published: true })
      .returning({ id: organizationProfile.id });
    expect(profile).toBeDefined();
    const shown = async (brand: string) => {
      const { organization: seen } = (await api.run(
        brand,
        'query ($id: Int!) { organization(id: $id) { gallery { url } } }',
        { id },
      )) as { organization: { gallery: unknown[] } };
      return seen.gallery.length;
    };
    expect([await shown('acme'), await shown('grand')]).toEqual([1, 0]);
    await give(id, 'premium', 'grand');
    expect(await shown('grand')).toBe(1);
    await api.db.update(everyBrand(subscription)).set({ cancelled: new Date() });
    expect(await shown('grand')).toBe(0);
  });
});

describe('a promoted profile', () => {
  const featured = async (id: number) => {
    const [row] = await api.db
      .select()
      .from(everyBrand(organizationProfile))
      .where(eq(organizationProfile.organizationId, id));
    const found = await api.db.execute<{ featured: boolean }>(
      sql`select featured from organization_search where organization_id = ${id}`,
    );
    return [row?.featured, found.rows[0]?.featured];
  };

  it('stands among the featured ones from its beginning to its end', async () => {
    const { id } = await company();
    await give(id, 'promoted');
    const at = (days: number) => raiseProfiles({ ...api.backend.work, now: () => later(days) });
    expect(await featured(id)).toEqual([false, false]);
    expect(await at(0.1)).toBe(1);
    expect(await featured(id)).toEqual([true, true]);
    expect(await at(1)).toBe(0);
    await give(id, 'promoted');
    expect(await at(31)).toBe(0);
    expect(await featured(id)).toEqual([true, true]);
    expect(await at(61)).toBe(1);
    expect(await featured(id)).toEqual([false, false]);
  });
});

it('keeps what is left when all of an organization goes, and no more', async () => {
  const { id } = await company();
  await give(id, 'job_year');
  await give(id, 'three_jobs');
  await api.db.execute(sql`delete from organization where id = ${id}`);
  expect(await balance(id, 'job')).toBe(0);
});

it('leads to pages that there are, and nowhere else', async () => {
  const LINKS = '{ creditLinks { buy use organizationCredits organizationSubscriptions resumeContactCredits } }';
  expect(await api.run('acme', LINKS, {}, 'de')).toEqual({
    creditLinks: {
      buy: '/de/my-products',
      use: '/de/resumes',
      organizationCredits: '/de/contact',
      organizationSubscriptions: '/de/contact',
      resumeContactCredits: '/de/contact',
    },
  });
  expect(await api.run('closed', LINKS)).toMatchObject({ creditLinks: { buy: '/my-products', use: null } });
});
