import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { testBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { shop, shopBrand } from '../../billing/testing/shop.ts';
import { type Employer, jobDesk } from '../testing/job-desk.ts';

const paid = shopBrand('acme');
const free = shopBrand('rhein', ({ prices, forms }) => {
  prices.products = {};
  forms.job.defaultDuration = 30;
});
const api = testBackend([paid, free]);
const desk = jobDesk(api);
const { give, balance } = shop(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

const EXTEND = 'mutation ($id: Int!, $key: String!) { extendJob(id: $id, key: $key) { expires version actions } }';
const TERMS = 'query ($id: Int!) { ownJob(id: $id) { extension { price credits days } } }';

async function extend({ person }: Employer, id: number, key: string = randomUUID(), frontend?: string) {
  const { data, code } = await desk.ask(person, EXTEND, { id, key }, frontend);
  return code ?? (data.extendJob as { expires: string; version: number; actions: string[] });
}
async function terms({ person }: Employer, id: number, frontend?: string) {
  const { data } = await desk.ask(person, TERMS, { id }, frontend);
  return (data.ownJob as { extension: unknown } | null)?.extension;
}
const soon = (values = {}) => ({ expires: days(3), ...values });
const daysUntil = (end: Date | null) => ((end?.getTime() ?? 0) - Date.now()) / DAY_MS;

describe('a job that ends soon', () => {
  it('runs longer by the days of a credit, from its end on', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'three_jobs');
    const id = await desk.put(employer, 'published', soon());
    const offer = (await terms(employer, id)) as { price: string; credits: number; days: number };
    expect(offer).toMatchObject({ price: 'credit', credits: 3 });
    await extend(employer, id);
    expect(Math.abs(daysUntil((await desk.row(id)).expires) - 3 - offer.days)).toBeLessThan(0.1);
    expect(await balance(employer.organizationId, 'job')).toBe(2);
    const events = await api.db
      .select()
      .from(everyBrand(accountEvent))
      .where(eq(accountEvent.accountId, employer.person.id));
    expect(events.map(({ kind, detail }) => `${kind} ${detail.job}`)).toEqual([`job_extended ${id}`]);
  });

  it('costs one credit for one request, however often and however fast it is sent', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'three_jobs');
    const id = await desk.put(employer, 'published', soon());
    const key = randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => extend(employer, id, key)));
    expect(await balance(employer.organizationId, 'job')).toBe(2);
  });

  it('is extended once from two tabs: it does not end soon any more', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'three_jobs');
    const id = await desk.put(employer, 'published', soon());
    const answers = await Promise.all([extend(employer, id), extend(employer, id)]);
    expect(answers.filter((answer) => answer === 'JOB_STATE')).toHaveLength(1);
    expect(await balance(employer.organizationId, 'job')).toBe(2);
  });

  it('keeps its extension when the form is saved with another start', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'three_jobs');
    const id = await desk.put(employer, 'published', soon({ data: {} }));
    await extend(employer, id);
    const { expires } = await desk.row(id);
    const { version } = await desk.own(employer.person, id);
    const { faults } = await desk.save(employer.person, { id, version });
    expect(faults).toEqual([]);
    expect((await desk.row(id)).expires).toEqual(expires);
  });

  it('is extended free of charge where posting is', async () => {
    const employer = await desk.employer('rhein');
    const id = await desk.put(employer, 'published', soon({ frontend: 'rhein' }));
    expect(await terms(employer, id, 'rhein;en')).toEqual({ price: 'free', credits: 0, days: 30 });
    await extend(employer, id, undefined, 'rhein;en');
    expect(Math.abs(daysUntil((await desk.row(id)).expires) - 33)).toBeLessThan(0.1);
  });
});

describe('nothing is extended or spent', () => {
  it('without a credit', async () => {
    const employer = await desk.employer();
    const id = await desk.put(employer, 'published', soon());
    expect(await terms(employer, id)).toMatchObject({ price: 'none' });
    expect(await extend(employer, id)).toBe('NOT_ENOUGH_CREDITS');
    expect(Math.abs(daysUntil((await desk.row(id)).expires) - 3)).toBeLessThan(0.1);
  });

  it.each<[string, Record<string, unknown>]>([
    ['draft', {}],
    ['archived', {}],
    ['published', { expires: null }],
    ['published', { expires: days(20) }],
    ['published', soon({ external: true })],
  ])('of a job in state %s with %j', async (state, values) => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'three_jobs');
    const id = await desk.put(employer, state, values);
    expect(await terms(employer, id)).toBeNull();
    expect(await extend(employer, id)).toBe('JOB_STATE');
    expect(await balance(employer.organizationId, 'job')).toBe(3);
  });

  it('by somebody else, and on another brand', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'three_jobs');
    const id = await desk.put(employer, 'published', soon());
    expect(await extend(await desk.employer(), id)).toBe('JOB_UNKNOWN');
    expect(await extend(await desk.employer('rhein'), id, undefined, 'rhein;en')).toBe('JOB_UNKNOWN');
    expect(await balance(employer.organizationId, 'job')).toBe(3);
  });
});
