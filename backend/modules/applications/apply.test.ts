import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { application } from '../../database/schema/applications.ts';
import { job } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { happened } from '../../testing/happened.ts';
import { insertPerson } from '../../testing/people.ts';
import { days, insertJob } from '../../testing/rows.ts';
import { pdf } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { answersOf, applicationSite, newKey, OWN } from './testing/application-site.ts';

const site = applicationSite(({ applications }) => {
  applications.requireAttachments = { authenticated: true, anonymous: false };
  applications.attachments = { types: ['png'], maxMegabytes: 1, maxFiles: 1 };
  applications.guests = false;
  applications.captcha = true;
});
const server = uploadServer(site);
const OFFER = `query ($jobId: Int!) { applyOffer(jobId: $jobId) {
  title organizationName path state requiresFile requiresCoverLetter prefill
  questions { id text type options required } application { ${OWN} } } }`;

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, upload]) await site.db.delete(everyBrand(table));
});

const attached = async (headers: Record<string, string> = {}) => {
  const { file } = await server.send(formOf(pdf(), { filename: 'Life.pdf' }), headers);
  return { id: String(file.id), name: String(file.name), size: Number(file.size) };
};

const questions = [
  { id: 4, text: 'Do you hold a press card?', type: 'yes_no', knockOut: true, expected: ['yes'] },
  { id: 7, text: 'Which tools?', type: 'many', options: ['Pen', 'Camera'] },
  { id: 9, text: 'Years?', type: 'number', knockOut: true, expected: ['3'] },
];
const asking = { applicationRequireQualifyingQuestions: true, applicationQualifyingQuestions: questions };
const answered = (...answers: [questionId: number, ...values: string[]][]) => ({
  ...answersOf(),
  questions: { answers: answers.map(([questionId, ...values]) => ({ questionId, values })) },
});

describe('an application of a member', () => {
  it('is kept with what was sent, confirmed to the person and told to the employer', async () => {
    const { id, owner } = await site.newJob();
    const ada = await insertPerson(site);
    const { value } = await site.apply(ada, id, { locale: 'de' });
    expect(value).toMatchObject({ faults: [], isRepeat: false, confirmAt: null });
    expect(value.application).toMatchObject({
      jobId: id,
      jobTitle: 'Reporter',
      stage: 'sent',
      canWithdraw: true,
      content: { firstName: 'Ada', phone: '+1 207 555 0100', coverLetter: 'I count.', questions: [], files: [] },
      events: [{ stage: 'sent' }],
    });
    expect(await site.mails()).toEqual([`application_receipt to ${ada.email}`, `application_new to ${owner.email}`]);
    const [receipt] = await site.mailsTo(ada.email);
    expect(receipt?.locale).toBe('de');
    for (const part of [
      'Ada Byron',
      ada.email,
      '+1 207 555 0100',
      '> I count.',
      `/user/applications/${value.application.id}`,
    ])
      expect(receipt?.text).toContain(part);
    const [notice] = await site.mailsTo(owner.email);
    expect(notice).toMatchObject({ locale: 'en', replyTo: ada.email, subject: 'Ada Byron applied for Reporter' });
    expect(notice?.text).toContain(`https://acme.example/job-manager/applicants/${id}/${value.application.id}`);
  });

  it('is answered at the address of the account, whatever address the form names', async () => {
    const { id, owner } = await site.newJob();
    const ada = await insertPerson(site);
    const { value } = await site.apply(ada, id, { answers: answersOf('victim@example.com') });
    expect(value.application).toMatchObject({ content: { emailAddress: ada.email } });
    const [notice] = await site.mailsTo(owner.email);
    expect(notice).toMatchObject({ template: 'application_new', replyTo: ada.email });
    expect(await site.mailsTo('victim@example.com')).toEqual([]);
  });

  it('is one, however often and at once it is sent', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    const key = newKey();
    await happened(site);
    const same = await Promise.all([1, 2, 3, 4].map(() => site.apply(ada, id, { key })));
    const others = await Promise.all([1, 2, 3].map(() => site.apply(ada, id)));
    const ids = [...same, ...others].map(({ value }) => value.application.id);
    expect(new Set(ids).size).toBe(1);
    expect(await site.rows()).toHaveLength(1);
    expect(same.map(({ value }) => value.isRepeat)).toEqual([false, false, false, false]);
    expect(others.map(({ value }) => value.isRepeat)).toEqual([true, true, true]);
    expect((await site.mails()).filter((mail) => mail.startsWith('application_receipt'))).toHaveLength(1);
    expect(await happened(site)).toEqual(['acme apply-end internal 1']);
  });

  it('shows the first one at a second try, also with other words', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    await site.apply(ada, id);
    const again = { ...answersOf(), files: { coverLetter: 'Other words.' } };
    const { value } = await site.apply(ada, id, { answers: again });
    expect(value).toMatchObject({ isRepeat: true, application: { content: { coverLetter: 'I count.' } } });
    const offer = await site.ask(ada, OFFER, { jobId: id });
    expect(offer.value).toMatchObject({ state: 'applied', application: { content: { coverLetter: 'I count.' } } });
  });

  it('is not found by the key of somebody else', async () => {
    const { id } = await site.newJob();
    const key = newKey();
    await site.apply(await insertPerson(site), id, { key });
    expect(await site.apply(await insertPerson(site), id, { key })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('reaches the addresses that the job names, whole and with its files', async () => {
    const { id, owner } = await site.newJob({ applicationEmails: ['desk@works.example'], ...asking });
    const ada = await insertPerson(site);
    const file = await attached(ada.headers);
    const answers = { ...answered([4, 'yes'], [9, '5']), files: { coverLetter: 'Hello.', attachments: [file] } };
    const { value } = await site.apply(ada, id, { answers });
    expect(value.application.content.files).toMatchObject([
      { name: 'Life.pdf', url: expect.stringContaining('/files/') },
    ]);
    expect(await site.mails()).toEqual([
      `application_receipt to ${ada.email}`,
      `application_new to ${owner.email}`,
      'application_forward to desk@works.example',
    ]);
    const [mail] = await site.mailsTo('desk@works.example');
    expect(mail?.replyTo).toBe(ada.email);
    expect(mail?.text).toContain('Do you hold a press card?: Yes');
    const link = /Life\.pdf\nhttps:\/\/acme\.example(\/files\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await site.backend.services.uploads.open('acme', link)).toMatchObject({ name: 'Life.pdf' });
  });
});

describe('answers are checked', () => {
  const faultsOf = async (options: Record<string, unknown>, answers: Record<string, unknown>) => {
    const { id } = await site.newJob(options);
    const { value, code } = await site.apply(await insertPerson(site), id, { answers });
    expect(code).toBeUndefined();
    return value.faults.map(({ code: fault, pointer }: { code: string; pointer: string }) => `${fault} ${pointer}`);
  };

  it('against the form, the job and its questions', async () => {
    expect(await faultsOf({}, { basic_info: { firstName: 'Ada' } })).toEqual([
      'required /basic_info/lastName',
      'required /basic_info/emailAddress',
    ]);
    expect(await faultsOf(asking, answersOf())).toEqual(
      ['required /questions/answers', 'required /questions/answers'].slice(0, 1),
    );
    expect(await faultsOf(asking, answered([4, 'maybe'], [9, 'three'], [7, 'Hammer'], [8, 'x']))).toEqual([
      'additionalProperties /questions/answers/3',
      'enum /questions/answers/0/values',
      'enum /questions/answers/2/values',
      'type /questions/answers/1/values',
    ]);
    expect(
      await faultsOf(
        { applicationRequireCv: true, applicationRequireCoverLetter: true },
        { ...answersOf(), files: {} },
      ),
    ).toEqual(['required /files/coverLetter', 'required /files/attachments']);
    expect(await site.rows()).toEqual([]);
    expect(await site.mails()).toEqual([]);
  });

  it('and one that rules it out is kept for the employer and never told', async () => {
    const { id, owner } = await site.newJob(asking);
    const ada = await insertPerson(site);
    const { value } = await site.apply(ada, id, { answers: answered([4, 'no'], [9, '5'], [7, 'Pen', 'Camera']) });
    expect(value.application.content.questions).toEqual([
      { text: 'Do you hold a press card?', type: 'yes_no', values: ['no'] },
      { text: 'Which tools?', type: 'many', values: ['Pen', 'Camera'] },
      { text: 'Years?', type: 'number', values: ['5'] },
    ]);
    const offer = await site.ask(ada, OFFER, { jobId: id });
    const own = JSON.stringify([value, offer.value, (await site.mailsTo(ada.email))[0]?.text]);
    expect(own).not.toMatch(/knock|expected/i);
    const applicants = await site.ask(
      owner,
      `query ($id: Int!) { applicants(jobId: $id) { items { knockedOut knockOuts } } }`,
      { id },
    );
    expect(applicants.value.items).toEqual([{ knockedOut: true, knockOuts: ['Do you hold a press card?'] }]);
    const { exportAccount } = await exported(ada);
    expect(JSON.stringify(exportAccount.application)).not.toMatch(/knock/);
  });

  it('files as well: only the person’s own, of kinds and sizes that the brand takes', async () => {
    const { id } = await site.newJob();
    const [ada, eve] = [await insertPerson(site), await insertPerson(site)];
    const file = await attached(ada.headers);
    const withFile = { ...answersOf(), files: { attachments: [file] } };
    const stolen = await site.apply(eve, id, { answers: withFile });
    expect(stolen.value.faults).toMatchObject([{ code: 'UPLOAD_UNKNOWN', pointer: '/files/attachments' }]);
    expect(await site.rows()).toEqual([]);
    expect((await site.apply(ada, id, { answers: withFile })).value.faults).toEqual([]);
    expect(await site.db.select({ state: upload.state }).from(everyBrand(upload))).toEqual([{ state: 'kept' }]);
  });
});

const exported = async (person: { headers: Record<string, string> }) => ({
  exportAccount: (await site.ask(person as never, '{ exportAccount }')).value as { application: unknown[] },
});

describe('nobody applies', () => {
  it.each([
    ['to a job that is over', { expires: days(-1) }, {}, 'JOB_CLOSED'],
    ['to a draft', { state: 'draft', published: null }, {}, 'JOB_CLOSED'],
    [
      'to a job that takes mails',
      {},
      { applicationWorkflow: 'email', applicationEmails: ['a@b.example'] },
      'APPLY_ELSEWHERE',
    ],
    ['to a job that asks for nothing', {}, { applicationWorkflow: 'none' }, 'APPLY_ELSEWHERE'],
  ])('%s', async (_, values, options, code) => {
    const { id } = await site.newJob(options, values);
    expect((await site.apply(await insertPerson(site), id)).code).toBe(code);
    expect(await site.rows()).toEqual([]);
  });

  it('to a job that another brand shows, or that there is not', async () => {
    const foreign = await insertJob(site.db, { frontend: 'rhein', on: ['rhein'] });
    const ada = await insertPerson(site);
    for (const id of [foreign, 0, -1, 2_000_000_000]) {
      expect((await site.apply(ada, id)).code).toBe('JOB_CLOSED');
      expect((await site.ask(ada, OFFER, { jobId: id })).value).toBeNull();
    }
  });

  it('without being an applicant with a confirmed address, which getUser tells as well', async () => {
    const { id, owner } = await site.newJob();
    const newcomer = await insertPerson(site, { emailVerified: null });
    expect(await site.apply(newcomer, id)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(await site.apply(owner, id)).toMatchObject({ code: 'APPLY_INELIGIBLE' });
    const eligible = async (person: { headers: Record<string, string> }) =>
      (await site.ask(person as never, '{ getUser { isEligibleForJobApply } }')).value.isEligibleForJobApply;
    expect([await eligible(newcomer), await eligible(owner), await eligible(await insertPerson(site))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('after the job has closed meanwhile, which is said in a sentence', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    expect((await site.ask(ada, OFFER, { jobId: id })).value.state).toBe('open');
    await site.db.update(everyBrand(job)).set({ state: 'archived', archived: new Date() }).where(eq(job.id, id));
    expect((await site.apply(ada, id, { locale: 'de' })).message).toMatch(/keine Bewerbungen mehr angenommen.*Entwurf/);
    expect((await site.ask(ada, OFFER, { jobId: id })).value.state).toBe('closed');
  });
});

describe('a brand', () => {
  it('may want an account first, files of its kinds and proof of being a person', async () => {
    const { id } = await site.newJob({}, { frontend: 'strict' });
    const on = { on: 'strict' };
    expect((await site.ask(null, OFFER, { jobId: id }, on)).value.state).toBe('register');
    expect((await site.apply(null, id, on)).code).toBe('SIGN_IN_REQUIRED');
    const ada = await insertPerson(site, { on: 'strict' });
    expect((await site.ask(ada, OFFER, { jobId: id }, on)).value).toMatchObject({ state: 'open', requiresFile: true });
    expect((await site.apply(ada, id, on)).value.faults).toMatchObject([{ pointer: '/files/attachments' }]);
    const file = { id: '1', name: 'Life.pdf', size: 10 };
    const answers = { ...answersOf(), files: { attachments: [file] } };
    expect((await site.apply(ada, id, { ...on, answers })).code).toBe('CAPTCHA_NEEDED');
  });
});

describe('an offer', () => {
  it('says what the job asks, and prefills what is known', async () => {
    const { id } = await site.newJob({ ...asking, applicationRequireCoverLetter: true });
    const ada = await insertPerson(site, { firstName: 'Ada', lastName: 'Byron' });
    const { value } = await site.ask(ada, OFFER, { jobId: id });
    expect(value).toMatchObject({
      title: 'Reporter',
      state: 'open',
      requiresFile: false,
      requiresCoverLetter: true,
      prefill: { firstName: 'Ada', lastName: 'Byron', emailAddress: ada.email },
    });
    expect(value.questions).toEqual([
      { id: 4, text: 'Do you hold a press card?', type: 'yes_no', options: [], required: true },
      { id: 7, text: 'Which tools?', type: 'many', options: ['Pen', 'Camera'], required: false },
      { id: 9, text: 'Years?', type: 'number', options: [], required: true },
    ]);
    expect((await site.ask(null, OFFER, { jobId: id })).value).toMatchObject({ state: 'open', prefill: null });
  });
});

it('offers what the resume of a person has of what is asked, to that person alone', async () => {
  const FROM = 'query ($jobId: Int!) { applyOffer(jobId: $jobId) { fromResume } }';
  const SAVE = `mutation ($groups: [ResumeGroupInput!]!) { saveResume(groups: $groups) { faults { pointer } } }`;
  const { id } = await site.newJob();
  const ada = await insertPerson(site);
  expect((await site.ask(ada, FROM, { jobId: id })).value).toEqual({ fromResume: null });
  const answers = { firstName: 'Augusta', lastName: 'King', phone: '+12025550123', birthday: '1990-05-04' };
  const saved = await site.ask(ada, SAVE, { groups: [{ group: 'personal_info', answers, version: 0 }] });
  expect(saved.value).toEqual({ faults: [] });
  const { firstName, lastName, phone } = answers;
  expect((await site.ask(ada, FROM, { jobId: id })).value).toEqual({ fromResume: { firstName, lastName, phone } });
  expect((await site.ask(await insertPerson(site), FROM, { jobId: id })).value).toEqual({ fromResume: null });
  expect((await site.ask(null, FROM, { jobId: id })).value).toEqual({ fromResume: null });
});

it('counts who begins to apply, to jobs that are open here', async () => {
  const { id } = await site.newJob();
  const NOTE = 'mutation ($id: Int!) { noteApplyStart(jobId: $id) }';
  expect((await site.ask(null, NOTE, { id })).value).toBe(true);
  expect((await site.ask(null, NOTE, { id })).value).toBe(true);
  expect((await site.ask(null, NOTE, { id }, { on: 'rhein' })).value).toBe(false);
  expect((await site.ask(null, NOTE, { id: 0 })).value).toBe(false);
  await site.backend.services.counter.flush();
  const [row] = await site.db
    .select({ starts: job.applicationStarts, views: job.views })
    .from(everyBrand(job))
    .where(eq(job.id, id));
  expect(row).toEqual({ starts: 2, views: 0 });
});
