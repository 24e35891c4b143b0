/** The figures of the week by email: to whom, when, about which jobs, and what they say. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { job } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import { jobStatistic, weeklyFigures } from '../../database/schema/statistics.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertJob, insertOrganization } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { sendWeeklyFigures } from './send-weekly.ts';
import { weeklyIssueAt } from './weekly.ts';
import { weekBefore } from './weekly-letter.ts';

const acme = testBrand('acme', ({ site, locales }) => {
  site.timeZone = 'Europe/Berlin';
  Object.assign(locales, { default: 'en', supported: ['en', 'de'] });
});
const site = testAccountsOf([
  acme,
  testBrand('other', ({ site: own }) => (own.timeZone = 'America/New_York')),
  testBrand('off', ({ features }) => (features.recruiter = false)),
]);
/** Seven o'clock in Berlin on the Monday after clocks were put back. */
const MONDAY = new Date('2026-10-26T06:00:00Z');
const BEFORE = new Date('2026-10-19T05:00:00Z');
const week = weekBefore(MONDAY, 'Europe/Berlin');

const send = (now: Date, more: Partial<Parameters<typeof sendWeeklyFigures>[0]> = {}) =>
  sendWeeklyFigures({ ...site.backend.work, now: () => now, signal: new AbortController().signal, ...more });
const mails = () => site.db.select().from(everyBrand(outbox)).orderBy(outbox.id);
const sentTo = async () => (await mails()).map(({ recipient }) => recipient).sort();

const wants = async (person: Person, frontend = 'acme', issue = BEFORE) =>
  void (await site.db
    .insert(everyBrand(weeklyFigures))
    .values({ frontend, accountId: person.id, nonce: 'n', since: BEFORE, issue }));

interface Counted {
  views?: number;
  on?: string;
  period?: string;
}

async function count(jobId: number, { views = 40, on = 'acme', period = '2026-10-21' }: Counted = {}): Promise<void> {
  await site.db.insert(everyBrand(jobStatistic)).values({
    ...{ jobId, frontend: on, grain: 'day', period, views, starts: views / 10, applications: 1, listed: 4, places: 10 },
    ...{ fromSearch: views - 3, fromMail: 3 },
  });
}

let organizations = 0;
/** A person whose organization has a job that was online all week. */
async function employer(title: string, { frontend = 'acme', ...given } = {}) {
  organizations += 1;
  const name = `Works ${organizations}`;
  const organizationId = await insertOrganization(site.db, { name, profiles: [{ frontend }] });
  const person = await insertPerson(site, { roles: ['recruiter'], on: frontend });
  await join(person, organizationId);
  const published = new Date('2026-10-01T00:00:00Z');
  const jobId = await insertJob(site.db, { title, organizationId, frontend, published, ...given });
  return { person, organizationId, jobId };
}
const join = ({ id: accountId }: Person, organizationId: number, role = 'owner') =>
  site.db.insert(organizationMember).values({ organizationId, accountId, role });

beforeEach(async () => {
  for (const table of [weeklyFigures, outbox, job]) await site.db.delete(everyBrand(table));
});

describe('the week', () => {
  it('is from Monday to Sunday where the brand is, also where a day has 25 hours or 23', () => {
    expect(week).toEqual({
      ...{ from: '2026-10-19', until: '2026-10-25' },
      ...{ start: new Date('2026-10-18T22:00:00Z'), end: new Date('2026-10-25T23:00:00Z') },
    });
    const spring = weeklyIssueAt(acme, new Date('2026-03-30T05:00:00Z'));
    expect(spring).toEqual(new Date('2026-03-30T05:00:00Z'));
    expect(weekBefore(spring, 'Europe/Berlin')).toEqual({
      ...{ from: '2026-03-23', until: '2026-03-29' },
      ...{ start: new Date('2026-03-22T23:00:00Z'), end: new Date('2026-03-29T22:00:00Z') },
    });
  });

  it('is told from seven on Monday, where the brand is', async () => {
    const [here, there] = [await employer('Welder'), await employer('Driver', { frontend: 'other' })];
    await wants(here.person);
    await wants(there.person, 'other');
    expect(await send(new Date(MONDAY.getTime() - 1))).toBe(1);
    expect(await sentTo()).toEqual([there.person.email]);
    expect(await send(MONDAY)).toBe(1);
    expect(await sentTo()).toEqual([here.person.email, there.person.email].sort());
    expect(await send(new Date('2026-10-26T10:59:59Z'))).toBe(0);
    expect(await send(new Date('2026-10-26T11:00:00Z'))).toBe(1);
  });
});

describe('the email', () => {
  it('has the figures of the jobs of that week, in the language of the person, and the link that ends it', async () => {
    const { person, organizationId, jobId } = await employer('Welder <b>');
    await count(jobId);
    await count(jobId, { views: 900, period: '2026-10-18' });
    await count(jobId, { views: 700, period: '2026-10-26' });
    await count(jobId, { views: 500, on: 'other' });
    const second = await insertJob(site.db, { title: 'Driver', organizationId, published: BEFORE });
    const german = await insertPerson(site, { roles: ['recruiter'] });
    await join(german, organizationId, 'editor');
    await site.db
      .update(everyBrand(accountBrand))
      .set({ locale: 'de' })
      .where(and(eq(accountBrand.accountId, german.id), eq(accountBrand.frontend, 'acme')));
    await wants(person);
    await wants(german);
    expect(await send(MONDAY)).toBe(2);
    const sent = new Map((await mails()).map((mail) => [mail.recipient, mail]));
    const mail = sent.get(person.email);
    const from = '?utm_source=weekly_figures&utm_medium=email';
    expect(mail?.subject).toBe('Your jobs at The acme: October 19 – 25, 2026');
    expect(mail?.text.split('\n-- ')[0]).toContain(
      [
        'Views: 40\nApplications started: 4\nApplications sent here: 1',
        'By job',
        [
          ...['Welder <b>', '40 views · 4 applications started · 1 sent here'],
          'Views from: job search 37 · emails 3',
          '4 times in search results, at position 2.5 on average',
          ...['Views per day online: 5.7', 'Applications started per 100 views: 10'],
          `https://acme.example/job/welder-b-${jobId}${from}`,
        ].join('\n'),
        [
          ...['Driver', '0 views · 0 applications started · 0 sent here', 'Views per day online: 0'],
          `https://acme.example/job/driver-${second}${from}`,
        ].join('\n'),
        'View your jobs:\nhttps://acme.example/job-manager',
      ].join('\n\n'),
    );
    expect(mail?.html).toContain('Welder &#60;b&#62;');
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/acme\.example\/user\/settings\/figures\/\d+-[\w-]{32}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const letter = sent.get(german.email);
    expect(letter?.subject).toBe('Ihre Anzeigen bei The acme: 19.–25. Oktober 2026');
    expect(letter?.text).toContain('40 Aufrufe · 4 begonnene Bewerbungen · 1 hier gesendet');
  });

  it('describes the twenty jobs read most, and counts all', async () => {
    const { person, organizationId } = await employer('Welder');
    for (let at = 0; at < 21; at += 1)
      await count(await insertJob(site.db, { title: `Job ${at}`, organizationId, published: BEFORE }), {
        views: 10 * (at + 1),
      });
    await wants(person);
    await send(MONDAY);
    const [mail] = await mails();
    expect(mail?.text).toContain('Views: 2,310\n');
    expect(mail?.text).toContain('2 more jobs are included in the totals.');
    expect(mail?.text.match(/^Job \d+$/gm)).toEqual(Array.from({ length: 20 }, (_, at) => `Job ${20 - at}`));
  });

  it('is not sent where no job was online or counted, nor made up for later', async () => {
    const { person, organizationId, jobId } = await employer('Welder', {
      state: 'archived',
      archived: new Date('2026-10-18T12:00:00Z'),
    } as object);
    await insertJob(site.db, { title: 'Draft', organizationId, state: 'draft' });
    await insertJob(site.db, { title: 'Later', organizationId, published: new Date('2026-10-25T23:00:01Z') });
    await insertJob(site.db, { title: 'Example', organizationId, published: BEFORE, sample: true } as object);
    await wants(person);
    expect(await send(MONDAY)).toBe(0);
    const [row] = await site.db.select().from(everyBrand(weeklyFigures));
    expect(row?.issue).toEqual(MONDAY);
    await count(jobId);
    expect(await send(new Date(MONDAY.getTime() + DAY_MS))).toBe(0);
  });
});

describe('those who get it', () => {
  it('get it about jobs of their own organizations on this brand, and of none that they left', async () => {
    const [own, rival] = [await employer('Own job'), await employer('Rival job')];
    const abroad = await insertJob(site.db, {
      ...{ title: 'Elsewhere', organizationId: own.organizationId, frontend: 'other', published: BEFORE },
      on: ['other', 'acme'],
    });
    for (const id of [own.jobId, rival.jobId, abroad]) await count(id);
    const leaver = await insertPerson(site, { roles: ['recruiter'] });
    await join(leaver, own.organizationId, 'editor');
    for (const person of [own.person, rival.person, leaver]) await wants(person);
    await site.db.delete(organizationMember).where(eq(organizationMember.accountId, leaver.id));
    expect(await send(MONDAY)).toBe(2);
    const titles = (text = '') => ['Own job', 'Rival job', 'Elsewhere'].filter((title) => text.includes(title));
    const sent = new Map((await mails()).map(({ recipient, text }) => [recipient, titles(text)]));
    expect(sent).toEqual(
      new Map([
        [own.person.email, ['Own job']],
        [rival.person.email, ['Rival job']],
      ]),
    );
  });

  it('do not get it about an organization that the brand no longer shows', async () => {
    const { person, organizationId } = await employer('Welder');
    await wants(person);
    await site.db.delete(everyBrand(organizationProfile)).where(eq(organizationProfile.organizationId, organizationId));
    expect(await send(MONDAY)).toBe(0);
  });

  it('are reached: no blocked account, no unconfirmed address, and not where the brand has no employers', async () => {
    const [blocked, unsure, off] = [await employer('A'), await employer('B'), await employer('C', { frontend: 'off' })];
    await wants(blocked.person);
    await wants(unsure.person);
    await wants(off.person, 'off');
    await site.db.update(account).set({ blocked: BEFORE }).where(eq(account.id, blocked.person.id));
    await site.db.update(account).set({ emailVerified: null }).where(eq(account.id, unsure.person.id));
    expect(await send(MONDAY)).toBe(0);
  });

  it('get it once, also with two processes and after an interruption', async () => {
    for (let at = 0; at < 4; at += 1) await wants((await employer(`Job ${at}`)).person);
    const failing = {
      ...site.backend.work.links,
      tokenOf() {
        throw new Error('The process ends.');
      },
    };
    await expect(send(MONDAY, { links: failing })).rejects.toThrow('The process ends.');
    expect(await mails()).toEqual([]);
    const sent = await Promise.all([send(MONDAY), send(MONDAY), send(new Date(MONDAY.getTime() + 1000))]);
    expect(sent.reduce((sum, mailed) => sum + mailed, 0)).toBe(4);
    expect(new Set(await sentTo()).size).toBe(4);
  });
});

describe('the choice', () => {
  const SET = 'mutation ($wanted: Boolean!) { setWeeklyFigures(wanted: $wanted) }';
  const GET = '{ weeklyFigures }';
  const END = 'mutation ($token: String!) { endWeeklyFigures(token: $token) }';
  const tokenIn = async () => {
    const [mail] = await mails();
    return /figures\/([\w-]+)/.exec(JSON.stringify(mail?.headers))?.[1] ?? '';
  };

  it('is of the person on this brand, and begins with the next Monday', async () => {
    const { person } = await employer('Welder');
    expect(await site.ask(GET, {}, person)).toEqual({ weeklyFigures: null });
    const { setWeeklyFigures: since } = (await site.ask(SET, { wanted: true }, person)) as { setWeeklyFigures: string };
    expect(await site.ask(SET, { wanted: true }, person)).toEqual({ setWeeklyFigures: since });
    expect(await send(new Date())).toBe(0);
    expect(await send(new Date(Date.now() + 7 * DAY_MS))).toBe(1);
    const { person: stranger } = await employer('Driver');
    expect(await site.ask(GET, {}, stranger)).toEqual({ weeklyFigures: null });
    expect(await site.ask(SET, { wanted: false }, stranger)).toEqual({ setWeeklyFigures: null });
    expect(await site.ask(GET, {}, person)).toEqual({ weeklyFigures: since });
    expect(await site.ask(SET, { wanted: false }, person)).toEqual({ setWeeklyFigures: null });
    expect(await send(new Date(Date.now() + 14 * DAY_MS))).toBe(0);
    await expect(site.ask(SET, { wanted: true })).rejects.toThrow('SIGN_IN_REQUIRED');
    await expect(site.ask(SET, { wanted: true }, { ...person, brand: 'off' })).rejects.toThrow();
  });

  it('ends with the link of any of its emails, however often, on its own brand', async () => {
    const { person } = await employer('Welder');
    await wants(person);
    await send(MONDAY);
    const token = await tokenIn();
    expect(await site.ask(END, { token }, { brand: 'other' })).toEqual({ endWeeklyFigures: false });
    expect(await site.ask(END, { token: `${token}x` })).toEqual({ endWeeklyFigures: false });
    expect(await site.ask(GET, {}, person)).not.toEqual({ weeklyFigures: null });
    for (let time = 0; time < 2; time += 1) expect(await site.ask(END, { token })).toEqual({ endWeeklyFigures: true });
    expect(await site.ask(GET, {}, person)).toEqual({ weeklyFigures: null });
    await site.ask(SET, { wanted: true }, person);
    expect(await site.ask(END, { token })).toEqual({ endWeeklyFigures: true });
    expect(await site.ask(GET, {}, person)).toEqual({ weeklyFigures: null });
  });
});
