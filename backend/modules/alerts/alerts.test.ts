/** Alerts through GraphQL and their sending, on a real database. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchAlert } from '../../database/schema/alerts.ts';
import { application } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { happened } from '../../testing/happened.ts';
import { insertPerson, openSession } from '../../testing/people.ts';
import { days, insertJob } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { actionsOf } from '../admin/testing/actions.ts';
import { chooseNew } from './choose.ts';
import { jobAlerts } from './kinds.ts';
import { sendAlerts } from './send.ts';
import { MOST_ALERTS, unsubscribe } from './service.ts';
import { sweepAlerts } from './sweep.ts';

const switches = { jobAlerts: true };
const acme = testBrand('acme', (document) => {
  Object.defineProperty(document.features, 'jobAlerts', { get: () => switches.jobAlerts, enumerable: true });
  document.alerts.jobsPerMail = 3;
  document.prices.currency = 'EUR';
  document.alerts.jobIntervals = [604800, 86400, -1];
  document.routes.pathTranslation = true;
  document.routes.translations = { de: { '/jobs*': '/stellen*' } };
});
const other = testBrand('other');
const site = testAccountsOf([acme, other]);
const FIELDS = 'id name title href interval paused confirmed email lastSent';
const CREATE = `mutation ($search: String!, $answers: JSON!) {
  createJobAlert(search: $search, answers: $answers) { confirm faults { code pointer } alert { ${FIELDS} } } }`;
const LIST = `{ jobAlerts { ${FIELDS} } }`;
const SHOW = `query ($token: String!) { jobAlert(token: $token) { ${FIELDS} } }`;
const CONFIRM = `mutation ($token: String!) { confirmJobAlert(token: $token) { confirmed } }`;
const PAUSE = `mutation ($paused: Boolean!, $id: Int, $token: String) {
  pauseJobAlert(paused: $paused, id: $id, token: $token) { paused } }`;
const UPDATE = `mutation ($answers: JSON!, $id: Int, $token: String) {
  updateJobAlert(answers: $answers, id: $id, token: $token) { faults { pointer } alert { name interval } } }`;
const DELETE = 'mutation ($id: Int, $token: String) { deleteJobAlert(id: $id, token: $token) }';

interface Shown {
  id: number;
  [field: string]: unknown;
}
interface Created {
  createJobAlert: { confirm: boolean; faults: { code: string; pointer: string }[]; alert: Shown | null };
}

let people = 0;
function somebody(): string {
  people += 1;
  return `seeker${people}@example.com`;
}

const subscription = (values: Record<string, unknown> = {}) => ({
  subscription: { email: somebody(), notifyInterval: 86400, ...values },
});

function create(search: string, answers: unknown, asker: Parameters<typeof site.ask>[2] = {}): Promise<Created> {
  return site.ask<Created>(CREATE, { search, answers }, asker);
}

/** The token in the latest mail to an address. */
async function tokenTo(email: string): Promise<string> {
  const [mail] = await site.mailsTo(email);
  return /\/user\/alerts\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** An alert of a guest that was confirmed. */
async function confirmed(
  search: string,
  values: Record<string, unknown> = {},
): Promise<{ email: string; token: string }> {
  const answers = subscription(values);
  await create(search, answers);
  const token = await tokenTo(answers.subscription.email);
  await site.ask(CONFIRM, { token });
  return { email: answers.subscription.email, token };
}

const send = (now: Date, more: Partial<Parameters<typeof sendAlerts>[0]> = {}) =>
  sendAlerts({ ...site.backend.work, now: () => now, signal: new AbortController().signal, ...more });

/** Titles in the mails of jobs to an address, the earliest mail first. */
async function jobsMailedTo(email: string): Promise<string[][]> {
  const mails = await site.mailsTo(email);
  return mails
    .filter(({ template }) => template === 'job_alert')
    .reverse()
    .map(({ html }) =>
      [...html.matchAll(/font-weight:600;text-decoration:none;word-break[^>]*>([^<]+)</g)].map(
        ([, title = '']) => title,
      ),
    );
}

beforeAll(async () => {
  await insertJob(site.db, { title: 'Reporter', published: days(-3) });
});
beforeEach(async () => {
  await site.db.delete(everyBrand(searchAlert));
});

it('is counted once it is confirmed: that of a member at once, that of a guest by the link', async () => {
  await happened(site);
  const answers = subscription();
  await create('/jobs?search=counted', answers);
  expect(await happened(site)).toEqual([]);
  const token = await tokenTo(answers.subscription.email);
  for (let times = 0; times < 2; times += 1) await site.ask(CONFIRM, { token });
  expect(await happened(site)).toEqual(['acme alert JOBS 1']);
  const member = await insertPerson(site);
  for (let times = 0; times < 2; times += 1) await create('/jobs?search=member', subscription(), member);
  expect(await happened(site)).toEqual(['acme alert JOBS 1']);
});

describe('an alert of a guest', () => {
  it('begins when the address is confirmed by the link of a mail, once and for all', async () => {
    const answers = subscription({ name: 'News' });
    const { email } = answers.subscription;
    const { createJobAlert } = await create('/jobs?search=reporter', answers);
    expect(createJobAlert).toEqual({ confirm: true, faults: [], alert: null });
    const [mail] = await site.mailsTo(email);
    expect(mail).toMatchObject({ template: 'job_alert_confirm', frontend: 'acme' });
    expect(mail?.text).toContain('reporter: jobs');
    const token = await tokenTo(email);
    expect(await site.ask(SHOW, { token })).toMatchObject({
      jobAlert: {
        name: 'News',
        title: 'reporter: jobs',
        href: '/jobs?search=reporter',
        interval: 86400,
        confirmed: false,
        email,
      },
    });
    expect((await send(days(8))).looked).toBe(0);
    expect(await site.ask(CONFIRM, { token })).toEqual({ confirmJobAlert: { confirmed: true } });
    expect(await site.ask(CONFIRM, { token })).toEqual({ confirmJobAlert: { confirmed: true } });
    const [row] = await site.db.select().from(everyBrand(searchAlert));
    expect(row?.due?.getTime()).toBe((row?.since.getTime() ?? 0) + 86_400_000);
    expect(JSON.stringify(row)).not.toContain(token.slice(token.indexOf('-') + 1));
  });

  it('is kept to one per search, and asking again changes nothing that was confirmed', async () => {
    const { email, token } = await confirmed('/jobs?search=reporter', { name: 'Mine' });
    const again = await create('/jobs?search=reporter&page=2', {
      subscription: { email: email.toUpperCase(), notifyInterval: -1, name: 'Not mine' },
    });
    expect(again.createJobAlert).toEqual({ confirm: true, faults: [], alert: null });
    expect(await site.db.select().from(everyBrand(searchAlert))).toHaveLength(1);
    expect(await site.ask(SHOW, { token })).toMatchObject({ jobAlert: { name: 'Mine', interval: 86400 } });
    expect(await tokenTo(email)).toBe(token);
  });

  it('is changed, paused, taken up and deleted by its token, and by no other', async () => {
    const { token } = await confirmed('/jobs?search=reporter');
    const strange = await confirmed('/jobs?search=editor');
    const forged = `${token.split('-')[0]}-${strange.token.split('-').slice(1).join('-')}`;
    for (const wrong of [forged, `${token}x`, 'x', '', "1' or true"]) {
      expect(await site.ask(SHOW, { token: wrong })).toEqual({ jobAlert: null });
      expect(await site.ask(CONFIRM, { token: wrong })).toEqual({ confirmJobAlert: null });
      if (wrong !== '') await expect(site.ask(DELETE, { token: wrong })).rejects.toThrow('ALERT_UNKNOWN');
    }
    await expect(site.ask(DELETE, { token: '', id: 1 })).rejects.toThrow('SIGN_IN_REQUIRED');
    expect(await site.ask(SHOW, { token }, { brand: 'other' })).toEqual({ jobAlert: null });
    const change = { answers: subscription({ name: 'Weekly', notifyInterval: 604800 }), token };
    expect(await site.ask(UPDATE, change)).toEqual({
      updateJobAlert: { faults: [], alert: { name: 'Weekly', interval: 604800 } },
    });
    await expect(site.ask(UPDATE, { ...change, token: forged })).rejects.toThrow('ALERT_UNKNOWN');
    expect(await site.ask(PAUSE, { token, paused: true })).toEqual({ pauseJobAlert: { paused: true } });
    expect((await send(days(20))).looked).toBe(1);
    expect(await site.ask(PAUSE, { token, paused: false })).toEqual({ pauseJobAlert: { paused: false } });
    expect(await site.ask(DELETE, { token })).toEqual({ deleteJobAlert: true });
    expect(await site.ask(SHOW, { token })).toEqual({ jobAlert: null });
  });

  it('ends with the one click of a mail program, and only on its brand', async () => {
    const { email, token } = await confirmed('/jobs?search=onlyclick');
    await insertJob(site.db, { title: 'Onlyclick', published: days(0.5) });
    await send(days(1.1));
    const [mail] = await site.mailsTo(email);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://acme.example/user/alerts/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { links } = site.backend.work;
    expect(await unsubscribe({ db: site.db, frontend: 'other', brand: other, links }, jobAlerts, token)).toBe(false);
    expect(await unsubscribe({ db: site.db, frontend: 'acme', brand: acme, links }, jobAlerts, token)).toBe(true);
    expect(await site.ask(SHOW, { token })).toMatchObject({ jobAlert: { paused: true } });
    expect((await send(days(9))).looked).toBe(0);
  });

  it('goes when nobody confirms it, and when nobody takes it up again', async () => {
    await create('/jobs?search=reporter', subscription());
    const { token } = await confirmed('/jobs?search=reporter');
    await confirmed('/jobs?search=reporter');
    await site.ask(PAUSE, { token, paused: true });
    expect(await sweepAlerts(site.db, days(6))).toBe(0);
    expect(await sweepAlerts(site.db, days(8))).toBe(1);
    expect(await sweepAlerts(site.db, days(366))).toBe(1);
    expect(await site.db.select().from(everyBrand(searchAlert))).toHaveLength(1);
  });
});

describe('an alert of a member', () => {
  it('begins at once and goes to the address of the account; another person and brand see nothing of it', async () => {
    const person = await insertPerson(site);
    const { createJobAlert } = await create(
      '/jobs?search=reporter',
      subscription({ email: 'strange@example.com' }),
      person,
    );
    expect(createJobAlert).toMatchObject({ confirm: false, alert: { confirmed: true, email: person.email } });
    expect(await site.mailsTo(person.email)).toEqual([]);
    const id = createJobAlert.alert?.id;
    const other = await insertPerson(site);
    expect(await site.ask(LIST, {}, other)).toEqual({ jobAlerts: [] });
    await expect(site.ask(DELETE, { id }, other)).rejects.toThrow('ALERT_UNKNOWN');
    await expect(site.ask(PAUSE, { id, paused: true }, other)).rejects.toThrow('ALERT_UNKNOWN');
    await expect(site.ask(UPDATE, { id, answers: subscription() }, other)).rejects.toThrow('ALERT_UNKNOWN');
    expect(await site.ask(LIST, {}, person)).toMatchObject({ jobAlerts: [{ id }] });
    const again = await create('/jobs?search=reporter', subscription({ notifyInterval: 604800 }), person);
    expect(again.createJobAlert.alert).toMatchObject({ id, interval: 604800 });
    expect(await site.ask(DELETE, { id }, person)).toEqual({ deleteJobAlert: true });
  });

  it('is found beside those that the person made as a guest, once the address is confirmed', async () => {
    const { email } = await confirmed('/jobs?search=reporter');
    const unsure = await insertPerson(site, { email, emailVerified: null });
    expect(await site.ask(LIST, {}, unsure)).toEqual({ jobAlerts: [] });
    const sure = await confirmed('/jobs?search=editor');
    const person = await insertPerson(site, { email: sure.email });
    expect(await site.ask(LIST, {}, person)).toMatchObject({ jobAlerts: [{ title: 'editor: jobs' }] });
  });

  it('is refused beyond the most', async () => {
    const person = await insertPerson(site);
    const row = {
      frontend: 'acme',
      accountId: person.id,
      locale: 'en',
      title: 'x',
      href: '/jobs',
      request: {},
      interval: -1,
      nonce: 'n',
      created: days(0),
      since: days(0),
    };
    await site.db
      .insert(everyBrand(searchAlert))
      .values(Array.from({ length: MOST_ALERTS }, (_, at) => ({ ...row, searchKey: `k${at}` })));
    await expect(create('/jobs?search=reporter', subscription(), person)).rejects.toThrow('TOO_MANY_ALERTS');
  });

  it('sends nothing while the address is not confirmed or the account is blocked', async () => {
    const unsure = await insertPerson(site, { emailVerified: null });
    expect((await create('/jobs?search=reporter', subscription(), unsure)).createJobAlert.confirm).toBe(true);
    const blocked = await insertPerson(site);
    await create('/jobs?search=reporter', subscription(), blocked);
    await site.pool.query('update account set blocked = now() where id = $1', [blocked.id]);
    await insertJob(site.db, { title: 'Reporter of all', published: days(0.1) });
    expect(await send(days(1.01))).toEqual({ looked: 2, mailed: 0 });
  });
});

describe('what is saved', () => {
  it('is the search of the page, in its language, whatever its order and page', async () => {
    const person = await insertPerson(site);
    const address =
      '/de/stellen?geo_location=Portland&lat=43.66&lon=-70.26&radius=25&sorting=publish_date_desc&search=reporter';
    const { createJobAlert } = await create(address, subscription(), person);
    expect(createJobAlert.alert).toMatchObject({
      title: 'reporter: Stellenangebote in Portland, Umkreis 25\u00a0km',
      href: '/de/stellen?search=reporter&geo_location=Portland&lat=43.66&lon=-70.26&radius=25',
    });
    const [row] = await site.db.select().from(everyBrand(searchAlert));
    expect(row?.request).toEqual({
      language: 'de',
      fulltext: { keys: 'reporter' },
      geoLocation: { lat: 43.66, lon: -70.26, radius: expect.any(Number), country: null, locationType: 'locality' },
    });
  });

  it.each([
    ['Portland', 'Jobs in Portland, ME, within 25 km'],
    ['Portland, Maine', 'Jobs in Portland, Maine, within 25 km'],
  ])('is named with its radius, and %s with its state', async (label, name) => {
    const place = new URLSearchParams({ geo_location: label, country: 'US', administrative_area_level_1: 'ME' });
    const address = `/jobs?${place}&lat=43.66&lon=-70.26&radius=25`;
    const { createJobAlert } = await create(address, subscription(), await insertPerson(site));
    expect(createJobAlert.alert?.title).toBe(name);
  });

  it.each([
    'https://evil.example/jobs',
    '//evil.example/jobs',
    '/\\\\evil.example/jobs',
    'javascript:/jobs',
    '/organizations',
    '/',
    '/jobs/no-such-value',
    '/jobs?geo_location=Nowhere',
    '',
  ])('is no %j', async (address) => {
    await expect(create(address, subscription())).rejects.toThrow('BAD_INPUT');
  });

  it('takes the intervals of the brand alone, and addresses that are some', async () => {
    const wrong = await create('/jobs', subscription({ notifyInterval: 2628000 }));
    expect(wrong.createJobAlert.faults).toEqual([{ code: 'enum', pointer: '/subscription/notifyInterval' }]);
    const none = await create('/jobs', subscription({ email: 'a@b@c' }));
    expect(none.createJobAlert.faults).toEqual([{ code: 'format', pointer: '/subscription/email' }]);
  });
});

describe('sending', () => {
  it('mails jobs that came out since, newest first, no more than the brand says and few of one company, none twice', async () => {
    const { email } = await confirmed('/jobs?search=welder');
    const elsewhere = await confirmed('/jobs?search=welder');
    await insertJob(site.db, { title: 'Welder before', published: days(-1) });
    for (const [at, organizationName] of ['A', 'A', 'A', 'B', 'C'].entries())
      await insertJob(site.db, { title: `Welder ${at}`, organizationName, published: days(0.1 + at / 100) });
    await insertJob(site.db, { title: 'Welder elsewhere', frontend: 'other', published: days(0.2) });
    expect(await send(days(0.9))).toEqual({ looked: 0, mailed: 0 });
    expect(await send(days(1.01))).toEqual({ looked: 2, mailed: 2 });
    expect(await send(days(1.01))).toEqual({ looked: 0, mailed: 0 });
    expect(await jobsMailedTo(email)).toEqual([['Welder 4', 'Welder 3', 'Welder 2']]);
    expect(await jobsMailedTo(elsewhere.email)).toEqual([['Welder 4', 'Welder 3', 'Welder 2']]);
    await insertJob(site.db, { title: 'Welder late', published: days(1.005) });
    await send(days(2.01));
    expect(await jobsMailedTo(email)).toEqual([
      ['Welder 4', 'Welder 3', 'Welder 2'],
      ['Welder late', 'Welder 1', 'Welder 0'],
    ]);
    expect(await send(days(3.01))).toEqual({ looked: 2, mailed: 0 });
    expect(await jobsMailedTo(email)).toHaveLength(2);
  });

  it('prefers jobs that are called so to newer ones that only mention it', async () => {
    const { email } = await confirmed('/jobs?search=cooper');
    const mention = { value: '<p>You work beside our cooper.</p>', format: 'filtered_html' };
    const job_info = { type: 'job_per_template', description: mention };
    for (const at of [0, 1])
      await insertJob(site.db, { title: `Cooper ${at}`, organizationName: `${at}`, published: days(0.1 + at / 100) });
    for (const at of [2, 3])
      await insertJob(site.db, {
        ...{ title: `Brewer ${at}`, organizationName: `${at}`, published: days(0.1 + at / 100) },
        groups: { job_info },
      });
    await send(days(1.01));
    expect(await jobsMailedTo(email)).toEqual([['Cooper 1', 'Cooper 0', 'Brewer 3']]);
    await send(days(2.01));
    expect((await jobsMailedTo(email)).at(-1)).toEqual(['Brewer 2']);
  });

  it('keeps the hour of the day, and makes one mail of days that were missed', async () => {
    const { email } = await confirmed('/jobs?search=baker');
    await site.db.update(everyBrand(searchAlert)).set({ since: days(0), due: days(1) });
    const [before] = await site.db.select().from(everyBrand(searchAlert));
    await insertJob(site.db, { title: 'Baker', published: days(2), expires: days(60) });
    await send(days(5.5));
    const [after] = await site.db.select().from(everyBrand(searchAlert));
    expect((after?.due?.getTime() ?? 0) - (before?.due?.getTime() ?? 0)).toBe(5 * 86_400_000);
    expect(await jobsMailedTo(email)).toEqual([['Baker']]);
  });

  it('passes over a filter whose feature went off since, and rests where that was all it looked for', async () => {
    const [both, alone] = [await confirmed('/jobs?search=fieldless'), await confirmed('/jobs?search=nothing')];
    const conditions = [{ field: 'fields_of_study', value: '999999' }];
    const filter = { conjunction: 'AND', groups: [{ conjunction: 'OR', conditions }] };
    const alerts = everyBrand(searchAlert);
    const set = (email: string, request: Record<string, unknown>) =>
      site.db.update(alerts).set({ request, searchKey: email }).where(eq(searchAlert.email, email));
    await set(both.email, { language: 'en', fulltext: { keys: 'fieldless' }, conditionGroup: filter });
    await set(alone.email, { language: 'en', conditionGroup: filter });
    await insertJob(site.db, { title: 'Fieldless', published: days(0.5) });
    await send(days(1.1));
    expect([await jobsMailedTo(both.email), await jobsMailedTo(alone.email)]).toEqual([[['Fieldless']], []]);
  });

  it('says where each job is, how far that is from the place of the alert, and what it pays', async () => {
    const near = await confirmed('/jobs?search=roofer&geo_location=Portland&lat=43.66&lon=-70.26&radius=100');
    const anywhere = await confirmed('/jobs?search=roofer');
    const town = (locality: string, lat: number, lon: number) => ({
      locality,
      administrativeArea: 'ME',
      countryCode: 'US',
      lat,
      lon,
    });
    const [augusta, lewiston] = [town('Augusta', 44.31, -69.78), town('Lewiston', 44.1, -70.21)];
    await insertJob(site.db, {
      title: 'Roofer',
      published: days(0.5),
      groups: { job_location: { address: augusta, furtherLocations: [lewiston], remoteOptions: 'none' } },
    });
    await insertJob(site.db, {
      title: 'Unpaid roofer',
      organizationName: 'Slate & Co',
      published: days(0.4),
      groups: { job_categorization: { employmentType: ['full_time'] } },
    });
    await insertJob(site.db, {
      title: 'Roofer in a range',
      organizationName: 'Gable Ltd',
      published: days(0.3),
      groups: { job_categorization: { salaryRange: 'from_45_to_60' } },
    });
    await send(days(1.1));
    const factsTo = async (email: string) => {
      const [mail] = (await site.mailsTo(email)).filter(({ template }) => template === 'job_alert');
      return mail?.text.split('\n').filter((line) => line.includes(' · '));
    };
    expect(await factsTo(near.email)).toEqual([
      'Harbor Works · Lewiston, ME · 49 km away · $25 to $30 an hour',
      'Slate & Co · Portland, ME',
      'Gable Ltd · Portland, ME · €45,000 to €60,000 a year',
    ]);
    expect(await factsTo(anywhere.email)).toEqual([
      'Harbor Works · Augusta, ME · $25 to $30 an hour',
      'Slate & Co · Portland, ME',
      'Gable Ltd · Portland, ME · €45,000 to €60,000 a year',
    ]);
  });

  it('says to whom that they have applied, here and still', async () => {
    const [ada, eve] = [await insertPerson(site), await insertPerson(site)];
    for (const person of [ada, eve]) await create('/jobs?search=glazier', subscription(), person);
    const jobs = await Promise.all(
      ['Glazier', 'Glazier withdrawn', 'Glazier elsewhere'].map((title, at) =>
        insertJob(site.db, { title, organizationName: `Panes ${at}`, published: days(0.1) }),
      ),
    );
    const sent = { jobTitle: 'x', organizationName: 'x', confirmed: days(0), locale: 'en', data: {} };
    await site.db.insert(everyBrand(application)).values(
      [
        { frontend: 'acme', stage: 'sent' },
        { frontend: 'acme', stage: 'withdrawn' },
        { frontend: 'other', stage: 'sent' },
      ].map((one, at) => ({
        ...{
          ...sent,
          ...one,
          jobId: jobs[at],
          accountId: ada.id,
          email: ada.email,
          created: days(0),
          changed: days(0),
        },
      })),
    );
    await send(days(1.01));
    const marked = async (email: string) => {
      const [mail] = (await site.mailsTo(email)).filter(({ template }) => template === 'job_alert');
      return mail?.text.split('\n').filter((line) => line.startsWith('Panes') && line.endsWith('Applied'));
    };
    expect(await marked(ada.email)).toEqual([expect.stringMatching(/^Panes 0 .*· Applied$/)]);
    expect(await marked(eve.email)).toEqual([]);
  });

  it('says so to a guest about what was sent from the address of the alert and confirmed, as a guest or with its account', async () => {
    const [guest, member] = [subscription(), await insertPerson(site)];
    const owned = subscription({ email: member.email });
    for (const answers of [guest, owned]) {
      await create('/jobs?search=plasterer', answers);
      await site.ask(CONFIRM, { token: await tokenTo(answers.subscription.email) });
    }
    const jobs = await Promise.all(
      [0, 1, 2].map((at) =>
        insertJob(site.db, { title: `Plasterer ${at}`, organizationName: `Walls ${at}`, published: days(0.1) }),
      ),
    );
    const former = await insertPerson(site);
    const sent = { jobTitle: 'x', organizationName: 'x', locale: 'en', data: {}, created: days(0), changed: days(0) };
    const { email } = guest.subscription;
    await site.db.insert(everyBrand(application)).values(
      [
        { jobId: jobs[0], email },
        { jobId: jobs[1], email, frontend: 'other' },
        { jobId: jobs[2], email, confirmed: null },
        { jobId: jobs[0], email: member.email, stage: 'withdrawn' },
        { jobId: jobs[1], email: member.email, accountId: member.id },
        // Whose address that was.
        { jobId: jobs[2], email: member.email, accountId: former.id },
      ].map((one) => ({ frontend: 'acme', confirmed: days(0), ...sent, ...one })),
    );
    await send(days(1.01));
    const marked = async (to: string) => {
      const [mail] = (await site.mailsTo(to)).filter(({ template }) => template === 'job_alert');
      return mail?.text.split('\n').filter((line) => line.startsWith('Walls') && line.endsWith('Applied'));
    };
    expect([await marked(email), await marked(member.email)]).toEqual([
      [expect.stringMatching(/^Walls 0 .*· Applied$/)],
      [expect.stringMatching(/^Walls 1 .*· Applied$/)],
    ]);
  });

  it('writes in the language of the alert, about the jobs with links of the brand', async () => {
    const answers = subscription({ name: 'Mein <Auftrag>' });
    await create('/de/stellen?search=gardener', answers);
    const token = await tokenTo(answers.subscription.email);
    await site.ask(CONFIRM, { token });
    const id = await insertJob(site.db, { title: 'Gardener & more', published: days(0.1) });
    await send(days(1.01));
    const [mail] = await site.mailsTo(answers.subscription.email);
    expect(mail).toMatchObject({ locale: 'de', subject: 'Mein <Auftrag> – neu auf The acme' });
    expect(mail?.text).toContain(
      `Gardener & more\nHarbor Works · Portland, ME · 25 $ bis 30 $ pro Stunde\nhttps://acme.example/de/job/gardener-more-${id}?utm_source=job_alert&utm_medium=email`,
    );
    expect(mail?.text).toContain(
      `https://acme.example/de/user/alerts/${token}/results?utm_source=job_alert&utm_medium=email`,
    );
  });

  it('goes on where another run was cut off, and leaves alerts alone that another run holds', async () => {
    const all = [await confirmed('/jobs?search=plumber'), await confirmed('/jobs?search=plumber')];
    await insertJob(site.db, { title: 'Plumber', published: days(0.1) });
    const broken = {
      ...site.backend.work.links,
      tokenOf: () => {
        throw new Error('cut off');
      },
    };
    await expect(send(days(1.01), { links: broken })).rejects.toThrow('cut off');
    expect(await jobsMailedTo(all[0]?.email ?? '')).toEqual([]);
    const runs = await Promise.all([send(days(1.01)), send(days(1.01)), send(days(1.01))]);
    expect(runs.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(2);
    for (const { email } of all) expect(await jobsMailedTo(email)).toEqual([['Plumber']]);
  });

  it('stops while the brand has alerts off, says so to whoever asks, and keeps them', async () => {
    const { email, token } = await confirmed('/jobs?search=mason');
    await insertJob(site.db, { title: 'Mason', published: days(0.1) });
    switches.jobAlerts = false;
    try {
      expect(await send(days(1.01))).toEqual({ looked: 0, mailed: 0 });
      for (const [document, variables] of [
        [LIST, {}],
        [SHOW, { token }],
        [CONFIRM, { token }],
        [PAUSE, { token, paused: true }],
        [DELETE, { token }],
        [UPDATE, { token, answers: {} }],
        [CREATE, { search: '/jobs', answers: {} }],
      ] as const)
        await expect(site.ask(document, variables)).rejects.toThrow('FEATURE_OFF');
    } finally {
      switches.jobAlerts = true;
    }
    await send(days(1.01));
    expect(await jobsMailedTo(email)).toEqual([['Mason']]);
  });

  it('works off more alerts of one search than it takes at once', async () => {
    const row = {
      frontend: 'acme',
      locale: 'en',
      title: 'x',
      href: '/jobs?search=sailor',
      request: { fulltext: { keys: 'sailor' } },
      interval: 86400,
      nonce: 'n',
      created: days(-1),
      confirmed: days(-1),
      since: days(-1),
      due: days(0),
      searchKey: 'sailor',
    };
    await site.db
      .insert(everyBrand(searchAlert))
      .values(Array.from({ length: 450 }, (_, at) => ({ ...row, email: `sailor${at}@example.com` })));
    await insertJob(site.db, { title: 'Sailor', published: days(-0.1) });
    expect(await send(new Date(Date.now() + 1000))).toEqual({ looked: 450, mailed: 450 });
    const mails = await site.db
      .select({ to: outbox.recipient })
      .from(everyBrand(outbox))
      .where(eq(outbox.template, 'job_alert'));
    expect(new Set(mails.filter(({ to }) => to.startsWith('sailor')).map(({ to }) => to)).size).toBe(450);
  });
});

describe('the alert of somebody else', () => {
  const ALL = `query ($list: AdminList, $kind: AdminAlertKind, $accountId: Int) {
    adminAlerts(list: $list, kind: $kind, accountId: $accountId) {
      total alerts { kind accountId alert { id interval paused email } } } }`;
  const OF_RESUMES = 'mutation ($id: Int!) { pauseResumeAlert(id: $id, paused: true) { id } }';

  it('is taken up again by its owner alone, who ended its mails', async () => {
    const guest = await confirmed('/jobs');
    const admin = await insertPerson(site, { roles: ['site_admin'] });
    const { jobAlert } = await site.ask<{ jobAlert: Shown }>(SHOW, { token: guest.token });
    const { id } = jobAlert;
    const { links } = site.backend.work;
    const resume = () => site.ask(PAUSE, { id, paused: false }, admin);
    expect(await unsubscribe({ db: site.db, frontend: 'acme', brand: acme, links }, jobAlerts, guest.token)).toBe(true);
    await expect(resume()).rejects.toThrow('ALERT_STOPPED');
    // Pausing a paused alert does not change who paused it.
    await site.ask(PAUSE, { id, paused: true }, admin);
    await expect(resume()).rejects.toThrow('ALERT_STOPPED');
    expect(await site.ask(PAUSE, { token: guest.token, paused: false })).toEqual({ pauseJobAlert: { paused: false } });

    await site.ask(PAUSE, { id, paused: true }, admin);
    expect(await resume()).toEqual({ pauseJobAlert: { paused: false } });
    await site.ask(PAUSE, { id, paused: true }, admin);
    await site.ask(PAUSE, { token: guest.token, paused: true });
    await expect(resume()).rejects.toThrow('ALERT_STOPPED');

    const choose = (interval: number) => ({ subscription: { email: guest.email, notifyInterval: interval } });
    await site.ask(UPDATE, { token: guest.token, answers: choose(-1) });
    await expect(site.ask(UPDATE, { id, answers: choose(86400) }, admin)).rejects.toThrow('ALERT_STOPPED');
  });

  it('is found, changed, paused, resumed and deleted by an administrator, and that is written down', async () => {
    const ida = await insertPerson(site);
    const { alert } = (await create('/jobs', subscription(), ida)).createJobAlert;
    const id = alert?.id ?? 0;
    const guest = await confirmed('/jobs');
    const admin = await insertPerson(site, { roles: ['site_admin'] });
    const row = { kind: 'JOBS', accountId: ida.id, alert: { id, interval: 86400, paused: false, email: ida.email } };
    for (const filter of [{ accountId: ida.id }, { list: { text: ida.email.toUpperCase() }, kind: 'JOBS' }])
      expect(await site.ask(ALL, filter, admin)).toEqual({ adminAlerts: { total: 1, alerts: [row] } });
    expect(await site.ask(ALL, { accountId: ida.id, kind: 'RESUMES' }, admin)).toEqual({
      adminAlerts: { total: 0, alerts: [] },
    });
    const weekly = { subscription: { email: 'x@example.com', notifyInterval: 604800 } };
    expect(await site.ask(UPDATE, { id, answers: weekly }, admin)).toEqual({
      updateJobAlert: { faults: [], alert: { name: null, interval: 604800 } },
    });
    for (const paused of [true, false])
      expect(await site.ask(PAUSE, { id, paused }, admin)).toEqual({ pauseJobAlert: { paused } });
    await expect(site.ask(OF_RESUMES, { id }, admin)).rejects.toThrow('ALERT_UNKNOWN');
    expect(await site.ask(LIST, {}, ida)).toMatchObject({
      jobAlerts: [{ id, interval: 604800, paused: false, email: ida.email }],
    });
    expect(await site.ask(DELETE, { id }, admin)).toEqual({ deleteJobAlert: true });
    const { adminAlerts } = await site.ask<{ adminAlerts: { alerts: { accountId: null; alert: Shown }[] } }>(
      ALL,
      { list: { text: guest.email } },
      admin,
    );
    const [sent] = adminAlerts.alerts;
    expect(sent?.accountId).toBeNull();
    await site.ask(DELETE, { id: sent?.alert.id }, admin);
    expect(await site.ask(SHOW, { token: guest.token })).toEqual({ jobAlert: null });
    expect(await actionsOf(site, admin)).toEqual([
      ...['alert_changed', 'alert_paused', 'alert_resumed', 'alert_deleted'].map((kind) => [
        ...['acme', kind, ida.id],
        { alert: String(id) },
      ]),
      ['acme', 'alert_deleted', null, { alert: String(sent?.alert.id) }],
    ]);
  });

  it('is out of reach for a site_admin of another brand, a job_editor and other people', async () => {
    const ida = await insertPerson(site);
    const { alert } = (await create('/jobs', subscription(), ida)).createJobAlert;
    const values = { id: alert?.id, paused: true, answers: subscription() };
    const away = await insertPerson(site, { on: 'other', roles: ['site_admin'] });
    const here = await openSession(site, { accountId: away.id, frontend: 'acme' });
    const people = [{ ...away, brand: 'other' }, here, await insertPerson(site, { roles: ['job_editor'] })];
    people.push(await insertPerson(site));
    for (const person of people)
      for (const query of [PAUSE, UPDATE, DELETE])
        await expect(site.ask(query, values, person)).rejects.toThrow('ALERT_UNKNOWN');
    expect(await site.ask(ALL, { accountId: ida.id }, { ...away, brand: 'other' })).toEqual({
      adminAlerts: { total: 0, alerts: [] },
    });
    for (const person of people.slice(1)) await expect(site.ask(ALL, {}, person)).rejects.toThrow('NOT_ALLOWED');
    expect(await site.ask(LIST, {}, ida)).toMatchObject({ jobAlerts: [{ id: values.id, paused: false }] });
  });
});

describe('the jobs of a mail', () => {
  const jobs = [5, 4, 3, 2, 1].map((id) => ({
    id,
    published: new Date(id * 1000),
    company: id > 2 ? 'big' : `own${id}`,
  }));
  const choice = { since: new Date(0), sent: new Set<number>(), most: 10, mostPerCompany: 2 };
  const ids = (change: Partial<typeof choice>) => chooseNew(jobs, { ...choice, ...change }).map(({ id }) => id);

  it('are the newest that were not mailed', () => {
    expect(ids({})).toEqual([5, 4, 2, 1]);
    expect(ids({ most: 1 })).toEqual([5]);
    expect(ids({ sent: new Set([5]) })).toEqual([4, 3, 2, 1]);
    expect(ids({ since: new Date(2000) })).toEqual([5, 4]);
    expect(ids({ since: new Date(5000) })).toEqual([]);
  });
});
