import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { account, organizationMember } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { contactMessage } from '../../database/schema/contact.ts';
import { message, messageNotice } from '../../database/schema/conversations.ts';
import { job } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { RATE_LIMITS } from '../../guards/rate-limit.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { pdf } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { clearApplications } from '../applications/clear.ts';
import { applicationSite, type NewJob } from '../applications/testing/application-site.ts';
import { sendMessageDigests } from './digest.ts';
import { BLOCK, NOTICES, READ, REPORT, SEEN, WRITE } from './testing/talk.ts';

const site = applicationSite();
const server = uploadServer(site);
const MOVE = `mutation ($ids: [Int!]!, $to: ApplicationStage!, $text: String) {
  moveApplications(ids: $ids, to: $to, mail: true, text: $text) { id } }`;
const WITHDRAW = 'mutation ($id: Int!, $token: String) { withdrawApplication(id: $id, token: $token) { id } }';
const CONFIRM = 'mutation ($token: String!) { confirmApplication(token: $token) { application { id } } }';

beforeEach(async () => {
  site.brand.document.site.contactEmail = 'desk@acme.example';
  for (const table of [application, outbox, rateLimit, upload, contactMessage, messageNotice])
    await site.db.delete(everyBrand(table));
});

interface Pair extends NewJob {
  /** Of the job. */
  jobId: number;
  /** Of the application. */
  id: number;
  ada: Person;
}

async function pair(): Promise<Pair> {
  const newJob = await site.newJob();
  const ada = await insertPerson(site);
  const { value } = await site.apply(ada, newJob.id);
  await site.db.delete(everyBrand(outbox));
  return { ...newJob, jobId: newJob.id, id: value.application.id, ada };
}

type Side = 'seeker' | 'employer';
type By = Pick<Person, 'headers'> | null;
let keys = 0;
const about = (id: number, side: Side, more = {}) => ({ about: 'application', id, side, ...more });
async function write(by: By, id: number, side: Side, text: string, more: Record<string, unknown> = {}, on = 'acme') {
  keys += 1;
  const { value, code } = await site.ask(
    by,
    WRITE,
    { ...about(id, side), text, key: `key-of-text-${keys}`, ...more },
    { on },
  );
  return code ?? value;
}
async function read(by: By, id: number, side: Side, more = {}, on = 'acme') {
  const { value, code } = await site.ask(by, READ, { ...about(id, side), ...more }, { on });
  return code ?? value;
}
const textsOf = async (by: By, id: number, side: Side, more = {}) =>
  (await read(by, id, side, more)).messages.map(({ text }: { text: string }) => text);
const block = (by: By, id: number, side: Side, blocked: boolean) =>
  site.ask(by, BLOCK, { ...about(id, side), blocked });
const mailsTo = async (email: string, template = 'message') =>
  (await site.mailsTo(email)).filter((mail) => mail.template === template);
const tools = (now: Date) => ({
  pool: site.pool,
  brands: () => [site.brand],
  originOf: () => 'https://acme.example',
  now: () => now,
});

describe('a conversation about an application', () => {
  it('passes on what both sides write, by mail and without an address, with the words of new stages', async () => {
    const { id, owner, ada, jobId } = await pair();
    expect(await write(owner, id, 'employer', '  Does 10 o’clock suit you?\n\nAnna ')).toMatchObject({
      ...{ side: 'employer', state: 'open', employer: 'Harbor Works', seeker: 'Ada Byron' },
      messages: [{ fromSeeker: false, text: 'Does 10 o’clock suit you?\n\nAnna', undelivered: false, isRead: false }],
    });
    await site.ask(owner, MOVE, { ids: [id], to: 'shortlisted', text: 'You are on our list.' });
    await write(ada, id, 'seeker', 'Gladly.');
    const expected = [
      { fromSeeker: false, text: 'Does 10 o’clock suit you?\n\nAnna', stage: null },
      { id: null, fromSeeker: false, text: 'You are on our list.', stage: 'shortlisted', isRead: null },
      { fromSeeker: true, text: 'Gladly.', stage: null },
    ];
    expect((await read(ada, id, 'seeker')).messages).toMatchObject(expected);
    expect((await read(owner, id, 'employer')).messages).toMatchObject(expected);
    const [there] = await mailsTo(ada.email);
    const [back] = await mailsTo(owner.email);
    expect([there?.subject, there?.replyTo, back?.subject, back?.replyTo]).toEqual([
      ...['New message from Harbor Works', null],
      ...['New message from Ada Byron', null],
    ]);
    expect(there?.text).toContain('Harbor Works wrote to you about “Reporter”:');
    expect(there?.text).toContain('> Does 10 o’clock suit you?\n> \n> Anna');
    expect(there?.text).toContain(`https://acme.example/user/applications/${id}\n`);
    expect(back?.text).toContain(`https://acme.example/job-manager/applicants/${jobId}/${id}\n`);
    expect(JSON.stringify(there)).not.toContain(owner.email);
    expect(JSON.stringify(back)).not.toContain(ada.email);
  });

  it('goes to the member who wrote last, and to one who is left once that one has gone', async () => {
    const { id, owner, ada, organizationId } = await pair();
    const kim = await insertPerson(site, { roles: ['recruiter'] });
    await site.db.insert(organizationMember).values({ organizationId, accountId: kim.id, role: 'editor' });
    await write(ada, id, 'seeker', 'First');
    await write(kim, id, 'employer', 'I am Kim');
    await write(ada, id, 'seeker', 'Second');
    expect([(await mailsTo(owner.email)).length, (await mailsTo(kim.email)).length]).toEqual([1, 1]);
    await site.db.delete(organizationMember).where(eq(organizationMember.accountId, kim.id));
    await write(ada, id, 'seeker', 'Third');
    expect([(await mailsTo(owner.email)).length, (await mailsTo(kim.email)).length]).toEqual([2, 1]);
    await site.db.delete(organizationMember).where(eq(organizationMember.organizationId, organizationId));
    expect(await write(ada, id, 'seeker', 'Is anybody there?')).toBe('CONTACT_NOBODY');
    expect(await textsOf(ada, id, 'seeker')).toEqual(['First', 'I am Kim', 'Second', 'Third']);
  });

  it('is of the two alone: nobody else reads or writes, no administrator, and not from another brand', async () => {
    const { id, owner, ada } = await pair();
    const other = await pair();
    await write(owner, id, 'employer', 'Hello');
    const admin = await insertPerson(site, { roles: ['administrator'], everywhere: true });
    for (const person of [other.owner, other.ada, admin])
      for (const side of ['seeker', 'employer'] as const)
        expect([await read(person, id, side), await write(person, id, side, 'Hi')]).toEqual([
          'APPLICATION_UNKNOWN',
          'APPLICATION_UNKNOWN',
        ]);
    expect([await read(ada, id, 'employer'), await read(owner, id, 'seeker')]).toEqual([
      'APPLICATION_UNKNOWN',
      'APPLICATION_UNKNOWN',
    ]);
    const there = await openSession(site, { accountId: ada.id, frontend: 'rhein' });
    expect([await read(there, id, 'seeker', {}, 'rhein'), await write(there, id, 'seeker', 'Hi', {}, 'rhein')]).toEqual(
      ['APPLICATION_UNKNOWN', 'APPLICATION_UNKNOWN'],
    );
    expect([await read(null, id, 'seeker'), await read(null, id, 'employer', { token: 'x' })]).toEqual([
      'SIGN_IN_REQUIRED',
      'SIGN_IN_REQUIRED',
    ]);
    expect(await read(null, id, 'seeker', { token: 'x' })).toBe('APPLICATION_UNKNOWN');
    expect(await textsOf(ada, id, 'seeker')).toEqual(['Hello']);
  });

  it('of a person who is on both sides shows each as itself', async () => {
    const { id: jobId, organizationId } = await site.newJob();
    const both = await insertPerson(site, { roles: ['applicant', 'recruiter'] });
    await site.db.insert(organizationMember).values({ organizationId, accountId: both.id, role: 'editor' });
    const { value } = await site.apply(both, jobId);
    const { id } = value.application;
    await write(both, id, 'seeker', 'From me');
    await write(both, id, 'employer', 'To me');
    const seen = (await read(both, id, 'seeker')).messages;
    expect(seen).toMatchObject([
      { fromSeeker: true, text: 'From me', isRead: true },
      { fromSeeker: false, text: 'To me', isRead: false },
    ]);
  });

  it('of a guest is read and written with the token of the link', async () => {
    const { id: jobId, owner } = await site.newJob();
    await site.apply(null, jobId);
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo('ada@example.com') });
    const { id } = value.application;
    const token = await site.tokenTo('ada@example.com');
    await write(owner, id, 'employer', 'Hello');
    const [mail] = await mailsTo('ada@example.com');
    expect(mail?.text).toContain('https://acme.example/user/applications?token=');
    const { file } = await server.send(formOf(pdf(), { filename: 'Diploma.pdf' }));
    expect(await write(null, id, 'seeker', 'Hello', { token, files: [file.id] })).toMatchObject({
      messages: [{ text: 'Hello' }, { fromSeeker: true, files: [{ name: 'Diploma.pdf' }] }],
    });
    const other = await pair();
    expect(await write(null, other.id, 'seeker', 'Hello', { token })).toBe('APPLICATION_UNKNOWN');
  });

  it('marks what was seen, never back, and counts the rest in lists', async () => {
    const { id, owner, ada, jobId } = await pair();
    const unread = async () => [
      (await site.ask(ada, '{ applications { items { unread } } }')).value.items[0].unread,
      (await site.ask(owner, `{ applicants(jobId: ${jobId}) { items { unread } } }`)).value.items[0].unread,
    ];
    expect(await unread()).toEqual([0, 0]);
    await write(owner, id, 'employer', 'One');
    const { messages } = await write(owner, id, 'employer', 'Two');
    expect(await unread()).toEqual([2, 0]);
    const see = async (by: By, side: Side, until: number) =>
      (await site.ask(by, SEEN, { ...about(id, side), until })).value;
    expect(await see(ada, 'seeker', messages[0].id)).toBe(true);
    expect(await unread()).toEqual([1, 0]);
    expect((await read(owner, id, 'employer')).messages).toMatchObject([{ isRead: true }, { isRead: false }]);
    expect([await see(ada, 'seeker', 2 ** 31 - 1), await see(ada, 'seeker', 1)]).toEqual([true, false]);
    // What is written later is not seen.
    await write(owner, id, 'employer', 'Three');
    expect(await unread()).toEqual([1, 0]);
    // Whoever answers has read what stands above.
    await write(ada, id, 'seeker', 'Four');
    expect(await unread()).toEqual([0, 1]);
  });
});

describe('a message', () => {
  it('is bounded, sent once for each key, and so many an hour', async () => {
    const { id, owner } = await pair();
    expect(await write(owner, id, 'employer', ' \n ')).toBe('BAD_INPUT');
    expect(await write(owner, id, 'employer', 'x'.repeat(4001))).toBe('BAD_INPUT');
    expect(await write(owner, id, 'employer', 'x', { key: 'short' })).toBe('BAD_INPUT');
    expect(await write(owner, id, 'employer', 'x', { files: Array.from({ length: 6 }, () => '1') })).toBe('BAD_INPUT');
    const other = await pair();
    const key = 'key-of-one-message';
    await Promise.all(Array.from({ length: 5 }, () => write(owner, id, 'employer', 'x'.repeat(4000), { key })));
    expect(await textsOf(owner, id, 'employer')).toEqual(['x'.repeat(4000)]);
    expect(await write(other.owner, other.id, 'employer', 'x', { key })).toBe('BAD_INPUT');
    await site.db.delete(everyBrand(rateLimit));
    for (let sent = 0; sent < RATE_LIMITS.message.points; sent += 10)
      await Promise.all(Array.from({ length: 10 }, () => write(owner, id, 'employer', 'x', { key })));
    expect(await write(owner, id, 'employer', 'Once more')).toBe('TOO_MANY_TRIES');
  });

  it('has files of its author that the brand accepts; those of others are refused, and nothing is sent', async () => {
    const { id, owner, ada } = await pair();
    const { file } = await server.send(formOf(pdf(), { filename: 'Directions.pdf' }), owner.headers);
    const { file: alien } = await server.send(formOf(pdf()), ada.headers);
    expect(await write(owner, id, 'employer', 'See here', { files: [file.id, alien.id] })).toBe('UPLOAD_UNKNOWN');
    expect(await textsOf(owner, id, 'employer')).toEqual([]);
    await write(owner, id, 'employer', 'See here', { files: [file.id] });
    const [shown] = (await read(ada, id, 'seeker')).messages;
    expect(shown).toMatchObject({ text: 'See here', files: [{ name: 'Directions.pdf' }] });
    const [mail] = await mailsTo(ada.email);
    expect([mail?.text.includes('Directions.pdf'), mail?.text.includes('/files/')]).toEqual([true, false]);
  });

  it('with files is sent once as well, by either side, and whatever happened since', async () => {
    const { id: jobId, owner } = await site.newJob();
    await site.apply(null, jobId);
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo('ada@example.com') });
    const { id } = value.application;
    const token = await site.tokenTo('ada@example.com');
    for (const [by, side, more] of [
      [owner, 'employer', {}],
      [null, 'seeker', { token }],
    ] as const) {
      const { file } = await server.send(formOf(pdf()), by?.headers);
      const sent = { ...more, files: [file.id], key: `key-of-the-${side}` };
      const { messages } = await write(by, id, side, 'See here', sent);
      expect(messages.at(-1)).toMatchObject({ text: 'See here', files: [{ name: 'cv.pdf' }] });
      await block(owner, id, 'employer', true);
      expect((await write(by, id, side, 'See here', sent)).messages).toHaveLength(messages.length);
      await block(owner, id, 'employer', false);
    }
    expect(await textsOf(owner, id, 'employer')).toEqual(['See here', 'See here']);
    const states = await site.db.select({ state: upload.state }).from(everyBrand(upload));
    expect(states).toEqual([{ state: 'kept' }, { state: 'kept' }]);
  });

  it('is refused after a withdrawal, once the job is gone, and once the personal data is deleted', async () => {
    const gone = await pair();
    await write(gone.ada, gone.id, 'seeker', 'Private');
    await site.ask(gone.ada, WITHDRAW, { id: gone.id });
    expect([
      await write(gone.owner, gone.id, 'employer', 'Why?'),
      await write(gone.ada, gone.id, 'seeker', 'Sorry'),
      await read(gone.owner, gone.id, 'employer'),
      await textsOf(gone.ada, gone.id, 'seeker'),
    ]).toEqual([
      'CONVERSATION_CLOSED',
      'CONVERSATION_CLOSED',
      { side: 'employer', state: 'closed', employer: 'Harbor Works', seeker: '', messages: [] },
      ['Private'],
    ]);
    const jobless = await pair();
    await site.db.delete(everyBrand(job)).where(eq(job.id, jobless.jobId));
    expect([
      await write(jobless.ada, jobless.id, 'seeker', 'Hello?'),
      await write(jobless.owner, jobless.id, 'employer', 'Hello?'),
    ]).toEqual(['CONVERSATION_CLOSED', 'APPLICATION_UNKNOWN']);
  });

  it('is deleted with its files and mails when the application is cleared', async () => {
    const { id, owner, ada } = await pair();
    const { file } = await server.send(formOf(pdf()), owner.headers);
    await write(owner, id, 'employer', 'See here', { files: [file.id] });
    await site.db.update(everyBrand(application)).set({ noticed: new Date(Date.now() - 30 * DAY_MS) });
    expect(await clearApplications(tools(new Date(Date.now() + 200 * DAY_MS)))).toMatchObject({ cleared: 1 });
    expect([await site.db.$count(everyBrand(message)), await site.db.$count(everyBrand(upload))]).toEqual([0, 0]);
    expect(await mailsTo(ada.email)).toEqual([]);
    expect([await write(owner, id, 'employer', 'Hi'), await write(ada, id, 'seeker', 'Hi')]).toEqual([
      'APPLICATION_UNKNOWN',
      'APPLICATION_UNKNOWN',
    ]);
  });

  it('is in what both sides can take along, and goes with the account of the applicant, not with that of a member', async () => {
    const { id, owner, ada } = await pair();
    await write(owner, id, 'employer', 'A question');
    await write(ada, id, 'seeker', 'An answer');
    const taken = async (person: Person) =>
      ((await site.ask(person, '{ exportAccount }')).value.resume_message ?? [])
        .map(({ text }: { text: string }) => text)
        .sort();
    expect([await taken(ada), await taken(owner)]).toEqual([['A question', 'An answer'], ['A question']]);
    const passwordHash = await hashPassword('the password of Ada');
    await site.db.update(account).set({ passwordHash });
    const REMOVE = 'mutation { deleteAccount(password: "the password of Ada") { faults { code } } }';
    await site.db.delete(organizationMember);
    expect((await site.ask(owner, REMOVE)).value).toEqual({ faults: [] });
    expect(await textsOf(ada, id, 'seeker')).toEqual(['A question', 'An answer']);
    expect((await site.ask(ada, REMOVE)).value).toEqual({ faults: [] });
    expect([await site.db.$count(everyBrand(message)), await mailsTo(ada.email)]).toEqual([0, []]);
  });
});

describe('somebody who wants to hear no more', () => {
  it('blocks the other side: neither can write until it is undone by the same', async () => {
    const { id, owner, ada } = await pair();
    await write(owner, id, 'employer', 'Buy my lamp');
    expect((await block(ada, id, 'seeker', true)).value).toEqual({ state: 'blocked' });
    expect([
      await write(owner, id, 'employer', 'Buy two'),
      await write(ada, id, 'seeker', 'No'),
      (await read(owner, id, 'employer')).state,
      (await block(owner, id, 'employer', false)).value.state,
      (await site.mailsTo(ada.email)).length,
    ]).toEqual(['CONVERSATION_REFUSED', 'CONVERSATION_BLOCKED', 'refused', 'refused', 1]);
    expect((await block(ada, id, 'seeker', false)).value).toEqual({ state: 'open' });
    expect(await write(owner, id, 'employer', 'Sorry')).toMatchObject({ state: 'open' });
  });

  it('reports a message of the other side once: the site gets its text, in an open contact message', async () => {
    const { id, owner, ada } = await pair();
    const { messages } = await write(owner, id, 'employer', 'Send money first');
    const report = async (by: By, side: Side, messageId: number, text = 'Fraud') => {
      const { value, code } = await site.ask(by, REPORT, { ...about(id, side), messageId, text });
      return code ?? value;
    };
    const said = messages[0].id;
    expect([
      await report(ada, 'seeker', said),
      await report(ada, 'seeker', said),
      await report(owner, 'employer', said),
      await report(ada, 'seeker', said + 1),
      await report(ada, 'seeker', said, 'x'.repeat(1001)),
    ]).toEqual([true, true, 'MESSAGE_UNKNOWN', 'MESSAGE_UNKNOWN', 'BAD_INPUT']);
    const open = await site.db.select().from(everyBrand(contactMessage));
    const [mail, ...more] = await mailsTo('desk@acme.example', 'message_reported');
    expect([open.map(({ handled, mailId }) => [handled, mailId]), more]).toEqual([[[null, mail?.id]], []]);
    expect(mail?.subject).toBe('A message was reported: Harbor Works');
    expect(mail?.text).toContain('> Send money first');
    expect(mail?.text).toContain('> Fraud');
  });

  it('gets one mail a day, with what was not seen before', async () => {
    const { id, owner, ada } = await pair();
    await site.ask(ada, NOTICES, { mode: 'daily' });
    await write(owner, id, 'employer', 'One');
    await write(owner, id, 'employer', 'Two');
    expect(await site.mailsTo(ada.email)).toEqual([]);
    expect(await sendMessageDigests(tools(new Date()))).toBe(0);
    const tomorrow = new Date(Date.now() + DAY_MS);
    expect([await sendMessageDigests(tools(tomorrow)), await sendMessageDigests(tools(tomorrow))]).toEqual([1, 0]);
    const [mail] = await mailsTo(ada.email, 'message_digest');
    expect(mail?.text).toContain(
      `Harbor Works · Reporter\n2 new messages\nhttps://acme.example/user/applications/${id}`,
    );
    expect(mail?.text).not.toContain('Two');
    const { messages } = await write(owner, id, 'employer', 'Three');
    await site.ask(ada, SEEN, { ...about(id, 'seeker'), until: messages.at(-1).id });
    expect(await sendMessageDigests(tools(new Date(tomorrow.getTime() + DAY_MS)))).toBe(0);
    await site.ask(ada, NOTICES, { mode: 'at_once' });
    await write(owner, id, 'employer', 'Four');
    expect(await mailsTo(ada.email)).toHaveLength(1);
  });
});
