/** What is new in a saved search since its owner looked, on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchAlert } from '../../database/schema/alerts.ts';
import { job } from '../../database/schema/jobs.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days, insertJob } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { jobAlerts } from './kinds.ts';
import { openResults } from './service.ts';

const acme = testBrand('acme');
const other = testBrand('other');
const site = testAccountsOf([acme, other]);
const CREATE = `mutation ($search: String!, $answers: JSON!) {
  createJobAlert(search: $search, answers: $answers) { alert { id news } } }`;
const VISIT = 'mutation ($id: Int, $token: String) { visitJobAlert(id: $id, token: $token) { news } }';

type Person = Awaited<ReturnType<typeof insertPerson>>;

/** Saves a search five days ago. */
async function save(search: string, person: Person): Promise<number> {
  const answers = { subscription: { email: person.email, notifyInterval: 86400 } };
  const { createJobAlert } = await site.ask<{ createJobAlert: { alert: { id: number; news: number } } }>(
    CREATE,
    { search, answers },
    person,
  );
  expect(createJobAlert.alert.news).toBe(0);
  const { id } = createJobAlert.alert;
  await site.db
    .update(everyBrand(searchAlert))
    .set({ created: days(-5) })
    .where(eq(searchAlert.id, id));
  return id;
}

/** By the search, as the list shows them. */
async function newsOf(person: Person): Promise<Record<string, number>> {
  const { jobAlerts: all } = await site.ask<{ jobAlerts: { href: string; news: number }[] }>(
    '{ jobAlerts { href news } }',
    {},
    person,
  );
  return Object.fromEntries(all.map(({ href, news }) => [href, news]));
}

beforeEach(async () => {
  await site.db.delete(everyBrand(searchAlert));
  await site.db.delete(everyBrand(job));
});

describe('the news of a saved search', () => {
  it('are the jobs that it finds and that were published since it was saved, then since its results were opened', async () => {
    const ida = await insertPerson(site);
    const id = await save('/jobs?search=potter', ida);
    await save('/jobs?search=glazier', ida);
    const GLAZIER = '/jobs?search=glazier';
    const POTTER = '/jobs?search=potter';
    expect(await newsOf(ida)).toEqual({ [POTTER]: 0, [GLAZIER]: 0 });
    for (const published of [days(-6), days(-4), days(-2)]) await insertJob(site.db, { title: 'Potter', published });
    // Gone, and elsewhere.
    await insertJob(site.db, { title: 'Potter', published: days(-3), expires: days(-1) });
    await insertJob(site.db, { title: 'Potter', published: days(-3), frontend: 'other' });
    expect(await newsOf(ida)).toEqual({ [POTTER]: 2, [GLAZIER]: 0 });

    expect(await site.ask(VISIT, { id }, ida)).toEqual({ visitJobAlert: { news: 0 } });
    expect(await newsOf(ida)).toEqual({ [POTTER]: 0, [GLAZIER]: 0 });
    await site.db
      .update(everyBrand(searchAlert))
      .set({ opened: days(-3) })
      .where(eq(searchAlert.id, id));
    expect(await newsOf(ida)).toEqual({ [POTTER]: 1, [GLAZIER]: 0 });
  });

  it('are counted up to a hundred', async () => {
    const ida = await insertPerson(site);
    await save('/jobs?search=diver', ida);
    for (let at = 0; at < 103; at += 1) await insertJob(site.db, { title: 'Diver', published: days(-1 - at / 200) });
    expect(await newsOf(ida)).toEqual({ '/jobs?search=diver': 100 });
  });

  it('are none before a guest has confirmed the address, and pass over filters that are off', async () => {
    const ida = await insertPerson(site);
    const id = await save('/jobs?search=weaver', ida);
    await insertJob(site.db, { title: 'Weaver', published: days(-1) });
    const change = (values: Partial<typeof searchAlert.$inferInsert>) =>
      site.db.update(everyBrand(searchAlert)).set(values).where(eq(searchAlert.id, id));
    expect(await newsOf(ida)).toEqual({ '/jobs?search=weaver': 1 });
    await change({ confirmed: null });
    expect(await newsOf(ida)).toEqual({ '/jobs?search=weaver': 0 });
    const conditions = [{ field: 'fields_of_study', value: '999999' }];
    const filter = { conjunction: 'AND', groups: [{ conjunction: 'OR', conditions }] };
    await change({ confirmed: days(-5), request: { language: 'en', conditionGroup: filter } });
    expect(await newsOf(ida)).toEqual({ '/jobs?search=weaver': 0 });
    await change({ request: { language: 'en', fulltext: { keys: 'weaver' }, conditionGroup: filter } });
    expect(await newsOf(ida)).toEqual({ '/jobs?search=weaver': 1 });
  });
});

describe('a visit', () => {
  it('is that of the owner alone: not of another person, nor of an administrator, nor on another brand', async () => {
    const ida = await insertPerson(site);
    const id = await save('/jobs?search=potter', ida);
    await insertJob(site.db, { title: 'Potter', published: days(-2) });
    const away = await insertPerson(site, { on: 'other' });
    const strangers = [
      await insertPerson(site),
      await insertPerson(site, { roles: ['site_admin'] }),
      { ...away, brand: 'other' },
    ];
    for (const stranger of strangers) await expect(site.ask(VISIT, { id }, stranger)).rejects.toThrow('ALERT_UNKNOWN');
    await expect(site.ask(VISIT, { id })).rejects.toThrow('SIGN_IN_REQUIRED');
    expect(await newsOf(ida)).toEqual({ '/jobs?search=potter': 1 });
  });

  it('begins with the link of a mail, which leads to the results on its own brand', async () => {
    const ida = await insertPerson(site);
    const id = await save('/jobs?search=potter', ida);
    await insertJob(site.db, { title: 'Potter', published: days(-2) });
    const [row] = await site.db.select().from(everyBrand(searchAlert)).where(eq(searchAlert.id, id));
    if (row === undefined) throw new Error('The alert is gone.');
    const { links } = site.backend.work;
    const token = links.tokenOf(jobAlerts.link, row);
    const open = (brand: typeof acme, sent: string) =>
      openResults({ db: site.db, frontend: brand.id, brand, links }, jobAlerts, sent, new Date());
    expect(await open(other, token)).toBeNull();
    expect(await open(acme, links.tokenOf('another purpose', row))).toBeNull();
    expect(await newsOf(ida)).toEqual({ '/jobs?search=potter': 1 });
    expect(await open(acme, token)).toBe('/jobs?search=potter');
    expect(await newsOf(ida)).toEqual({ '/jobs?search=potter': 0 });
    expect(await site.ask(VISIT, { token })).toEqual({ visitJobAlert: { news: 0 } });
  });
});
