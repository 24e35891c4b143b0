import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { account, organizationMember } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { interview, message } from '../../database/schema/conversations.ts';
import { job } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { applicationSite, member } from '../applications/testing/application-site.ts';
import { ANSWER, BLOCK, CALL_OFF, PROPOSE, READ } from './testing/talk.ts';

const site = applicationSite();
const CONFIRM = 'mutation ($token: String!) { confirmApplication(token: $token) { application { id } } }';
const WITHDRAW = 'mutation ($id: Int!, $token: String) { withdrawApplication(id: $id, token: $token) { id } }';
const LEAVE = 'mutation { deleteAccount(withOrganizations: true) { faults { code } } }';

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit]) await site.db.delete(everyBrand(table));
});

type By = Pick<Person, 'headers'> | null;
const asked = async (by: By, query: string, variables: Record<string, unknown>, on = 'acme') => {
  const { value, code } = await site.ask(by, query, { about: 'application', ...variables }, { on });
  return code ?? value;
};
/** On a full hour in so many days. */
const at = (days: number) => new Date(Math.ceil(Date.now() / DAY_MS + days) * DAY_MS + DAY_MS / 2).toISOString();
let keys = 0;
const propose = (by: By, id: number, more: Record<string, unknown> = {}, on = 'acme') => {
  keys += 1;
  const times = [at(3), at(2)];
  const given = {
    id,
    times,
    minutes: 45,
    place: ' Pier 7,\n Portland ',
    text: 'Please choose.',
    key: `key-of-times-${keys}`,
  };
  return asked(by, PROPOSE, { ...given, ...more }, on);
};

async function pair() {
  const job = await site.newJob();
  const ada = await insertPerson(site, { passwordHash: null });
  const { value } = await site.apply(ada, job.id);
  await site.db.delete(everyBrand(outbox));
  return { ...job, jobId: job.id, id: value.application.id as number, ada };
}

/** With times that were suggested. */
async function suggested() {
  const { id, owner, ada, ...rest } = await pair();
  const messageId: number = (await propose(owner, id)).messages[0].id;
  await site.db.delete(everyBrand(outbox));
  const answer = (time: string | null, more = {}) => asked(ada, ANSWER, { id, messageId, time, ...more });
  const callOff = (by: By = owner) => asked(by, CALL_OFF, { id, messageId });
  return { ...rest, id, owner, ada, messageId, answer, callOff };
}
/** A guest whose application the employer suggests times for. */
async function guest() {
  const { id: jobId, ...job } = await site.newJob();
  await site.apply(null, jobId);
  const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(GUEST.email) });
  const id: number = value.application.id;
  const token = await site.tokenTo(GUEST.email);
  const messageId: number = (await propose(job.owner, id)).messages[0].id;
  async function agree() {
    await asked(null, ANSWER, { id, token, messageId, time: at(2) });
    await site.db.delete(everyBrand(outbox));
  }
  return { ...job, jobId, id, token, agree };
}
const GUEST = { email: 'ada@example.com' };
/** A calendar file that removes what was agreed. */
const CANCELLED = /method=CANCEL\n[\s\S]*METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/;
const seen = async (by: By, id: number, side: string, more = {}) =>
  (await asked(by, READ, { id, side, ...more })).messages[0].interview;
const mailsTo = async (person: Person) => (await site.mailsTo(person.email)).map(({ template }) => template);
async function filesTo({ email }: Pick<Person, 'email'>): Promise<string[]> {
  const rows = await site.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, email)).orderBy(outbox.id);
  return rows.flatMap(({ attachments }) =>
    attachments.map(({ name, type, base64 }) =>
      // Long lines are folded.
      [name, type, Buffer.from(base64, 'base64').toString().replaceAll('\r\n ', '')].join('\n'),
    ),
  );
}
const icsTime = (time: string) => time.replaceAll(/[-:]|\.000/g, '');

describe('an interview', () => {
  it('is suggested with a message, in the order of its times, and its mail names them in the zone of the brand', async () => {
    const { id, owner, ada } = await pair();
    site.brand.document.site.timeZone = 'America/New_York';
    const { messages } = await propose(owner, id);
    const expected = { times: [at(2), at(3)], minutes: 45, place: 'Pier 7, Portland', state: 'open', accepted: null };
    expect(messages).toMatchObject([{ text: 'Please choose.', interview: { ...expected, calendar: null } }]);
    expect(await seen(ada, id, 'seeker')).toEqual({ ...expected, calendar: null });
    const [mail] = await site.mailsTo(ada.email);
    const words = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'America/New_York' });
    for (const time of expected.times) expect(mail?.text).toContain(words.format(new Date(time)));
    expect(mail?.text).toMatch(/E[SD]T/);
    expect(mail?.text).toContain('45 minutes');
    expect(mail?.text).toContain('Pier 7, Portland');
  });

  it('is agreed once for both, with a calendar file that names no address', async () => {
    const { id, owner, ada, answer } = await suggested();
    const time = at(2);
    expect((await answer(time)).messages[0].interview).toMatchObject({ state: 'accepted', accepted: time });
    await answer(time);
    expect([await mailsTo(owner), await mailsTo(ada)]).toEqual([['interview_accepted'], ['interview_accepted']]);
    const [[toOwner = ''], [toAda = '']] = [await filesTo(owner), await filesTo(ada)];
    for (const file of [toOwner, toAda]) {
      expect(file).toContain('interview.ics\ntext/calendar; charset=utf-8; method=PUBLISH\nBEGIN:VCALENDAR');
      expect(file).toContain(`DTSTART:${icsTime(time)}`);
      expect(file).toContain(`DTEND:${icsTime(new Date(Date.parse(time) + 45 * 60_000).toISOString())}`);
      expect(file).toContain('LOCATION:Pier 7\\, Portland');
      expect(file).not.toMatch(/mailto:|ORGANIZER|ATTENDEE/i);
      for (const { email } of [owner, ada]) expect(file).not.toContain(email);
    }
    expect(toAda).toContain('SUMMARY:Interview: Harbor Works\\, Reporter');
    expect(toOwner).toContain('SUMMARY:Interview: Ada Byron\\, Reporter');
    expect((await seen(owner, id, 'employer')).calendar).toContain('SUMMARY:Interview: Ada Byron');
  });

  it('moves to another of its times, and is cancelled in the calendar once the applicant declines', async () => {
    const { owner, ada, answer } = await suggested();
    await answer(at(2));
    await answer(at(3));
    const { messages } = await answer(null);
    expect(messages[0].interview).toMatchObject({ state: 'declined', accepted: null, calendar: null });
    await answer(null);
    expect(await mailsTo(owner)).toEqual(['interview_accepted', 'interview_accepted', 'interview_declined']);
    const files = await filesTo(owner);
    const uids = new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1]));
    expect([uids.size, files.map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1])]).toEqual([1, ['1', '2', '3']]);
    expect(files[2]).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(await mailsTo(ada)).toEqual(['interview_accepted', 'interview_accepted']);
    expect((await answer(at(3))).messages[0].interview.state).toBe('accepted');
  });

  it('cannot be accepted after it was called off, which the applicant is told once', async () => {
    const { ada, answer, callOff } = await suggested();
    await answer(at(2));
    await callOff();
    expect((await callOff()).messages[0].interview).toMatchObject({ state: 'withdrawn', accepted: null });
    expect(await answer(at(3))).toBe('INTERVIEW_WITHDRAWN');
    expect(await mailsTo(ada)).toEqual(['interview_accepted', 'interview_withdrawn']);
    expect((await filesTo(ada)).at(-1)).toContain('STATUS:CANCELLED');
  });

  it('is neither accepted nor called off once its time has passed', async () => {
    const { id, messageId, owner, answer, callOff } = await suggested();
    const [past, later] = [new Date(Date.now() - DAY_MS), new Date(at(3))];
    const isIt = eq(interview.messageId, messageId);
    await site.db
      .update(everyBrand(interview))
      .set({ times: [past, later] })
      .where(isIt);
    expect(await answer(past.toISOString())).toBe('INTERVIEW_PAST');
    await site.db
      .update(everyBrand(interview))
      .set({ times: [past] })
      .where(isIt);
    expect(await answer(null)).toBe('INTERVIEW_PAST');
    expect((await seen(owner, id, 'employer')).state).toBe('over');
    await site.db.update(everyBrand(interview)).set({ accepted: past }).where(isIt);
    expect([await answer(null), await callOff()]).toEqual(['INTERVIEW_PAST', 'INTERVIEW_PAST']);
  });

  it.each([
    ['no time', { times: [] }, 'BAD_INPUT'],
    ['six times', { times: [1, 2, 3, 4, 5, 6].map(at) }, 'BAD_INPUT'],
    ['a time that has passed', { times: [at(1), at(-3)] }, 'INTERVIEW_PAST'],
    ['a time in two years', { times: [at(800)] }, 'BAD_INPUT'],
    ['no length', { minutes: 0 }, 'BAD_INPUT'],
    ['a length of a day', { minutes: 1440 }, 'BAD_INPUT'],
    ['an empty place', { place: ' \n ' }, 'BAD_INPUT'],
    ['a place without end', { place: 'x'.repeat(301) }, 'BAD_INPUT'],
    ['no message', { text: ' ' }, 'BAD_INPUT'],
  ])('is not suggested with %s', async (_name, given, code) => {
    const { id, owner, ada } = await pair();
    expect(await propose(owner, id, given)).toBe(code);
    expect([(await asked(ada, READ, { id, side: 'seeker' })).messages, await mailsTo(ada)]).toEqual([[], []]);
  });

  it('is sent once, however often it is sent', async () => {
    const { id, owner, ada } = await pair();
    for (let times = 0; times < 2; times += 1) await propose(owner, id, { key: 'the-same-key' });
    expect((await asked(ada, READ, { id, side: 'seeker' })).messages).toHaveLength(1);
    expect(await mailsTo(ada)).toEqual(['message']);
  });

  it('takes no time that was not suggested, and no message that suggests none', async () => {
    const { answer, messageId } = await suggested();
    expect(await answer(at(5))).toBe('BAD_INPUT');
    expect(await answer(at(2), { messageId: messageId + 1000 })).toBe('MESSAGE_UNKNOWN');
  });

  it('is of the two alone: not of others, of the other side, of another conversation or brand', async () => {
    const { id, owner, ada, messageId } = await suggested();
    const other = await suggested();
    const admin = await insertPerson(site, { roles: ['administrator'], everywhere: true });
    const away = ({ id: accountId }: Person) => openSession(site, { accountId, frontend: 'rhein' });
    for (const by of [other.ada, other.owner, admin, null])
      expect([
        await asked(by, ANSWER, { id, messageId, time: at(2) }),
        await asked(by, CALL_OFF, { id, messageId }),
        await propose(by, id),
      ]).toEqual([...(by === null ? ['SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED'] : UNKNOWN)]);
    expect(await asked(owner, ANSWER, { id, messageId, time: at(2) })).toBe('APPLICATION_UNKNOWN');
    expect([await asked(ada, CALL_OFF, { id, messageId }), await propose(ada, id)]).toEqual(UNKNOWN.slice(1));
    expect(await asked(ada, ANSWER, { id, messageId: other.messageId, time: at(2) })).toBe('MESSAGE_UNKNOWN');
    expect(await asked(owner, CALL_OFF, { id, messageId: other.messageId })).toBe('MESSAGE_UNKNOWN');
    const [adaAway, ownerAway] = [await away(ada), await away(owner)];
    expect([
      await asked(adaAway, ANSWER, { id, messageId, time: at(2) }, 'rhein'),
      await asked(ownerAway, CALL_OFF, { id, messageId }, 'rhein'),
      await propose(ownerAway, id, {}, 'rhein'),
    ]).toEqual(UNKNOWN);
    expect((await seen(ada, id, 'seeker')).state).toBe('open');
  });

  it('is answered by a guest with the token of the link', async () => {
    const { id: jobId, owner } = await site.newJob();
    await site.apply(null, jobId);
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo('ada@example.com') });
    const { id } = value.application;
    const messageId: number = (await propose(owner, id)).messages[0].id;
    const token = await site.tokenTo('ada@example.com');
    expect(await asked(null, ANSWER, { id, token: 'x', messageId, time: at(2) })).toBe('APPLICATION_UNKNOWN');
    const answered = await asked(null, ANSWER, { id, token, messageId, time: at(2) });
    expect(answered.messages[0].interview.state).toBe('accepted');
    expect(answered.messages[0].interview.calendar).toContain('BEGIN:VEVENT');
  });

  it('stands still after a block and after the application was withdrawn', async () => {
    const { id, owner, ada, answer, callOff } = await suggested();
    await asked(owner, BLOCK, { id, side: 'employer', blocked: true });
    expect([await answer(at(2)), await callOff()]).toEqual(['CONVERSATION_REFUSED', 'CONVERSATION_BLOCKED']);
    await asked(owner, BLOCK, { id, side: 'employer', blocked: false });
    await site.ask(ada, WITHDRAW, { id });
    expect([await answer(at(2)), await callOff()]).toEqual(['CONVERSATION_CLOSED', 'CONVERSATION_CLOSED']);
  });

  it('that was agreed on is cancelled when the application is withdrawn, in the calendars of both, once', async () => {
    const { id, jobId, owner, ada, answer } = await suggested();
    const waiting: number = (await propose(owner, id)).messages[1].id;
    await answer(at(2));
    await site.db.delete(everyBrand(outbox));
    for (let times = 0; times < 2; times += 1) await site.ask(ada, WITHDRAW, { id });
    expect([await mailsTo(owner), await mailsTo(ada)]).toEqual([['interview_cancelled'], ['interview_cancelled']]);
    const [[file], [own]] = [await filesTo(owner), await filesTo(ada)];
    for (const removal of [file, own]) expect(removal).toMatch(CANCELLED);
    expect(own).toContain('SUMMARY:Interview: Harbor Works\\, Reporter');
    const [toAda] = await site.mailsTo(ada.email);
    expect(toAda?.text).toContain('You have withdrawn your application for “Reporter” to Harbor Works. This interview');
    expect(toAda?.text).toContain(`/user/applications/${id}\n`);
    expect(file).toContain('SUMMARY:Interview: Ada Byron\\, Reporter');
    const [mail] = await site.mailsTo(owner.email);
    expect(mail?.text).toContain(
      'Ada Byron has withdrawn the application for “Reporter”. This interview will not take',
    );
    expect(mail?.text).toContain(`/job-manager/applicants/${jobId}/${id}\n`);
    expect((await seen(ada, id, 'seeker')).state).toBe('declined');
    const rows = await site.db.select().from(everyBrand(interview)).where(eq(interview.messageId, waiting));
    expect(rows).toMatchObject([{ accepted: null, declined: null, revision: 0 }]);
  });

  it('whose time has passed stays as it is when the application is withdrawn', async () => {
    const { id, owner, ada, answer } = await suggested();
    await answer(at(2));
    const past = new Date(Date.now() - DAY_MS);
    await site.db.update(everyBrand(interview)).set({ times: [past], accepted: past });
    await site.db.delete(everyBrand(outbox));
    await site.ask(ada, WITHDRAW, { id });
    expect([await mailsTo(owner), (await seen(ada, id, 'seeker')).state]).toEqual([[], 'accepted']);
  });

  it('does not keep anybody from withdrawing where nobody is left at the employer', async () => {
    const { id, organizationId, ada, answer } = await suggested();
    await answer(at(2));
    await site.db.delete(organizationMember).where(eq(organizationMember.organizationId, organizationId));
    expect((await site.ask(ada, WITHDRAW, { id })).value).toEqual({ id });
  });

  it('of a guest is removed from their calendar too, with the link of the application', async () => {
    const { id, token, agree } = await guest();
    await agree();
    await site.ask(null, WITHDRAW, { id, token });
    const [mail] = await site.mailsTo(GUEST.email);
    expect([mail?.template, (await filesTo(GUEST))[0]]).toEqual([
      'interview_cancelled',
      expect.stringMatching(CANCELLED),
    ]);
    expect(mail?.text).toMatch(/\/user\/applications\?token=[\w-]+\n/);
  });

  it('that was agreed on is cancelled for the employer when the applicant’s account is deleted, wherever that is', async () => {
    const [{ id, owner, ada, answer }, other] = [await suggested(), await suggested()];
    for (const agree of [answer, other.answer]) await agree(at(2));
    await site.db.delete(everyBrand(outbox));
    const away = await openSession(site, { accountId: ada.id, frontend: 'rhein' });
    expect((await site.ask(away, LEAVE, {}, { on: 'rhein' })).value).toEqual({ faults: [] });
    const [mail, ...more] = await site.mailsTo(owner.email);
    expect([mail?.template, mail?.frontend, more]).toEqual(['interview_cancelled', 'acme', []]);
    expect(mail?.text).toContain('Ada Byron has withdrawn the application for “Reporter”.');
    expect((await filesTo(owner))[0]).toMatch(CANCELLED);
    expect(JSON.stringify(mail)).not.toContain(ada.email);
    expect(await site.mailsTo(other.owner.email)).toEqual([]);
    expect(await site.db.select().from(everyBrand(message)).where(eq(message.applicationId, id))).toEqual([]);
  });

  it('of somebody who was rejected meanwhile is called off, since there is nothing to withdraw', async () => {
    const { id, owner, ada, answer } = await suggested();
    await answer(at(2));
    await site.db.update(everyBrand(application)).set({ stage: 'rejected' }).where(eq(application.id, id));
    await site.db.delete(everyBrand(outbox));
    await site.ask(ada, LEAVE);
    expect(await mailsTo(owner)).toEqual(['interview_withdrawn']);
  });

  it('is cancelled for applicants when the employer’s account goes with its organization, or with jobs of its own', async () => {
    const { owner, ada, answer, id } = await suggested();
    const { owner: alone, jobId, agree } = await guest();
    const other = await suggested();
    for (const accept of [() => answer(at(2)), agree, () => other.answer(at(2))]) await accept();
    await site.db.update(everyBrand(job)).set({ organizationId: null }).where(eq(job.id, jobId));
    await site.db.delete(everyBrand(outbox));
    for (const person of [owner, alone]) {
      await site.db.update(account).set({ passwordHash: null }).where(eq(account.id, person.id));
      expect((await site.ask(person, LEAVE)).value).toEqual({ faults: [] });
    }
    for (const applicant of [ada, GUEST]) {
      const [mail, ...more] = await site.mailsTo(applicant.email);
      expect([mail?.template, more, (await filesTo(applicant))[0]]).toEqual([
        ...['interview_withdrawn', []],
        expect.stringMatching(CANCELLED),
      ]);
      expect(mail?.text).toContain('Harbor Works has called off this interview about “Reporter”:');
    }
    expect((await seen(ada, id, 'seeker')).state).toBe('withdrawn');
    expect(await site.mailsTo(other.ada.email)).toEqual([]);
  });

  it('stays where somebody else is left at the employer', async () => {
    const { owner, organizationId, ada, answer, id } = await suggested();
    await answer(at(2));
    await member(site, organizationId, 'acme', 'owner');
    await site.db.update(account).set({ passwordHash: null }).where(eq(account.id, owner.id));
    await site.db.delete(everyBrand(outbox));
    await site.ask(owner, LEAVE);
    expect([await mailsTo(ada), (await seen(ada, id, 'seeker')).state]).toEqual([[], 'accepted']);
  });

  it('goes with its message', async () => {
    const { id } = await suggested();
    await site.db.delete(everyBrand(application)).where(eq(application.id, id));
    expect(await site.db.select().from(everyBrand(interview))).toEqual([]);
  });
});

const UNKNOWN = ['APPLICATION_UNKNOWN', 'APPLICATION_UNKNOWN', 'APPLICATION_UNKNOWN'];
