import { eq } from 'drizzle-orm';
import { createTransport as createClient } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { mailBounce, outbox } from '../../database/schema/mail.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { openSmtpDoor, type SmtpDoor } from '../../mail/inbound/smtp-door.ts';
import { mailFixture } from '../../mail/inbound/testing/read-fixture.ts';
import { createMailSender } from '../../mail/sender.ts';
import { parseMailSettings } from '../../mail/settings.ts';
import { testMailServer } from '../../mail/testing/mail-server.ts';
import { createTransport } from '../../mail/transport.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { pdf } from '../../uploads/testing/files.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { answersOf, applicationSite } from '../applications/testing/application-site.ts';
import { BLOCK, READ, WRITE } from './testing/talk.ts';

const site = applicationSite(undefined, { replyDomain: 'in.example.com' });
const server = testMailServer();
const WITHDRAW = 'mutation ($id: Int!) { withdrawApplication(id: $id) { id } }';
const CONFIRM = 'mutation ($token: String!) { confirmApplication(token: $token) { application { id } } }';
let door: SmtpDoor;

beforeAll(async () => {
  const isOurs = (address: string) => site.backend.replies.read(address) !== null;
  const receive = site.backend.receiveMail;
  door = await openSmtpDoor({ host: '127.0.0.1', port: 0, isOurs, receive, log: () => undefined });
});
afterAll(() => door.close());
beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, upload]) await site.db.delete(everyBrand(table));
  await site.db.delete(mailBounce);
});

interface Pair {
  id: number;
  owner: Person;
  ada: Person;
}

async function pair(): Promise<Pair> {
  const { id: jobId, owner } = await site.newJob();
  const ada = await insertPerson(site);
  await site.db
    .update(account)
    .set({ email: `${ada.id}-ada@example.com` })
    .where(eq(account.id, ada.id));
  const { value } = await site.apply(ada, jobId);
  await site.db.delete(everyBrand(outbox));
  return { id: value.application.id, owner, ada: { ...ada, email: `${ada.id}-ada@example.com` } };
}

let keys = 0;
const write = async (by: Person, id: number, side: string, text: string) => {
  keys += 1;
  const sent = { about: 'application', id, side, text, key: `key-of-text-${keys}` };
  return (await site.ask(by, WRITE, sent)).value;
};
const textsOf = async (by: Person, id: number, side: string) =>
  (await site.ask(by, READ, { about: 'application', id, side })).value.messages.map(
    ({ text }: { text: string }) => text,
  );

/** Sends what waits in the outbox, over SMTP; returns what arrived for somebody. */
async function post(to: string) {
  const settings = parseMailSettings({ SMTP_URL: server.url, SMTP_FROM: 'jobs@acme.example' }, 1);
  const transport = createTransport(settings, site.backend.replies);
  const sender = createMailSender({
    pool: site.pool,
    transport,
    log: () => undefined,
    now: () => new Date(Date.now() + 1000),
  });
  await sender.tick();
  await sender.stop();
  return server.received.filter(({ recipients }) => recipients.includes(to));
}

/** Delivers a mail to us over SMTP; rejects as our server does. */
async function answer(raw: Buffer, { from, to }: { from: string; to: string | string[] }): Promise<void> {
  const client = createClient({ host: '127.0.0.1', port: door.port, secure: false, ignoreTLS: true });
  try {
    await client.sendMail({ envelope: { from, to: [to].flat() }, raw });
  } finally {
    client.close();
  }
}

const from = (mail: Buffer, address: string) =>
  Buffer.from(mail.toString('binary').replaceAll('ada@example.com', address), 'binary');

/** The employer writes, and the applicant gets the mail: the address to answer at, and the one to which it comes back. */
async function written(): Promise<Pair & { replyTo: string; returnPath: string }> {
  const both = await pair();
  await write(both.owner, both.id, 'employer', 'Does 10 o’clock suit you?');
  const [mail] = await post(both.ada.email);
  return { ...both, replyTo: mail?.field('Reply-To') ?? '', returnPath: mail?.from ?? '' };
}

describe('a mail about a message', () => {
  it('can be answered, and names no address of the other side anywhere', async () => {
    const { owner, ada, id, replyTo, returnPath } = await written();
    expect(replyTo).toMatch(/^reply\+a\w+-s\w+\.[a-v0-9]{24}@in\.example\.com$/);
    expect(returnPath).toMatch(/^bounce\+\w+\.[a-v0-9]{24}@in\.example\.com$/);
    await answer(from(mailFixture('gmail', replyTo), ada.email), { from: ada.email, to: replyTo });
    const mails = [...(await post(ada.email)), ...(await post(owner.email))];
    expect(mails).toHaveLength(2);
    const [there, back] = mails;
    for (const [mail, alien] of [
      [there, owner.email],
      [back, ada.email],
    ] as const)
      expect(JSON.stringify([mail?.head, mail?.text, mail?.html])).not.toContain(alien);
    expect(JSON.stringify(back)).not.toMatch(/kim@example\.net|2002:a05/);
    expect(back?.text).toContain('> Ten o’clock is fine.\n> \n> See you on Friday!');
    expect(await textsOf(owner, id, 'employer')).toEqual([
      'Does 10 o’clock suit you?',
      'Ten o’clock is fine.\n\nSee you on Friday!',
    ]);
  });

  it('is answered to and fro, each time with just the new words', async () => {
    const { owner, ada, id, replyTo } = await written();
    await answer(from(mailFixture('apple', replyTo), ada.email), { from: ada.email, to: replyTo });
    const [toOwner] = await post(owner.email);
    const back = toOwner?.field('Reply-To') ?? '';
    await answer(from(mailFixture('outlook-html-only', back), owner.email), {
      from: owner.email,
      to: back.toUpperCase(),
    });
    expect(await textsOf(ada, id, 'seeker')).toEqual([
      ...['Does 10 o’clock suit you?', 'Dix heures me convient.', "Ten o'clock is fine.\n\nAda"],
    ]);
  });

  it('is answered with files, which go through the upload door', async () => {
    const { owner, ada, id, replyTo } = await written();
    await answer(from(mailFixture('outlook', replyTo, Buffer.from(pdf())), ada.email), {
      from: ada.email,
      to: replyTo,
    });
    const { value } = await site.ask(owner, READ, { about: 'application', id, side: 'employer' });
    expect(value.messages[1]).toMatchObject({
      text: 'Guten Tag,\n\nzehn Uhr passt. Die Zeugnisse hängen an.',
      files: [{ name: 'Zeugnisse.pdf' }],
    });
  });

  it('of a guest is answered without an account', async () => {
    const { id: jobId, owner } = await site.newJob();
    await site.apply(null, jobId, { answers: answersOf('guest@example.com') });
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo('guest@example.com') });
    await write(owner, value.application.id, 'employer', 'Hello');
    const mails = await post('guest@example.com');
    const replyTo = mails.at(-1)?.field('Reply-To') ?? '';
    const mail = from(mailFixture('gmail-html-only', replyTo), 'guest@example.com');
    await answer(mail, { from: 'guest@example.com', to: replyTo });
    expect(await textsOf(owner, value.application.id, 'employer')).toEqual([
      'Hello',
      'Guten Tag,\n\nzehn Uhr passt mir gut.\n * mit Zeugnis\n * ohne Foto',
    ]);
  });
});

describe('a reply', () => {
  it('that arrives twice is one message, whose files alone are kept', async () => {
    const { ada, id, replyTo } = await written();
    const mail = from(mailFixture('outlook', replyTo, Buffer.from(pdf())), ada.email);
    await Promise.all([1, 2, 3].map(() => answer(mail, { from: ada.email, to: replyTo })));
    await answer(mail, { from: ada.email, to: replyTo });
    expect(await textsOf(ada, id, 'seeker')).toHaveLength(2);
    const kept = eq(upload.state, 'kept');
    expect(await site.db.$count(everyBrand(upload), kept)).toBe(1);
    expect(await site.mailsTo(ada.email)).toHaveLength(1);
  });

  it('without a Message-ID is a message of its own, once', async () => {
    const [one, two] = [await written(), await written()];
    const plain = (text: string, { ada: { email }, replyTo }: typeof one) =>
      answer(Buffer.from(`From: ${email}\r\nTo: ${replyTo}\r\n\r\n${text}\r\n`), { from: email, to: replyTo });
    for (const text of ['Yes.', 'Yes.', 'At ten.']) await plain(text, one);
    await plain('Yes.', two);
    expect(await textsOf(one.ada, one.id, 'seeker')).toEqual(['Does 10 o’clock suit you?', 'Yes.', 'At ten.']);
    expect(await textsOf(two.ada, two.id, 'seeker')).toEqual(['Does 10 o’clock suit you?', 'Yes.']);
  });

  it('to two conversations is a message in both', async () => {
    const { owner, ada, id, replyTo } = await written();
    const job = await site.newJob();
    const other = (await site.apply(ada, job.id)).value.application.id;
    await write(job.owner, other, 'employer', 'And you?');
    const second = (await site.mailsTo(ada.email)).at(-1)?.replyTo ?? '';
    await answer(from(mailFixture('gmail', replyTo), ada.email), { from: ada.email, to: [replyTo, second] });
    const said = 'Ten o’clock is fine.\n\nSee you on Friday!';
    expect([(await textsOf(owner, id, 'employer')).at(-1), (await textsOf(ada, other, 'seeker')).at(-1)]).toEqual([
      said,
      said,
    ]);
  });

  it('from another address is no message: the reader of the mail is told, and nobody else', async () => {
    const { ada, id, replyTo } = await written();
    await answer(mailFixture('gmail', replyTo), { from: 'ada@example.com', to: replyTo });
    expect(await textsOf(ada, id, 'seeker')).toEqual(['Does 10 o’clock suit you?']);
    const told = await site.mailsTo(ada.email);
    expect(told.map(({ template }) => template)).toEqual(['message', 'reply_refused']);
    expect(told[1]?.text).toContain('The reason: It came from another email address than the one we write to.');
    expect(await site.mailsTo('ada@example.com')).toEqual([]);
  });

  it('is refused with a reason after a withdrawal or a block, and where it says nothing or has a forbidden file', async () => {
    const { owner, ada, id, replyTo } = await written();
    const reasons = async () =>
      (await site.mailsTo(ada.email))
        .filter(({ template }) => template === 'reply_refused')
        .map(({ text }) => /The reason: (.*)/.exec(text)?.[1]);
    const send = (mail: Buffer) => answer(from(mail, ada.email), { from: ada.email, to: replyTo });
    await send(Buffer.from(`From: ada@example.com\r\nMessage-ID: <1@x>\r\n\r\n> Hello\r\n`));
    await send(mailFixture('outlook', replyTo, Buffer.from('MZ program')));
    await site.ask(owner, BLOCK, { about: 'application', id, side: 'employer', blocked: true });
    await send(mailFixture('gmail', replyTo));
    await site.ask(ada, WITHDRAW, { id });
    await send(mailFixture('apple', replyTo));
    expect(await reasons()).toEqual([
      'It contained no new text.',
      expect.stringContaining('This file is of type exe.'),
      'The other side does not accept messages in this conversation.',
      'You can no longer write: the application was withdrawn, or the job is gone.',
    ]);
    expect(await textsOf(ada, id, 'seeker')).toEqual(['Does 10 o’clock suit you?']);
  });

  it('of somebody whose account was deleted meanwhile is no message, and nobody is written to', async () => {
    const { owner, ada, id, replyTo } = await written();
    await site.db.update(account).set({ passwordHash: await hashPassword('the password of Ada') });
    const REMOVE = 'mutation { deleteAccount(password: "the password of Ada") { faults { code } } }';
    expect((await site.ask(ada, REMOVE)).value).toEqual({ faults: [] });
    const before = (await site.mailsTo(ada.email)).length;
    await answer(from(mailFixture('gmail', replyTo), ada.email), { from: ada.email, to: replyTo });
    expect(await site.mailsTo(ada.email)).toHaveLength(before);
    const late = { about: 'application', id, side: 'employer', text: 'Are you still there?', key: 'key-of-a-late-one' };
    expect((await site.ask(owner, WRITE, late)).code).toBe('APPLICATION_UNKNOWN');
  });

  it('is refused in the language of whom we wrote to, whatever the first language of the brand is', async () => {
    const { owner, ada, id, replyTo } = await written();
    const locale = 'de';
    await site.db.update(everyBrand(application)).set({ locale }).where(eq(application.id, id));
    await site.db.update(everyBrand(accountBrand)).set({ locale }).where(eq(accountBrand.accountId, owner.id));
    await write(ada, id, 'seeker', 'Gern.');
    const toOwner = (await site.mailsTo(owner.email)).at(-1)?.replyTo ?? '';
    for (const [to, { email }] of [
      [replyTo, ada],
      [toOwner, owner],
    ] as const) {
      await answer(from(mailFixture('outlook', to, Buffer.from('MZ program')), email), { from: email, to });
      const refused = (await site.mailsTo(email)).at(-1);
      expect([refused?.template, refused?.subject]).toEqual(['reply_refused', 'Ihre Antwort wurde nicht zugestellt']);
      expect(refused?.text).toContain('Der Grund: Dateien vom Typ exe sind hier nicht möglich.');
    }
  });

  it('that a provider hands over too large is refused by a mail, unless nobody may be answered', async () => {
    const { ada, id, replyTo } = await written();
    for (const from of ['', ada.email]) await site.backend.receiveMail({ raw: null, from, to: [replyTo] });
    expect((await site.mailsTo(ada.email)).map(({ text }) => /The reason: (.*)/.exec(text)?.[1])).toEqual([
      undefined,
      'It is larger than 25 MB, attachments included.',
    ]);
    expect(await textsOf(ada, id, 'seeker')).toHaveLength(1);
  });

  it('with 40 MB is refused by the server while it is sent', async () => {
    const { ada, id, replyTo } = await written();
    const huge = mailFixture('outlook', replyTo, Buffer.alloc(40 * 1024 * 1024));
    await expect(answer(from(huge, ada.email), { from: ada.email, to: replyTo })).rejects.toThrow(/552/);
    expect(await textsOf(ada, id, 'seeker')).toHaveLength(1);
  });

  it.each(['out-of-office', 'vacation', 'delay', 'bounce'])(
    'that is %s is no message, and is not answered',
    async (name) => {
      const { ada, id, replyTo } = await written();
      await answer(from(mailFixture(name, replyTo), ada.email), {
        from: name === 'vacation' ? ada.email : '',
        to: replyTo,
      });
      expect(await textsOf(ada, id, 'seeker')).toHaveLength(1);
      expect(await site.mailsTo(ada.email)).toHaveLength(1);
    },
  );

  it('to an address that was not made here is refused at the door', async () => {
    const { ada, replyTo } = await written();
    for (const to of [replyTo.replace('reply+', 'reply+x'), 'info@in.example.com', 'ada@elsewhere.example'])
      await expect(answer(mailFixture('gmail'), { from: ada.email, to })).rejects.toThrow(/550/);
  });

  it('of our own mail that came round again is no message', async () => {
    const { ada, id, replyTo } = await written();
    const [own] = await post(ada.email);
    const raw = Buffer.from(`${own?.head.join('\r\n')}\r\n\r\nAnything`);
    await answer(raw, { from: ada.email, to: replyTo });
    expect(await textsOf(ada, id, 'seeker')).toHaveLength(1);
  });
});

describe('an address that does not exist', () => {
  it('is marked by the report, and gets no more mail, except to prove the contrary', async () => {
    const { owner, ada, id, returnPath } = await written();
    await answer(mailFixture('mailbox-full', returnPath), { from: '', to: returnPath });
    expect(await site.db.select().from(mailBounce)).toEqual([]);
    await answer(mailFixture('bounce', returnPath), { from: '', to: returnPath });
    const marked = await site.db.select().from(mailBounce);
    expect(marked).toMatchObject([{ email: ada.email, reason: expect.stringContaining('550 5.1.1') }]);
    await write(owner, id, 'employer', 'Are you there?');
    expect(await post(ada.email)).toHaveLength(1);
    const mails = await site.mailsTo(ada.email);
    expect(mails.map(({ template, state }) => [template, state])).toEqual([
      ['message', 'failed'],
      ['message', 'failed'],
    ]);
  });

  it('is told to its owner, who can have mail sent again', async () => {
    const { ada, returnPath } = await written();
    const told = async () => (await site.ask(ada, '{ mailBounced }')).value;
    expect(await told()).toBeNull();
    await answer(mailFixture('bounce', returnPath), { from: '', to: returnPath });
    expect(await told()).not.toBeNull();
    expect((await site.ask(ada, 'mutation { sendMailAgain }')).value).toBe(true);
    expect([await told(), (await site.ask(ada, 'mutation { sendMailAgain }')).value]).toEqual([null, false]);
  });
});
