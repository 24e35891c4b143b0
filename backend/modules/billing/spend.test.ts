import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { createPool } from '../../database/pool.ts';
import { spending, subscription } from '../../database/schema/billing.ts';
import { transact } from '../../database/transact.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import type { Purchase } from './products.ts';
import { type Spent, spend } from './spend.ts';
import { release, releaseJobs } from './spend-store.ts';
import { shop, shopBrand } from './testing/shop.ts';

const acme = shopBrand('acme');
const free = testBrand('free');
const api = testBackend([acme, free]);
const { company, give, inTransaction, balance } = shop(api);

interface Wanted {
  id: number;
  subject: string;
  purchase?: Purchase;
  brand?: typeof acme;
  now?: Date;
  pool?: ReturnType<typeof createPool>;
}

function pay({ id, subject, purchase = 'job', brand = acme, now = new Date(), pool = api.pool }: Wanted) {
  const context = { brand, locale: 'en', now };
  return transact({ pool, frontend: brand.id }, (tx) => spend(context, tx, { organizationId: id, purchase, subject }));
}

const outcome = (done: Promise<Spent>) => done.then(({ by }) => by).catch((error: Error) => error.message);
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('a credit', () => {
  it('is spent once on one thing, however often it is asked', async () => {
    const { id } = await company();
    await give(id, 'three_jobs');
    expect(await pay({ id, subject: 'job:1' })).toEqual({ by: 'credit', days: 42, again: false });
    expect(await pay({ id, subject: 'job:1' })).toEqual({ by: 'credit', days: 42, again: true });
    expect(await balance(id, 'job')).toBe(2);
  });

  it('stays when what it should buy fails', async () => {
    const { id } = await company();
    await give(id, 'three_jobs');
    const context = { brand: acme, locale: 'en', now: new Date() };
    const buying = inTransaction('acme', async (tx) => {
      await spend(context, tx, { organizationId: id, purchase: 'job', subject: 'job:9' });
      throw new Error('The job could not be published.');
    });
    await expect(buying).rejects.toThrow('The job could not be published.');
    expect(await balance(id, 'job')).toBe(3);
    expect(await pay({ id, subject: 'job:9' })).toMatchObject({ by: 'credit', again: false });
  });

  it('is good on its brand, for its organization and for its kind alone', async () => {
    const [{ id }, other] = [await company(), await company('acme', 'Other')];
    await give(id, 'three_jobs');
    await expect(pay({ id: other.id, subject: 'job:2' })).rejects.toThrow('NOT_ENOUGH_CREDITS');
    await expect(pay({ id, subject: 'resume:2', purchase: 'contact' })).rejects.toThrow('NOT_ENOUGH_CREDITS');
    await expect(pay({ id, subject: 'job:2', purchase: 'featured_job' })).rejects.toThrow('NOT_ENOUGH_CREDITS');
    expect(await balance(id, 'job')).toBe(3);
  });

  it('of the oldest order goes first, with the days of its product', async () => {
    const { id } = await company();
    await give(id, 'gift');
    await give(id, 'three_jobs');
    expect((await pay({ id, subject: 'job:3' })).days).toBeNull();
    expect((await pay({ id, subject: 'job:4' })).days).toBe(42);
  });

  it('cannot be taken out of the ledger, nor changed in it', async () => {
    const { id } = await company();
    await give(id, 'three_jobs');
    await expect(api.db.execute(sql`delete from credit_entry`)).rejects.toThrow();
    await expect(api.db.execute(sql`update credit_entry set amount = 100`)).rejects.toThrow();
    await expect(
      api.db.execute(sql`insert into credit_entry (frontend, organization_id, type, amount, kind, created)
        values ('acme', ${id}, 'job', -4, 'spent', now())`),
    ).rejects.toThrow();
    expect(await balance(id, 'job')).toBe(3);
    await api.db.execute(sql`delete from organization where id = ${id}`);
    expect(await balance(id, 'job')).toBe(0);
  });
});

describe('fifty requests at once', () => {
  it('spend three credits on three things, and never one twice', async () => {
    const { id } = await company();
    await give(id, 'three_jobs');
    const pool = createPool(api.url, { max: 25 });
    const done = await Promise.all(
      Array.from({ length: 50 }, (_, at) => outcome(pay({ id, subject: `job:${100 + at}`, pool }))),
    );
    expect(done.filter((by) => by === 'credit')).toHaveLength(3);
    expect(done.filter((by) => by === 'NOT_ENOUGH_CREDITS')).toHaveLength(47);
    expect(await balance(id, 'job')).toBe(0);
    await pool.end();
  });

  it('for the same thing spend one', async () => {
    const { id } = await company();
    await give(id, 'three_jobs');
    const pool = createPool(api.url, { max: 25 });
    const done = await Promise.all(Array.from({ length: 50 }, () => pay({ id, subject: 'job:200', pool })));
    expect(done.filter(({ again }) => !again)).toHaveLength(1);
    expect(await balance(id, 'job')).toBe(2);
    await pool.end();
  });

  it('take no more slots than there are, and then credits', async () => {
    const { id } = await company();
    await give(id, 'job_year');
    await give(id, 'three_jobs');
    const pool = createPool(api.url, { max: 25 });
    const done = await Promise.all(
      Array.from({ length: 50 }, (_, at) => outcome(pay({ id, subject: `job:${300 + at}`, pool }))),
    );
    expect(done.filter((by) => by === 'slot')).toHaveLength(2);
    expect(done.filter((by) => by === 'credit')).toHaveLength(3);
    expect(done.filter((by) => by === 'NOT_ENOUGH_CREDITS')).toHaveLength(45);
    await pool.end();
  });
});

describe('a slot', () => {
  it('goes before a credit, is freed by its brand, and is taken anew', async () => {
    const { id } = await company();
    await give(id, 'job_year');
    await give(id, 'three_jobs');
    expect((await pay({ id, subject: 'job:11' })).by).toBe('slot');
    expect((await pay({ id, subject: 'job:12' })).by).toBe('slot');
    expect((await pay({ id, subject: 'job:13' })).by).toBe('credit');
    await inTransaction('free', (tx) => release(tx, 'job:11'));
    expect((await pay({ id, subject: 'job:14' })).by).toBe('credit');
    await inTransaction('acme', (tx) => release(tx, 'job:11'));
    expect(await pay({ id, subject: 'job:11' })).toEqual({ by: 'slot', days: null, again: false });
    await inTransaction('acme', ({ client }) => releaseJobs(client, [11, 12, 13]));
    expect((await pay({ id, subject: 'job:13' })).again).toBe(true);
    expect((await pay({ id, subject: 'job:15' })).by).toBe('slot');
    expect(await balance(id, 'job')).toBe(1);
  });

  it('is taken of the flat rate that ends first, so that nothing lapses unused', async () => {
    const { id } = await company();
    await give(id, 'job_year');
    await give(id, 'job_year');
    const rows = await api.db.select().from(everyBrand(subscription)).where(eq(subscription.organizationId, id));
    const [first, second] = rows.map((row) => row.id).sort((a, b) => a - b);
    await api.db
      .update(everyBrand(subscription))
      .set({ starts: later(-1), ends: later(3) })
      .where(eq(subscription.id, second ?? 0));
    await pay({ id, subject: 'job:41' });
    const [spent] = await api.db.select().from(everyBrand(spending)).where(eq(spending.organizationId, id));
    expect([spent?.subscriptionId, first === second]).toEqual([second, false]);
  });

  it('is there only while its flat rate runs', async () => {
    const { id } = await company();
    await give(id, 'job_year');
    await expect(pay({ id, subject: 'job:21', now: later(366) })).rejects.toThrow('NOT_ENOUGH_CREDITS');
    await expect(pay({ id, subject: 'job:21', now: later(-1) })).rejects.toThrow('NOT_ENOUGH_CREDITS');
    await api.db.update(everyBrand(subscription)).set({ cancelled: new Date() });
    await expect(pay({ id, subject: 'job:21' })).rejects.toThrow('NOT_ENOUGH_CREDITS');
  });
});

describe('where nothing is sold', () => {
  it('posting and contacting are free, and what is raised is not', async () => {
    const { id } = await company('free');
    expect(await pay({ id, subject: 'job:31', brand: free })).toEqual({ by: 'free', days: null, again: false });
    expect((await pay({ id, subject: 'resume:1', purchase: 'contact', brand: free })).by).toBe('free');
    await expect(pay({ id, subject: 'job:31', purchase: 'top_job', brand: free })).rejects.toThrow(
      'NOT_ENOUGH_CREDITS',
    );
  });
});
