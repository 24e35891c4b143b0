/** Resume alerts of employers through GraphQL, and their sending, on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchAlert } from '../../database/schema/alerts.ts';
import { resume } from '../../database/schema/resumes.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { SAVE as SAVE_RESUME, SHOW as SHOW_RESUME } from '../resumes/testing/ask.ts';
import { jobAlerts, resumeAlerts } from './kinds.ts';
import { sendAlerts } from './send.ts';
import { unsubscribe } from './service.ts';

const features = { resumeAlerts: true, resumeSearches: true, resume: true, recruiter: true };
const acme = testBrand('acme', (document) => {
  for (const name of Object.keys(features) as (keyof typeof features)[])
    Object.defineProperty(document.features, name, { get: () => features[name], enumerable: true });
  document.alerts.resumesPerMail = 2;
  document.alerts.resumeIntervals = [-1, 86400, 604800];
  document.pages.resumes ??= { main: [] };
  document.locales.supported = ['en', 'de'];
});
const other = testBrand('other');
const slow = testBrand('slow', (document) => {
  document.moderation.accounts = true;
  document.pages.resumes ??= { main: [] };
});
const site = testAccountsOf([acme, other, slow]);

const FIELDS = 'id name title href interval paused confirmed email';
const CREATE = `mutation ($search: String!, $answers: JSON!) {
  made: createResumeAlert(search: $search, answers: $answers) { confirm faults { code pointer } alert { ${FIELDS} } } }`;
const LIST = `{ resumeAlerts { ${FIELDS} } }`;
const SHOW = `query ($id: Int, $token: String) { resumeAlert(id: $id, token: $token) { ${FIELDS} } }`;
const PAUSE = `mutation ($paused: Boolean!, $id: Int, $token: String) {
  pauseResumeAlert(paused: $paused, id: $id, token: $token) { paused } }`;
const UPDATE = `mutation ($answers: JSON!, $id: Int, $token: String) {
  updateResumeAlert(answers: $answers, id: $id, token: $token) { faults { pointer } alert { name interval } } }`;
const DELETE = 'mutation ($id: Int, $token: String) { deleteResumeAlert(id: $id, token: $token) }';
const TITLE = 'query ($search: String!) { savedResumeSearchTitle(search: $search) }';

interface Made {
  made: {
    confirm: boolean;
    faults: unknown[];
    alert: { id: number; [field: string]: unknown } | null;
  };
}

const every = (notifyInterval: number, name?: string) => ({ subscription: { notifyInterval, ...(name && { name }) } });
const recruiter = (values: Parameters<typeof insertPerson>[1] = {}) =>
  insertPerson(site, { roles: ['recruiter'], ...values });

async function save(person: Person, search: string, answers: unknown = every(86400), brand?: string): Promise<number> {
  const asker = { ...person, ...(brand !== undefined && { brand }) };
  const { made } = await site.ask<Made>(CREATE, { search, answers }, asker);
  expect(made.faults).toEqual([]);
  return made.alert?.id ?? 0;
}

/** Inserts a resume that employers can find; returns its id. */
async function seeker(
  title: string,
  more: Record<string, unknown> = {},
  on = 'acme',
): Promise<Person & { resume: number }> {
  const person = await insertPerson(site, { on });
  const answers = {
    personal_info: {
      firstName: 'Ida',
      lastName: 'Berg',
      phone: '+12025550123',
      homeLocation: { countryCode: 'US', locality: 'Bangor' },
    },
    job_preferences: { title },
    ...more,
  };
  const groups = Object.entries(answers).map(([group, given]) => ({ group, answers: given, version: 0 }));
  expect(await site.ask(SAVE_RESUME, { groups }, { ...person, brand: on })).toMatchObject({
    saveResume: { faults: [], resume: { listed: true } },
  });
  const [row] = await site.db.select({ id: resume.id }).from(everyBrand(resume)).where(eq(resume.accountId, person.id));
  return { ...person, resume: row?.id ?? 0 };
}

/** Since when employers can find it. */
const list = (id: number, listed: Date) =>
  site.pool.query('update resume_frontend set listed = $2 where resume_id = $1', [id, listed]);

const send = (now: Date, more: Partial<Parameters<typeof sendAlerts>[0]> = {}) =>
  sendAlerts({ ...site.backend.work, now: () => now, signal: new AbortController().signal, ...more });

/** Numbers of the resumes in the mails to an address, the earliest mail first. */
async function mailedTo({ email }: Person): Promise<number[][]> {
  const mails = await site.mailsTo(email);
  return mails
    .filter(({ template }) => template === 'resume_alert')
    .reverse()
    .map(({ html }) => [...html.matchAll(/href="[^"]*\/resume\/(\d+)[?"]/g)].map(([, id]) => Number(id)));
}

async function tokenTo({ email }: Person): Promise<string> {
  const [mail] = await site.mailsTo(email);
  return /\/resume-alert\/edit\/([\w-]+)/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
}

beforeEach(async () => {
  await site.db.delete(everyBrand(searchAlert));
  await site.db.delete(rateLimit);
});

describe('a resume alert', () => {
  it('is saved by an employer as the search of the page, whatever its order and page', async () => {
    const rita = await recruiter();
    const search = '/de/resumes?search=Bäcker&geo_location=Portland&lat=43.66&lon=-70.26&radius=25&page=3';
    const { made } = await site.ask<Made>(CREATE, { search, answers: every(604800, 'Bread') }, rita);
    expect(made).toEqual({
      confirm: false,
      faults: [],
      alert: {
        id: expect.any(Number),
        name: 'Bread',
        title: 'Bäcker: Lebensläufe in Portland, Umkreis 25\u00a0km',
        href: '/de/resumes?search=B%C3%A4cker&geo_location=Portland&lat=43.66&lon=-70.26&radius=25',
        interval: 604800,
        paused: false,
        confirmed: true,
        email: rita.email,
      },
    });
    const [row] = await site.db.select().from(everyBrand(searchAlert));
    expect(row).toMatchObject({ index: 'RESUMES', request: { fulltext: { keys: 'Bäcker' } }, email: null });
    expect(await site.ask(TITLE, { search }, rita)).toEqual({
      savedResumeSearchTitle: 'Bäcker: Lebensläufe in Portland, Umkreis 25\u00a0km',
    });
    const again = await site.ask<Made>(CREATE, { search, answers: every(-1) }, rita);
    expect(again.made.alert).toMatchObject({ id: made.alert?.id, interval: -1, name: null });
    expect(await site.ask(LIST, {}, rita)).toMatchObject({ resumeAlerts: [{ id: made.alert?.id }] });
  });

  it.each([
    'https://evil.example/resumes',
    '/jobs',
    '/resume/1',
    '/resumes/contacts',
    '/resumes?geo_location=Nowhere',
    '',
  ])('is none of %j', async (search) => {
    await expect(save(await recruiter(), search)).rejects.toThrow('BAD_INPUT');
  });

  it('takes the intervals of the brand', async () => {
    const { made } = await site.ask<Made>(CREATE, { search: '/resumes', answers: every(2628000) }, await recruiter());
    expect(made.faults).toEqual([{ code: 'enum', pointer: '/subscription/notifyInterval' }]);
  });

  it('is for those who may search resumes', async () => {
    const ask = (person: object) => site.ask(CREATE, { search: '/resumes', answers: every(86400) }, person);
    await expect(ask({})).rejects.toThrow('SIGN_IN_REQUIRED');
    await expect(ask(await insertPerson(site))).rejects.toThrow('NOT_ALLOWED');
    await expect(ask(await recruiter({ emailVerified: null }))).rejects.toThrow('EMAIL_NOT_VERIFIED');
    const waiting = await recruiter({ on: 'slow', approved: null });
    await expect(ask({ ...waiting, brand: 'slow' })).rejects.toThrow('NOT_APPROVED');
  });

  it('of somebody else answers like one that is not there, and so does a job alert', async () => {
    const [rita, rob] = [await recruiter(), await recruiter()];
    const id = await save(rita, '/resumes?search=baker');
    const job = await site.ask<{ createJobAlert: { alert: { id: number } } }>(
      'mutation ($answers: JSON!) { createJobAlert(search: "/jobs", answers: $answers) { alert { id } } }',
      { answers: { subscription: { email: rob.email, notifyInterval: 86400 } } },
      rob,
    );
    for (const wrong of [id, job.createJobAlert.alert.id, 999_999, -1]) {
      expect(await site.ask(SHOW, { id: wrong }, rob)).toEqual({ resumeAlert: null });
      await expect(site.ask(PAUSE, { id: wrong, paused: true }, rob)).rejects.toThrow('ALERT_UNKNOWN');
      await expect(site.ask(UPDATE, { id: wrong, answers: every(-1) }, rob)).rejects.toThrow('ALERT_UNKNOWN');
      await expect(site.ask(DELETE, { id: wrong }, rob)).rejects.toThrow('ALERT_UNKNOWN');
    }
    expect(await site.ask(LIST, {}, rob)).toEqual({ resumeAlerts: [] });
    expect(await site.ask('{ jobAlerts { id } }', {}, rita)).toEqual({ jobAlerts: [] });
    expect(await site.ask(SHOW, { id }, rita)).toMatchObject({ resumeAlert: { id, interval: 86400 } });
    expect(await site.ask(UPDATE, { id, answers: every(604800, 'Bread') }, rita)).toEqual({
      updateResumeAlert: { faults: [], alert: { name: 'Bread', interval: 604800 } },
    });
    expect(await site.ask(DELETE, { id }, rita)).toEqual({ deleteResumeAlert: true });
  });

  it('ends by the link of its mail without a session, by one click, and by no link of another kind or brand', async () => {
    const rita = await recruiter();
    await save(rita, '/resumes?search=tailor');
    await seeker('Tailor');
    await send(days(1.01));
    const token = await tokenTo(rita);
    const [mail] = await site.mailsTo(rita.email);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://acme.example/resume-alert/edit/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await site.ask(SHOW, { token })).toMatchObject({ resumeAlert: { paused: false } });
    await expect(site.ask(SHOW, { id: 1 })).rejects.toThrow('SIGN_IN_REQUIRED');
    expect(await site.ask('query ($token: String!) { jobAlert(token: $token) { id } }', { token })).toEqual({
      jobAlert: null,
    });
    const context = { db: site.db, frontend: 'acme', brand: acme, links: site.backend.work.links };
    expect(await unsubscribe(context, jobAlerts, token)).toBe(false);
    expect(await unsubscribe({ ...context, frontend: 'other', brand: other }, resumeAlerts, token)).toBe(false);
    expect(await unsubscribe(context, resumeAlerts, token)).toBe(true);
    await seeker('Tailor again');
    expect(await send(days(2.01))).toEqual({ looked: 0, mailed: 0 });
    expect(await site.ask(PAUSE, { token, paused: false })).toEqual({ pauseResumeAlert: { paused: false } });
    expect(await site.ask(DELETE, { token })).toEqual({ deleteResumeAlert: true });
    expect(await site.ask(SHOW, { token })).toEqual({ resumeAlert: null });
  });
});

describe('sending', () => {
  it('mails what employers read of new resumes, newest first, so many as the brand says, and none twice', async () => {
    const rita = await recruiter();
    await save(rita, '/resumes?search=welder', every(86400, 'Metal'));
    const first = await seeker('Welder of ships', {
      job_preferences: {
        title: 'Welder of ships',
        desiredLocation: [{ countryCode: 'US', administrativeArea: 'ME', locality: 'Portland' }],
      },
      work_experience: { workExperience: [{ jobTitle: 'Foreman', companyName: 'Harbor Works' }] },
    });
    const second = await seeker('Welder');
    const third = await seeker('Welder of pipes');
    await seeker('Welder elsewhere', {}, 'other');
    for (const [at, { resume: id }] of [first, second, third].entries()) await list(id, days(0.2 + at / 100));
    const hidden = await seeker('Welder in hiding');
    await site.ask(SHOW_RESUME, { visible: false }, hidden);
    await seeker('Florist');
    expect(await send(days(0.9))).toEqual({ looked: 0, mailed: 0 });
    expect(await send(days(1.01))).toEqual({ looked: 1, mailed: 1 });
    expect(await send(days(2.01))).toEqual({ looked: 1, mailed: 1 });
    expect(await send(days(3.01))).toEqual({ looked: 1, mailed: 0 });
    expect(await mailedTo(rita)).toEqual([[third.resume, second.resume], [first.resume]]);
    const [mail] = await site.mailsTo(rita.email);
    expect(mail?.subject).toBe('Metal – new at The acme');
    expect(mail?.text).toContain(
      `Welder of ships\nForeman · Portland, ME\nhttps://acme.example/resume/${first.resume}?utm_source=resume_alert&utm_medium=email`,
    );
    expect(mail?.text).toContain('https://acme.example/resumes?search=welder');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ida|Berg|Bangor|555.?0123/);
    expect(mail?.text).not.toContain(first.email);
  });

  it('mails a resume no second time that was hidden and shown again', async () => {
    const rita = await recruiter();
    await save(rita, '/resumes?search=potter');
    const ida = await seeker('Potter');
    await send(days(1.01));
    await site.ask(SHOW_RESUME, { visible: false }, ida);
    await site.ask(SHOW_RESUME, { visible: true }, ida);
    expect(await send(days(2.01))).toEqual({ looked: 1, mailed: 0 });
    expect(await mailedTo(rita)).toEqual([[ida.resume]]);
  });

  it('stops while the person may not search resumes', async () => {
    const one = async (change: (person: Person) => Promise<unknown>, values?: Parameters<typeof insertPerson>[1]) => {
      const person = await recruiter(values);
      await save(person, '/resumes?search=mason', every(86400), values?.on);
      await change(person);
      return person;
    };
    const set = (text: string) => (person: Person) => site.pool.query(text, [person.id]);
    const people = [
      await one(set('update account set blocked = now() where id = $1')),
      await one(set('update account set email_verified = null where id = $1')),
      await one(set('delete from account_role where account_id = $1')),
      await one(set("update account_role set role = 'applicant' where account_id = $1")),
      await one(set("update account_role set frontend = 'other' where account_id = $1")),
      await one(set('update account_brand set approved = null where account_id = $1'), { on: 'slow' }),
    ];
    const fine = [
      await one(async () => {}),
      await one(async () => {}, { on: 'slow' }),
      await one(async () => {}, { roles: ['administrator'], everywhere: true, approved: null }),
    ];
    await seeker('Mason');
    await seeker('Mason there', {}, 'slow');
    expect(await send(days(1.01))).toEqual({ looked: 9, mailed: 3 });
    for (const person of people) expect(await mailedTo(person)).toEqual([]);
    for (const person of fine) expect(await mailedTo(person)).toHaveLength(1);
    const changed = people[1] as Person;
    await site.pool.query(`update account set email_verified = now(), email = 'new.mason@example.com' where id = $1`, [
      changed.id,
    ]);
    await list((await seeker('Mason, another one')).resume, days(1.5));
    await send(days(2.01));
    expect(await mailedTo({ ...changed, email: 'new.mason@example.com' })).toHaveLength(1);
    expect(await mailedTo(changed)).toEqual([]);
  });

  it.each(Object.keys(features) as (keyof typeof features)[])(
    'stops while the brand has %s off, says so to whoever asks, and keeps the alerts',
    async (feature) => {
      const rita = await recruiter();
      const id = await save(rita, '/resumes?search=sailor');
      await site.pool.query(
        `update search_alert set since = now() - interval '1 day', due = now() - interval '1 hour'`,
      );
      const ida = await seeker(`Sailor ${feature}`);
      features[feature] = false;
      try {
        expect(await send(new Date(Date.now() + 1000))).toEqual({ looked: 0, mailed: 0 });
        for (const [document, variables] of [
          [LIST, {}],
          [SHOW, { id }],
          [SHOW, { token: '1-x' }],
          [PAUSE, { id, paused: true }],
          [PAUSE, { token: '1-x', paused: true }],
          [DELETE, { token: '1-x' }],
          [TITLE, { search: '/resumes' }],
        ] as const)
          await expect(site.ask(document, variables, rita)).rejects.toThrow('FEATURE_OFF');
      } finally {
        features[feature] = true;
      }
      await send(new Date(Date.now() + 1000));
      expect((await mailedTo(rita)).flat()).toContain(ida.resume);
    },
  );

  it('goes on where another run was cut off: nobody is left out, nobody gets two', async () => {
    const people = [await recruiter(), await recruiter(), await recruiter()];
    for (const person of people) await save(person, '/resumes?search=cooper');
    const ida = await seeker('Cooper');
    const broken = {
      ...site.backend.work.links,
      tokenOf: () => {
        throw new Error('cut off');
      },
    };
    await expect(send(days(1.01), { links: broken })).rejects.toThrow('cut off');
    const runs = await Promise.all([send(days(1.01)), send(days(1.01)), send(days(1.01))]);
    expect(runs.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(3);
    for (const person of people) expect(await mailedTo(person)).toEqual([[ida.resume]]);
  });

  it('reads more new resumes than it takes at once, and leaves none out', async () => {
    const rita = await recruiter();
    await save(rita, '/resumes?search=astronomer');
    await site.pool.query(
      `with people as (insert into account (email, display_name) select 'many' || n || '@example.com', 'x' from generate_series(1, 600) n returning id),
        resumes as (insert into resume (account_id, frontend, langcode, data) select id, 'acme', 'en', '{"job_preferences":{"title":"Clerk"}}' from people returning id)
      insert into resume_frontend (resume_id, frontend, visible, listed) select id, 'acme', true, now() + interval '1 minute' from resumes`,
    );
    const ida = await seeker('Astronomer');
    await send(days(1.01));
    expect(await mailedTo(rita)).toEqual([[ida.resume]]);
  });
});
