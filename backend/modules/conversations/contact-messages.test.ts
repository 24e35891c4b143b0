import { and, eq, inArray, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { CONTACT_WAYS, type ContactWay, openedFields } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { account, organizationMember } from '../../database/schema/accounts.ts';
import { message } from '../../database/schema/conversations.ts';
import { outbox } from '../../database/schema/mail.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { RATE_LIMITS } from '../../guards/rate-limit.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { insertBasics } from '../../testing/rows.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { shop, shopBrand } from '../billing/testing/shop.ts';
import {
  ANSWER,
  contactDesk,
  type Employer,
  LIST,
  ONE,
  OWN,
  PAGE,
  REVOKE,
  type Seeker,
} from '../resume-contacts/testing/desk.ts';
import { settleUnreachable } from '../resume-contacts/unreachable.ts';
import { clearMessages } from './tasks.ts';
import { CALL_OFF, ANSWER as CHOOSE, PROPOSE, READ, WRITE } from './testing/talk.ts';

const brands = [
  shopBrand('acme'),
  testBrand('free'),
  testBrand('closed', ({ features }) => {
    features.resumeContact = false;
  }),
];
const api = testBackend(brands);
const { give } = shop(api);
const { done, employer, seeker, request, credits, mailsTo } = contactDesk(api);

beforeAll(() => insertBasics(api.db, ['acme', 'free', 'closed']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

interface Pair {
  id: number;
  own: Employer;
  ida: Seeker;
}

/** An organization whose request a person has approved. */
async function approved(
  ways: readonly ContactWay[] = ['messages'],
  product: string | null = 'contacts',
): Promise<Pair> {
  const own = await employer();
  if (product !== null) await give(own.id, product);
  const ida = await seeker();
  const { id } = (await request(own.owner, ida.resumeId)).contact;
  expect(await done(ida, ANSWER, { id, approve: true, ways })).toMatchObject({
    status: 'approved',
    opened: true,
    ways,
  });
  return { id, own, ida };
}
const sideOf = (by: object) => ('resumeId' in by ? 'seeker' : 'employer');
let sent = 0;
const write = (by: Pick<Person, 'headers'>, id: number, text: string, on?: string) => {
  sent += 1;
  return done(by, WRITE, { about: 'contact', id, side: sideOf(by), text, key: `key-of-message-${sent}` }, on);
};
const talk = async (by: Pick<Person, 'headers'>, id: number) =>
  (await done(by, READ, { about: 'contact', id, side: sideOf(by) })).messages.map(
    ({ fromSeeker, text, undelivered }: { fromSeeker: boolean; text: string; undelivered: boolean }) => ({
      ...{ fromSeeker, text, undelivered },
    }),
  );
const mailsOf = ({ email }: Person, ...templates: string[]) =>
  api.db
    .select()
    .from(everyBrand(outbox))
    .where(and(eq(outbox.recipient, email), inArray(outbox.template, templates)))
    .orderBy(outbox.id);
const bounce = ({ email }: Person, template: string) =>
  api.db
    .update(everyBrand(outbox))
    .set({ state: 'failed', lastError: '550 No such user' })
    .where(and(eq(outbox.recipient, email), eq(outbox.template, template)));
const tools = (now = new Date()) => ({
  pool: api.pool,
  brands: () => brands,
  originOf: ({ id }: { id: string }) => `https://${id}.example`,
  now: () => now,
});

describe('a yes', () => {
  const NAMES = {
    name: 'Name',
    home: 'Home address',
    files: 'Files',
    email: 'Email address',
    phone: 'Phone',
    messages: 'Messages through this site',
  };
  const subsets = Array.from({ length: 7 }, (_, at) => CONTACT_WAYS.filter((_way, bit) => (at + 1) & (1 << bit)));

  it.each(subsets)(
    'to %s %s %s opens what the dialog says, both mails say, and the page of the employer shows',
    async (...chosen) => {
      const ways = CONTACT_WAYS.filter((way) => chosen.includes(way));
      const { id, own, ida } = await approved(ways);
      const [dialog] = await done(ida, OWN);
      expect(dialog.opens.map(({ field }: { field: string }) => field)).toEqual(openedFields(CONTACT_WAYS));
      const promised = dialog.opens.filter(({ field }: { field: string }) =>
        openedFields(ways).some((one) => one === field),
      );
      const values = {
        name: 'Ida Berg',
        home: null,
        files: null,
        email: ida.email,
        phone: '+1 202 555 0123',
        messages: null,
      };
      expect(promised).toEqual(openedFields(ways).map((field) => ({ field, value: values[field] })));

      expect((await done(own.owner, ONE, { id })).opens).toEqual(promised);
      expect((await done(own.owner, LIST)).contacts).toMatchObject([{ ways, opens: promised }]);
      const { view } = await done(own.owner, PAGE, { id: ida.resumeId });
      expect(view).toMatchObject({ name: 'Ida Berg', email: ways.includes('email') ? ida.email : null });
      expect(JSON.stringify(view.parts).includes('202 555 0123')).toBe(ways.includes('phone'));

      const words = `Shared details: ${openedFields(ways)
        .map((field) => NAMES[field])
        .join(', ')}\n`;
      const mails = [
        ...(await mailsOf(ida, 'resume_contact_opened')),
        ...(await mailsOf(own.owner, 'resume_contact_approved')),
      ];
      expect(mails.map(({ text }) => text.includes(words))).toEqual([true, true]);
      expect(mails.filter(({ text, html }) => `${text}${html}`.includes(ida.email))).toEqual([]);
    },
  );

  it('says at least one way to be answered, and none that there is not; until then nothing is spent', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker('Clerk', 'acme', { personal_info: { firstName: 'Ida', lastName: 'Berg' } });
    const { id } = (await request(own.owner, ida.resumeId)).contact;
    expect([
      await done(ida, ANSWER, { id, approve: true, ways: [] }),
      await done(ida, ANSWER, { id, approve: true, ways: ['phone', 'messages'] }),
      (await done(ida, OWN))[0].status,
      await credits(own),
    ]).toEqual(['CONTACT_NO_WAY', 'CONTACT_NO_PHONE', 'pending', 10]);
  });
});

describe('messages', () => {
  it('reach the other side by mail with a link to answer at, and no mail tells an address', async () => {
    const { id, own, ida } = await approved();
    expect(await write(own.owner, id, '  Does 10 o’clock suit you?\n\nAnna ')).toMatchObject({
      messages: [{ fromSeeker: false, text: 'Does 10 o’clock suit you?\n\nAnna', undelivered: false }],
    });
    await write(ida, id, 'Gladly.');
    const both = [
      { fromSeeker: false, text: 'Does 10 o’clock suit you?\n\nAnna', undelivered: false },
      { fromSeeker: true, text: 'Gladly.', undelivered: false },
    ];
    expect([await talk(own.owner, id), await talk(ida, id)]).toEqual([both, both]);
    const [there] = await mailsOf(ida, 'message');
    const [back] = await mailsOf(own.owner, 'message');
    expect([there?.subject, there?.replyTo, back?.subject, back?.replyTo]).toEqual([
      'New message from Harbor Ice',
      null,
      'New message from Ida Berg',
      null,
    ]);
    expect(there?.text).toContain('> Does 10 o’clock suit you?\n> \n> Anna');
    expect(there?.text).toContain('https://acme.example/resume\n');
    expect(back?.text).toContain('Ida Berg wrote to you through The acme:');
    expect(back?.text).toContain(`https://acme.example/resume/${ida.resumeId}\n`);
    expect(JSON.stringify(there)).not.toContain(own.owner.email);
    expect(JSON.stringify(back)).not.toContain(ida.email);
  });

  it('are refused where nobody of the organization is left to read them', async () => {
    const { id, own, ida } = await approved();
    await api.db.delete(organizationMember).where(eq(organizationMember.organizationId, own.id));
    expect(await write(ida, id, 'Is anybody there?')).toBe('CONTACT_NOBODY');
    expect(await talk(ida, id)).toEqual([]);
  });

  it('are of the two alone: others neither read nor write, nor anybody once they are closed', async () => {
    const { id, own, ida } = await approved();
    await write(own.owner, id, 'Hello');
    const other = await approved();
    await write(other.own.owner, other.id, 'Hello from elsewhere');
    const admin = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    for (const person of [other.own.owner, other.ida, admin])
      for (const side of ['seeker', 'employer'])
        expect([
          await done(person, READ, { about: 'contact', id, side }),
          await done(person, WRITE, { about: 'contact', id, side, text: 'Hi', key: `key-of-${person.id}-${side}` }),
        ]).toEqual(['CONTACT_UNKNOWN', 'CONTACT_UNKNOWN']);
    const there = await openSession(api, { accountId: ida.id, frontend: 'free' });
    expect(await write({ ...ida, ...there }, id, 'Hi', 'free')).toBe('CONTACT_UNKNOWN');
    expect(await done(null, ONE, { id })).toBe('SIGN_IN_REQUIRED');
    expect(await talk(own.owner, id)).toHaveLength(1);

    await done(ida, REVOKE, { id });
    expect(await done(own.owner, ONE, { id })).toMatchObject({ opened: false, opens: [] });
    expect([await talk(own.owner, id), await talk(ida, id)]).toEqual([[], []]);
    expect([await write(own.owner, id, 'Hi'), await write(ida, id, 'Hi')]).toEqual(['CONTACT_STATE', 'CONTACT_STATE']);
    expect(await talk(other.own.owner, other.id)).toMatchObject([{ text: 'Hello from elsewhere' }]);
  });

  it('are only where the owner chose them, bounded, and so many an hour', async () => {
    const mail = await approved(['email']);
    expect(await write(mail.own.owner, mail.id, 'Hi')).toBe('CONTACT_STATE');
    const { id, own } = await approved();
    expect(await write(own.owner, id, ' \n ')).toBe('BAD_INPUT');
    expect(await write(own.owner, id, 'x'.repeat(4001))).toBe('BAD_INPUT');
    expect((await write(own.owner, id, 'x'.repeat(4000))).messages).toHaveLength(1);
    await api.db.delete(rateLimit);
    const { points } = RATE_LIMITS.message;
    for (let sent = 0; sent < points; sent += 10)
      await Promise.all(Array.from({ length: 10 }, () => write(own.owner, id, 'Once more')));
    expect(await write(own.owner, id, 'Once more')).toBe('TOO_MANY_TRIES');
  });

  it('go with the term of the brand, each brand its own, and with the mails that passed them on', async () => {
    const old = await approved();
    await write(old.own.owner, old.id, 'Long ago');
    const young = await approved();
    await write(young.own.owner, young.id, 'Today');
    await api.db.execute(
      `update resume_message set created = now() - interval '181 days' where contact_id = ${old.id}`,
    );
    expect(await clearMessages({ ...tools(), brands: () => brands.slice(1) })).toBe(0);
    expect(await clearMessages(tools())).toBe(1);
    expect([await talk(old.ida, old.id), (await talk(young.ida, young.id)).length]).toEqual([[], 1]);
    expect(await mailsOf(old.ida, 'message')).toEqual([]);
    expect(await mailsOf(young.ida, 'message')).toHaveLength(1);
  });

  it('can be taken along by both sides, and go with the account of the owner, mails included', async () => {
    const { id, own, ida } = await approved();
    await write(own.owner, id, 'A question');
    await write(ida, id, 'An answer');
    const taken = async (person: Person) =>
      ((await done(person, '{ done: exportAccount }')).resume_message ?? [])
        .map(({ text }: { text: string }) => text)
        .sort();
    expect([await taken(ida), await taken(own.owner), await taken(await seeker())]).toEqual([
      ['A question', 'An answer'],
      ['A question'],
      [],
    ]);
    const passwordHash = await hashPassword('the password of Ida');
    await api.db.update(account).set({ passwordHash }).where(eq(account.id, ida.id));
    const REMOVE = 'mutation { done: deleteAccount(password: "the password of Ida") { faults { code } } }';
    expect(await done(ida, REMOVE)).toEqual({ faults: [] });
    expect(await api.db.$count(everyBrand(message), eq(message.contactId, id))).toBe(0);
    expect(await api.db.$count(everyBrand(outbox), like(outbox.text, '%An answer%'))).toBe(0);
  });
});

describe('an interview', () => {
  it('is agreed on and called off, by mails and calendar files that tell no address', async () => {
    const { id, own, ida } = await approved();
    const other = await approved();
    const time = new Date(Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS).toISOString();
    const given = { times: [time], minutes: 30, place: 'Pier 7', text: 'Please choose.', key: 'key-of-an-interview' };
    const { messages } = await done(own.owner, PROPOSE, { about: 'contact', id, ...given });
    const about = { about: 'contact', id, messageId: messages[0].id };
    expect([
      await done(other.ida, CHOOSE, { ...about, time }),
      await done(other.own.owner, CALL_OFF, about),
      await done(ida, CALL_OFF, about),
    ]).toEqual(['CONTACT_UNKNOWN', 'CONTACT_UNKNOWN', 'CONTACT_UNKNOWN']);
    const stateOf = ({ messages: [first] }: { messages: { interview: { state: string } }[] }) => first?.interview.state;
    expect(stateOf(await done(ida, CHOOSE, { ...about, time }))).toBe('accepted');
    expect(stateOf(await done(own.owner, CALL_OFF, about))).toBe('withdrawn');
    const toIda = await mailsOf(ida, 'interview_accepted', 'interview_withdrawn');
    const toOwner = await mailsOf(own.owner, 'interview_accepted', 'interview_withdrawn');
    expect([toIda, toOwner].map((mails) => mails.map(({ subject: line }) => line))).toEqual([
      ['Interview agreed: Harbor Ice', 'Interview called off: Harbor Ice'],
      ['Interview agreed: Ida Berg'],
    ]);
    const files = [...toIda, ...toOwner].map(({ attachments: [file] }) =>
      Buffer.from(file?.base64 ?? '', 'base64').toString(),
    );
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH']);
    expect(`${JSON.stringify(toIda)}${files}`).not.toContain(own.owner.email);
    expect(`${JSON.stringify(toOwner)}${files}`).not.toContain(ida.email);
  });
});

describe('an interview about a contact request', () => {
  /** On a brand where contact costs nothing. */
  const agreed = async () => {
    const [own, ida] = [await employer('free'), await seeker('Librarian', 'free')];
    const { id } = (await request(own.owner, ida.resumeId, 'free')).contact;
    await done(ida, ANSWER, { id, approve: true, ways: ['messages'] }, 'free');
    const time = new Date(Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS).toISOString();
    sent += 1;
    const given = { times: [time], minutes: 30, place: 'Pier 7', text: 'Please choose.', key: `key-of-times-${sent}` };
    const { messages } = await done(own.owner, PROPOSE, { about: 'contact', id, ...given }, 'free');
    await done(ida, CHOOSE, { about: 'contact', id, messageId: messages[0].id, time }, 'free');
    const people = [ida.id, own.owner.id];
    await api.db.update(account).set({ passwordHash: null }).where(inArray(account.id, people));
    return { id, own, ida };
  };
  const LEAVE = 'mutation { done: deleteAccount(withOrganizations: true) { faults { code } } }';
  const calledOff = async (person: Person) =>
    (await mailsOf(person, 'interview_withdrawn')).map(({ subject, attachments: [file] }) => [
      subject,
      /METHOD:(\w+)/.exec(Buffer.from(file?.base64 ?? '', 'base64').toString())?.[1],
    ]);

  it('is called off for the organization when the account of the owner is deleted', async () => {
    const [{ own, ida }, other] = [await agreed(), await agreed()];
    expect(await done(ida, LEAVE, {}, 'free')).toEqual({ faults: [] });
    expect(await calledOff(own.owner)).toEqual([['Interview called off: Ida Berg', 'CANCEL']]);
    expect(await calledOff(other.own.owner)).toEqual([]);
    const [mail] = await mailsOf(own.owner, 'interview_withdrawn');
    expect(mail?.text).toContain('/resumes/contacts\n');
    expect(JSON.stringify(mail)).not.toContain(ida.email);
  });

  it('is called off for the organization, once and without a name, when the owner revokes the contact', async () => {
    const [{ id, own, ida }, other] = [await agreed(), await agreed()];
    await done(ida, REVOKE, { id }, 'free');
    await done(ida, LEAVE, {}, 'free');
    const told = await calledOff(own.owner);
    expect(told).toEqual([[expect.not.stringContaining('Ida'), 'CANCEL']]);
    expect(await calledOff(other.own.owner)).toEqual([]);
  });

  it('is called off for the owner when the organization is deleted with the account of its own owner', async () => {
    const [{ own, ida }, other] = [await agreed(), await agreed()];
    expect(await done(own.owner, LEAVE, {}, 'free')).toEqual({ faults: [] });
    expect(await calledOff(ida)).toEqual([['Interview called off: Harbor Ice', 'CANCEL']]);
    expect(await calledOff(other.ida)).toEqual([]);
  });
});

describe('a contact that nothing reaches', () => {
  it('gives its credit back once, says so to the organization, and marks the message', async () => {
    const { id, own, ida } = await approved();
    const other = await approved();
    await write(own.owner, id, 'Hello?');
    expect(await settleUnreachable(tools())).toBe(0);
    expect(await credits(own)).toBe(9);
    await bounce(ida, 'message');
    expect([await settleUnreachable(tools()), await settleUnreachable(tools())]).toEqual([1, 0]);
    expect([await credits(own), await credits(other.own)]).toEqual([10, 9]);
    const now = await done(own.owner, ONE, { id });
    expect(now).toMatchObject({ status: 'approved', opened: true });
    expect(await talk(own.owner, id)).toMatchObject([{ text: 'Hello?', undelivered: true }]);
    expect(now.unreachable).not.toBeNull();
    expect(await write(own.owner, id, 'Hello??')).toBe('CONTACT_UNREACHABLE');
    const [told, ...more] = await mailsOf(own.owner, 'resume_contact_unreachable');
    expect([told?.text.includes('We have returned your credit.'), more]).toEqual([true, []]);
  });

  it('is noticed by the mail that tells the owner what was opened, unless they are to be phoned', async () => {
    const [mailed, phoned] = [await approved(['email']), await approved(['phone'])];
    for (const { ida } of [mailed, phoned]) await bounce(ida, 'resume_contact_opened');
    expect(await settleUnreachable(tools())).toBe(1);
    expect([await credits(mailed.own), await credits(phoned.own)]).toEqual([10, 9]);
    // The phone number was the only contact option, and has been removed.
    await api.db.update(everyBrand(resume)).set({ data: {} }).where(eq(resume.id, phoned.ida.resumeId));
    expect(await settleUnreachable(tools())).toBe(1);
    expect(await credits(phoned.own)).toBe(10);
  });

  it('frees its slot where a flat rate paid, and costs nobody anything where contact is free', async () => {
    const slot = await approved(['messages'], 'contact_month');
    await api.db.execute(`update subscription set slots = 1 where organization_id = ${slot.own.id}`);
    const kim = await seeker();
    expect(await request(slot.own.owner, kim.resumeId)).toBe('NOT_ENOUGH_CREDITS');
    await write(slot.own.owner, slot.id, 'Hello?');
    await bounce(slot.ida, 'message');
    expect(await settleUnreachable(tools())).toBe(1);
    expect((await request(slot.own.owner, kim.resumeId)).contact).toMatchObject({ status: 'pending' });
    const [told] = await mailsOf(slot.own.owner, 'resume_contact_unreachable');
    expect(told?.text).toContain('We have freed the slot in your flat rate.');
  });

  it('has a message back that the owner wrote, which costs nobody anything', async () => {
    const { id, own, ida } = await approved();
    await write(ida, id, 'When do I begin?');
    await bounce(own.owner, 'message');
    expect(await settleUnreachable(tools())).toBe(0);
    expect(await talk(ida, id)).toMatchObject([{ text: 'When do I begin?', undelivered: true }]);
    expect(await credits(own)).toBe(9);
  });

  it('spends a credit that came back again, like any other', async () => {
    const { own, ida } = await approved();
    await bounce(ida, 'resume_contact_opened');
    await settleUnreachable(tools());
    const kim = await seeker();
    const { id } = (await request(own.owner, kim.resumeId)).contact;
    await done(kim, ANSWER, { id, approve: true });
    expect([await credits(own), await mailsTo(kim)]).toEqual([9, ['resume_contact_asked', 'resume_contact_opened']]);
  });
});

it('shows nothing while the brand has contact off, also of what was opened before', async () => {
  const own = await employer('closed');
  const ida = await seeker('Clerk', 'closed');
  const standing = {
    state: 'approved',
    ways: ['email', 'messages'],
    message: 'x',
    created: new Date(),
    opened: new Date(),
  };
  const [row] = await api.db
    .insert(everyBrand(resumeContact))
    .values({ frontend: 'closed', resumeId: ida.resumeId, organizationId: own.id, askedBy: own.owner.id, ...standing })
    .returning({ id: resumeContact.id });
  const id = row?.id ?? 0;
  const { opened, view } = await done(own.owner, PAGE, { id: ida.resumeId }, 'closed');
  expect([opened, view.name, view.email]).toEqual([false, null, null]);
  expect([await write(own.owner, id, 'Hi', 'closed'), await done(ida, ONE, { id }, 'closed')]).toEqual([
    'FEATURE_OFF',
    'FEATURE_OFF',
  ]);
  expect(await done(ida, OWN, {}, 'closed')).toMatchObject([{ status: 'approved', opened: false }]);
});
