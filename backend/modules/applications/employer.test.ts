import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { account, organizationMember } from '../../database/schema/accounts.ts';
import { application, applicationEvent, applicationNotice } from '../../database/schema/applications.ts';
import { job } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { transact } from '../../database/transact.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertOrganization } from '../../testing/rows.ts';
import { pdf } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { deleteOrganizations } from '../organizations/delete-organizations.ts';
import { APPLICANT, answersOf, applicationSite, LIST, member } from './testing/application-site.ts';

const site = applicationSite();
const server = uploadServer(site);
const OPEN = `mutation ($id: Int!) { openApplication(id: $id) { ${APPLICANT} } }`;
const MOVE = `mutation ($ids: [Int!]!, $to: ApplicationStage!, $mail: Boolean, $text: String) {
  moveApplications(ids: $ids, to: $to, mail: $mail, text: $text) { ${APPLICANT} } }`;
const NOTE = `mutation ($id: Int!, $text: String!) { addApplicationNote(id: $id, text: $text) { ${APPLICANT} } }`;
const UNNOTE = `mutation ($id: Int!, $noteId: Int!) { removeApplicationNote(id: $id, noteId: $noteId) { notes { id } } }`;
const RATE = 'mutation ($id: Int!, $rating: Int!) { rateApplication(id: $id, rating: $rating) { rating } }';
const CSV = 'query ($jobId: Int!) { applicantsCsv(jobId: $jobId) }';

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, upload, applicationNotice])
    await site.db.delete(everyBrand(table));
});

async function applied(jobId: number, answers = answersOf()): Promise<{ person: Person; id: number }> {
  const person = await insertPerson(site);
  const { value } = await site.apply(person, jobId, { answers });
  return { person, id: value.application.id };
}
const called = (firstName: string, lastName: string) => ({
  ...answersOf(),
  basic_info: { ...answersOf().basic_info, firstName, lastName },
});

describe('applicants of a job', () => {
  it('are none, one, many, by stage and in every order', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    const names = async (variables: Record<string, unknown> = {}) =>
      (await site.ask(owner, LIST, { jobId, ...variables })).value.items.map(({ name }: { name: string }) => name);
    expect((await site.ask(owner, LIST, { jobId })).value).toMatchObject({
      title: 'Reporter',
      state: 'published',
      organizationId,
      total: 0,
      items: [],
    });
    const [one, two, three] = [
      await applied(jobId, called('Ada', 'Zorn')),
      await applied(jobId, called('Bob', 'Adler')),
      await applied(jobId, called('Cleo', 'adler')),
    ];
    await site.ask(owner, RATE, { id: two.id, rating: 5 });
    await site.ask(owner, RATE, { id: one.id, rating: 3 });
    await site.ask(owner, MOVE, { ids: [three.id], to: 'rejected' });
    expect(await names()).toEqual(['Cleo adler', 'Bob Adler', 'Ada Zorn']);
    expect(await names({ sort: 'oldest' })).toEqual(['Ada Zorn', 'Bob Adler', 'Cleo adler']);
    expect(await names({ sort: 'rating' })).toEqual(['Bob Adler', 'Ada Zorn', 'Cleo adler']);
    expect(await names({ sort: 'name' })).toEqual(['Bob Adler', 'Cleo adler', 'Ada Zorn']);
    expect(await names({ stage: 'rejected' })).toEqual(['Cleo adler']);
    expect(await names({ limit: 1, offset: 1 })).toEqual(['Bob Adler']);
    const { value } = await site.ask(owner, LIST, { jobId, stage: 'rejected' });
    expect(value.total).toBe(1);
    expect(value.counts.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { stage: 'sent', count: 2 },
      { stage: 'rejected', count: 1 },
    ]);
    expect((await site.ask(owner, LIST, { jobId, limit: 101 })).code).toBe('BAD_INPUT');
  });

  it('are seen by the people of the organization here, its owner and administrators, and by nobody else', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    const { id, person } = await applied(jobId);
    const editor = await member(site, organizationId);
    const keeper = await insertPerson(site, { roles: ['job_editor'] });
    for (const reader of [keeper, owner, editor]) {
      expect((await site.ask(reader, LIST, { jobId })).value.total).toBe(1);
      // Viewed by the employer, not by an administrator.
      const stage = reader === keeper ? 'sent' : 'viewed';
      expect((await site.ask(reader, OPEN, { id })).value).toMatchObject({ id, stage });
    }
    const elsewhere = await insertPerson(site, { on: 'rhein', roles: ['recruiter'] });
    await site.db.insert(organizationMember).values({ organizationId, accountId: elsewhere.id, role: 'owner' });
    const strangers = [
      person,
      await insertPerson(site),
      (await site.newJob()).owner,
      await insertPerson(site, { roles: ['recruiter'] }),
    ];
    for (const stranger of strangers) {
      expect((await site.ask(stranger, LIST, { jobId })).value).toBeNull();
      expect((await site.ask(stranger, CSV, { jobId })).value).toBeNull();
      for (const [query, rest] of [
        [OPEN, { id }],
        [MOVE, { ids: [id], to: 'hired' }],
        [RATE, { id, rating: 1 }],
        [NOTE, { id, text: 'x' }],
        [UNNOTE, { id, noteId: 1 }],
      ] as const)
        expect((await site.ask(stranger, query, rest)).code).toBe('APPLICATION_UNKNOWN');
    }
    // The organization is not on that brand, and neither is the application.
    expect((await site.ask(elsewhere, LIST, { jobId }, { on: 'rhein' })).value).toBeNull();
    expect((await site.ask(elsewhere, OPEN, { id }, { on: 'rhein' })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(null, LIST, { jobId })).code).toBe('SIGN_IN_REQUIRED');
  });

  it('stay with the organization when whoever wrote the job leaves it', async () => {
    const owner = await insertPerson(site, { roles: ['recruiter'] });
    const organizationId = await insertOrganization(site.db, { name: 'Left Works', profiles: [{ frontend: 'acme' }] });
    await site.db.insert(organizationMember).values({ organizationId, accountId: owner.id, role: 'editor' });
    const { id: jobId } = await site.newJob({}, { organizationId, ownerId: owner.id });
    const { id } = await applied(jobId);
    expect((await site.ask(owner, LIST, { jobId })).value.total).toBe(1);
    await site.db.delete(organizationMember).where(eq(organizationMember.organizationId, organizationId));
    expect((await site.ask(owner, LIST, { jobId })).value).toBeNull();
    expect((await site.ask(owner, OPEN, { id })).code).toBe('APPLICATION_UNKNOWN');
  });

  it('of one brand are not shown on another that shows the same job', async () => {
    const owner = await insertPerson(site, { roles: ['recruiter'] });
    const organizationId = await insertOrganization(site.db, {
      name: 'Both Works',
      profiles: [{ frontend: 'acme' }, { frontend: 'rhein' }],
    });
    await site.db.insert(organizationMember).values({ organizationId, accountId: owner.id, role: 'owner' });
    const { id: jobId } = await site.newJob({}, { organizationId, ownerId: owner.id, on: ['acme', 'rhein'] });
    const there = await insertPerson(site, { on: 'rhein' });
    await site.apply(there, jobId, { on: 'rhein' });
    expect((await site.ask(owner, LIST, { jobId })).value.total).toBe(0);
    const { id: jobHere } = await applied(jobId);
    expect((await site.ask(owner, LIST, { jobId })).value.items).toMatchObject([{ id: jobHere }]);
  });
});

describe('an application', () => {
  it('is viewed when the employer opens it, and moves along', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, person } = await applied(jobId);
    expect((await site.ask(owner, OPEN, { id })).value).toMatchObject({
      stage: 'viewed',
      moves: ['shortlisted', 'rejected', 'hired'],
    });
    const moved = async (to: string) => (await site.ask(owner, MOVE, { ids: [id], to })).value?.[0]?.stage ?? 'refused';
    expect([
      await moved('shortlisted'),
      await moved('sent'),
      await moved('hired'),
      await moved('withdrawn'),
      await moved('rejected'),
      await moved('hired'),
    ]).toEqual(['shortlisted', 'refused', 'hired', 'refused', 'rejected', 'refused']);
    expect((await site.ask(owner, MOVE, { ids: [id], to: 'sent' }, { locale: 'fr' })).message).toMatch(
      /veuillez recharger/,
    );
    const own = await site.ask(person, 'query ($id: Int!) { application(id: $id) { stage events { stage } } }', { id });
    expect(own.value).toEqual({
      stage: 'rejected',
      events: ['sent', 'viewed', 'shortlisted', 'hired', 'rejected'].map((stage) => ({ stage })),
    });
    expect((await site.mailsTo(person.email)).map(({ template }) => template)).toEqual(['application_receipt']);
  });

  it('is told about by mail when the employer wants it, with words of their own, once', async () => {
    const { id: jobId, owner } = await site.newJob();
    const [one, two] = [await applied(jobId), await applied(jobId)];
    await site.ask(owner, MOVE, { ids: [two.id], to: 'hired' });
    const { value } = await site.ask(owner, MOVE, {
      ids: [one.id, two.id, one.id],
      to: 'rejected',
      mail: true,
      text: 'Not now.\nThank you.',
    });
    expect(value.map(({ stage }: { stage: string }) => stage)).toEqual(['rejected', 'rejected']);
    expect(value[0].events.at(-1)).toMatchObject({ stage: 'rejected', mailed: true });
    await site.ask(owner, MOVE, { ids: [one.id, two.id], to: 'rejected', mail: true });
    for (const { person } of [one, two]) {
      const mails = (await site.mailsTo(person.email)).filter(({ template }) => template === 'application_stage');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('> Not now.\n> Thank you.');
      expect(mails[0]?.text).toContain('not chosen');
    }
    await site.db.update(account).set({ email: 'moved@example.com' }).where(eq(account.id, two.person.id));
    await site.ask(owner, MOVE, { ids: [two.id], to: 'shortlisted', mail: true });
    expect((await site.mailsTo('moved@example.com')).map(({ template }) => template)).toEqual(['application_stage']);
    const other = await site.newJob();
    const foreign = await applied(other.id);
    expect((await site.ask(owner, MOVE, { ids: [one.id, foreign.id], to: 'viewed' })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(owner, MOVE, { ids: [], to: 'viewed' })).code).toBe('BAD_INPUT');
  });

  it('carries words that its person can answer, and reads on the page of the application, by a guest’s link too', async () => {
    const MINE = 'query ($id: Int!) { application(id: $id) { events { stage note } } }';
    const LINK = 'query ($token: String!) { applicationLink(token: $token) { application { events { stage note } } } }';
    const note = 'Does 10 o’clock suit you?\nHall 2';
    const events = [
      { stage: 'sent', note: '' },
      { stage: 'shortlisted', note },
    ];
    const shortlisted = { to: 'shortlisted', mail: true, text: ` ${note} ` };
    const named = await site.newJob({ applicationEmails: ['desk@works.example', 'copy@works.example'] });
    const plain = await site.newJob();
    const editor = await member(site, plain.organizationId);
    const admin = await insertPerson(site, { roles: ['administrator'], everywhere: true });
    const replies: (string | null | undefined)[] = [];
    for (const [by, jobId] of [
      [named.owner, named.id],
      [editor, plain.id],
      [admin, plain.id],
    ] as const) {
      const { person, id } = await applied(jobId);
      await site.ask(by, MOVE, { ids: [id], ...shortlisted });
      const mail = (await site.mailsTo(person.email)).at(-1);
      replies.push(mail?.replyTo);
      expect(mail?.text).toContain('Reply to this email to write to');
      expect((await site.ask(person, MINE, { id })).value).toEqual({ events });
    }
    expect(replies).toEqual(['desk@works.example', editor.email, plain.owner.email]);

    const email = 'guest@example.com';
    await site.apply(null, plain.id, { answers: answersOf(email) });
    const CONFIRM = 'mutation ($token: String!) { confirmApplication(token: $token) { application { id } } }';
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(email) });
    await site.ask(plain.owner, MOVE, { ids: [value.application.id], ...shortlisted });
    const { value: link } = await site.ask(null, LINK, { token: await site.tokenTo(email) });
    expect(link).toEqual({ application: { events } });
    // A text without an email is not stored: nobody received it.
    const silent = await applied(plain.id);
    await site.ask(plain.owner, MOVE, { ids: [silent.id], to: 'shortlisted', text: note });
    expect((await site.ask(silent.person, MINE, { id: silent.id })).value.events.at(-1).note).toBe('');
  });

  it('has notes and a rating that its person never sees', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    const editor = await member(site, organizationId);
    const { id, person } = await applied(jobId);
    await site.ask(owner, NOTE, { id, text: ' Call her. ' });
    const { value } = await site.ask(editor, NOTE, { id, text: 'Did so.' });
    expect(value.notes).toMatchObject([
      { text: 'Call her.', isYours: false },
      { text: 'Did so.', isYours: true },
    ]);
    const [first, second] = value.notes;
    expect((await site.ask(editor, UNNOTE, { id, noteId: first.id })).value.notes).toHaveLength(2);
    expect((await site.ask(editor, UNNOTE, { id, noteId: second.id })).value.notes).toEqual([{ id: first.id }]);
    expect((await site.ask(owner, NOTE, { id, text: '  ' })).code).toBe('BAD_INPUT');
    expect((await site.ask(owner, RATE, { id, rating: 6 })).code).toBe('BAD_INPUT');
    expect((await site.ask(owner, RATE, { id, rating: 4 })).value).toEqual({ rating: 4 });
    const kept = JSON.stringify((await site.ask(person, '{ exportAccount }')).value);
    expect(kept).not.toMatch(/Call her|"rating"/);
  });

  it('that was taken back shows the employer a name and nothing more', async () => {
    const { id: jobId, owner } = await site.newJob();
    const person = await insertPerson(site);
    const { file } = await server.send(formOf(pdf()), person.headers);
    const attachments = [{ id: String(file.id), name: 'cv.pdf', size: Number(file.size) }];
    const answers = { ...answersOf(), files: { coverLetter: 'I count.', attachments } };
    const id = (await site.apply(person, jobId, { answers })).value.application.id;
    const before = (await site.ask(owner, OPEN, { id })).value.content.files[0].url;
    expect(await site.backend.services.uploads.open('acme', before)).toMatchObject({ name: 'cv.pdf' });
    await site.ask(person, 'mutation ($id: Int!) { withdrawApplication(id: $id) { id } }', { id });
    const { value } = await site.ask(owner, OPEN, { id });
    expect(value).toMatchObject({ name: 'Ada Byron', stage: 'withdrawn', moves: [], isEmpty: true });
    expect(value.content).toMatchObject({ coverLetter: null, emailAddress: null, files: [] });
    expect(await site.backend.services.uploads.open('acme', before)).toBeNull();
    expect((await site.ask(owner, CSV, { jobId })).value).not.toContain('I count.');
  });

  it('of a job that went stays with its person alone', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, person } = await applied(jobId);
    await site.db
      .update(everyBrand(job))
      .set({ state: 'archived', archived: days(0) })
      .where(eq(job.id, jobId));
    expect((await site.ask(owner, LIST, { jobId })).value).toMatchObject({ state: 'archived', total: 1 });
    await site.db.delete(everyBrand(job)).where(eq(job.id, jobId));
    expect((await site.ask(owner, OPEN, { id })).code).toBe('APPLICATION_UNKNOWN');
    const own = await site.ask(person, 'query ($id: Int!) { application(id: $id) { jobTitle jobId jobPath stage } }', {
      id,
    });
    expect(own.value).toEqual({ jobTitle: 'Reporter', jobId: null, jobPath: null, stage: 'sent' });
  });
});

it('of a deleted organization stays with its person, and none of its people reaches it', async () => {
  const { id: jobId, owner, organizationId } = await site.newJob();
  const editor = await member(site, organizationId);
  const { id, person } = await applied(jobId);
  const desk = {
    ...site.backend.work,
    findBrand: () => site.brand,
    originOf: () => 'https://acme.example',
    now: new Date(),
  };
  await transact({ pool: site.pool, frontend: 'acme' }, (tx) => deleteOrganizations(tx, [organizationId], desk));
  for (const former of [owner, editor]) {
    expect((await site.ask(former, OPEN, { id })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(former, LIST, { jobId })).value).toBeNull();
  }
  const ONE = 'query ($id: Int!) { application(id: $id) { organizationName stage canWithdraw } }';
  expect((await site.ask(person, ONE, { id })).value).toEqual({
    organizationName: 'Harbor Works',
    stage: 'sent',
    canWithdraw: true,
  });
  expect((await site.apply(await insertPerson(site), jobId)).code).toBe('JOB_CLOSED');
});

it('that is taken back while the employer decides ends in one of both, and the other is told', async () => {
  const { id: jobId, owner } = await site.newJob();
  for (let round = 0; round < 4; round += 1) {
    const { id, person } = await applied(jobId);
    const [moved, taken] = await Promise.all([
      site.ask(owner, MOVE, { ids: [id], to: 'hired' }),
      site.ask(person, 'mutation ($id: Int!) { withdrawApplication(id: $id) { stage } }', { id }),
    ]);
    const [row] = await site.db.select().from(everyBrand(application)).where(eq(application.id, id));
    const isTaken = taken.code === undefined;
    expect([moved.code, taken.code]).toEqual(
      isTaken ? ['STAGE_NOT_ALLOWED', undefined] : [undefined, 'APPLICATION_DECIDED'],
    );
    expect(row?.stage).toBe(isTaken ? 'withdrawn' : 'hired');
  }
});

it('comes as a table that no spreadsheet runs', async () => {
  const { id: jobId, owner } = await site.newJob({
    applicationRequireQualifyingQuestions: true,
    applicationQualifyingQuestions: [{ id: 1, text: 'Why?', type: 'text' }],
  });
  const answers = {
    ...called('=cmd|calc', 'Say "hi", all'),
    questions: { answers: [{ questionId: 1, values: ['+1\n@x'] }] },
  };
  await applied(jobId, answers);
  const { value } = await site.ask(owner, CSV, { jobId });
  const [head, line] = value.replace(/^\uFEFF/, '').split('\r\n');
  expect(value.charCodeAt(0)).toBe(0xfeff);
  expect(head.split(',').at(-1)).toBe('Why?');
  expect(line).toContain("'=cmd|calc");
  expect(line).toContain('"Say ""hi"", all"');
  expect(line).toContain('"\'+1\n@x"');
});

it('keeps what happened, in order', async () => {
  const { id: jobId, owner } = await site.newJob();
  const { id } = await applied(jobId);
  await site.ask(owner, OPEN, { id });
  await site.ask(owner, OPEN, { id });
  const events = await site.db
    .select({ kind: applicationEvent.kind, stage: applicationEvent.stage, actor: applicationEvent.actorId })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, id))
    .orderBy(sql`id`);
  expect(events).toEqual([
    { kind: 'sent', stage: 'sent', actor: null },
    { kind: 'stage', stage: 'viewed', actor: owner.id },
  ]);
});
