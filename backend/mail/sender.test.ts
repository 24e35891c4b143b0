import { connect, createServer, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '../database/schema/mail.ts';
import { testBrand } from '../testing/backend.ts';
import { testDatabase } from '../testing/database.ts';
import { queueMail } from './outbox.ts';
import { LEASE_MS, MOST_TRIES, waitAfter } from './queue.ts';
import { createMailSender, type MailSender } from './sender.ts';
import { parseMailSettings } from './settings.ts';
import { testMailServer } from './testing/mail-server.ts';
import { createTransport, MailFault, type MailTransport } from './transport.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const database = testDatabase();
const server = testMailServer();
const guarded = testMailServer({
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 's3cret&' ? done(null, { user: username ?? '' }) : done(new Error('Wrong password')),
});

const encrypted = testMailServer({ disabledCommands: [] });

const brand = testBrand('acme', ({ site }) => {
  site.senderName = 'Möwe, Jobs';
  site.senderEmail = 'jobs@acme.example';
});
const plain = testBrand('plain');
const entries: string[] = [];
/** Moved by hand, so that a day passes at once. */
let clock = new Date();
let senders: MailSender[] = [];

beforeEach(() => {
  clock = new Date(Date.now() + 1000);
});
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
  senders = [];
  entries.length = 0;
  await database.db.delete(outbox);
});

const pass = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};

interface Options {
  url?: string;
  tls?: string;
  connections?: number;
  transport?: MailTransport | null;
}

function open(options: Options = {}): MailSender {
  const { url = server.url, tls, connections = 3 } = options;
  const settings = parseMailSettings({ SMTP_URL: url, SMTP_FROM: 'board@np.example', SMTP_TLS: tls }, connections);
  const { transport = createTransport(settings) } = options;
  const log = (_level: string, code: string, message: string) => entries.push(`${code} ${message}`);
  const sender = createMailSender({ pool: database.pool, transport, log, now: () => clock });
  senders.push(sender);
  return sender;
}

function queue(body = 'Hello', to = 'desk@acme.example', of = brand): Promise<number> {
  const values = { name: 'Ada', email: 'ada@example.com', subject: 'Grüße 🚀', body };
  const mail = { brand: of, origin: 'https://acme.example', locale: 'en', to, replyTo: 'ada@example.com' };
  return queueMail(database.db, { ...mail, template: 'contact', values });
}

async function rowOf(id: number) {
  const [row] = await database.db.select().from(outbox).where(eq(outbox.id, id));
  if (row === undefined) throw new Error(`There is no mail ${id}.`);
  return row;
}

describe('a mail on its way', () => {
  it('arrives as the outbox shows it', async () => {
    const body = `שלום 🚀 é\n.\n..dots\n${'long '.repeat(500)}\n日本語`;
    const id = await queue(body);
    expect(await open().tick()).toBe(1);

    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'sent', tries: 1, lastError: null, sent: clock });
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'jobs@acme.example', recipients: ['desk@acme.example'] });
    expect(mail?.text).toBe(row.text);
    expect(mail?.html).toBe(row.html);
    expect(mail?.text.replaceAll('\n> ', '\n')).toContain(body);
    expect(mail?.field('Subject')).toBe('Grüße 🚀 (message from Ada)');
    expect(mail?.field('From')).toBe('Möwe, Jobs <jobs@acme.example>');
    expect(mail?.field('To')).toBe('desk@acme.example');
    expect(mail?.field('Reply-To')).toBe('ada@example.com');
    expect(mail?.field('Message-ID')).toBe(row.messageId);
    expect(mail?.field('Content-Language')).toBe('en');
    expect(new Date(mail?.field('Date') ?? '').getTime()).toBe(Math.floor(row.created.getTime() / 1000) * 1000);
    expect(mail?.head.filter((line) => !/^[\x20-\x7e]*$/.test(line))).toEqual([]);
  });

  it('goes out once, however many senders there are', async () => {
    for (let n = 0; n < 30; n++) await queue(`Mail ${n}`);
    const counts = await Promise.all([open().tick(), open().tick(), open().tick()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(await open().tick()).toBe(0);
    expect(new Set(server.received.map((mail) => mail.field('Message-ID'))).size).toBe(30);
    expect(server.received).toHaveLength(30);
  });

  it('comes from the address of the settings where the brand names none', async () => {
    await queue('Hello', 'desk@acme.example', plain);
    await open().tick();
    expect(server.received[0]?.field('From')).toBe('The plain <board@np.example>');
  });

  it('waits for nobody that takes long', async () => {
    let letGo: (answer: null) => void = () => undefined;
    const held = new Promise<null>((resolve) => {
      letGo = resolve;
    });
    server.answers.onData = (mail) => (mail.text.includes('slow') ? held : null);
    await queue('slow');
    const sender = open({ connections: 2 });
    const first = sender.tick();
    await expect.poll(async () => (await database.db.select().from(outbox))[0]?.state).toBe('sending');
    await queue('quick');
    await queue('quick too');
    expect(await sender.tick()).toBe(2);
    letGo(null);
    expect(await first).toBe(1);
  });

  it('signs in where the server asks for it', async () => {
    await queue();
    expect(await open({ url: `smtp://jobs:s3cret%26@127.0.0.1:${guarded.port}` }).tick()).toBe(1);
    expect(guarded.received[0]?.user).toBe('jobs');
  });
});

describe('a mail that is refused', () => {
  it('for good has failed, with the words of the server', async () => {
    server.answers.onRecipient = () => 550;
    const id = await queue();
    const sender = open();
    expect(await sender.tick()).toBe(0);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', tries: 1, lastError: '550 Not this one', sent: null });
    expect(entries).toEqual([`MAIL_FAILED Mail ${id} (contact, acme) will not be sent: 550 Not this one`]);
    server.answers.onRecipient = () => null;
    pass(30 * HOUR_MS);
    expect(await sender.tick()).toBe(0);
  });

  it('after its last line has failed, too', async () => {
    server.answers.onData = () => 554;
    const id = await queue();
    await open().tick();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', lastError: '554 Not this one' });
  });

  it('does not keep the others', async () => {
    server.answers.onRecipient = (address) => (address.startsWith('gone') ? 550 : null);
    await queue('a', 'gone@acme.example');
    await queue('b');
    await queue('c', 'gone@acme.example');
    expect(await open({ connections: 1 }).tick()).toBe(1);
  });

  it('for now is tried again after a minute', async () => {
    server.answers.onRecipient = () => 451;
    const id = await queue();
    const sender = open();
    await sender.tick();
    expect(await rowOf(id)).toMatchObject({
      state: 'queued',
      tries: 1,
      lastError: '451 Not this one',
      nextTry: new Date(clock.getTime() + MINUTE_MS),
    });
    server.answers.onRecipient = () => null;
    pass(MINUTE_MS - 1);
    expect(await sender.tick()).toBe(0);
    pass(1);
    expect(await sender.tick()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', tries: 2, lastError: null });
  });

  it('for a day is tried ten times, the last a day later, and then given up', async () => {
    const waits = Array.from({ length: MOST_TRIES - 1 }, (_, at) => waitAfter(at + 1));
    expect(waits.slice(0, 3)).toEqual([MINUTE_MS, 3 * MINUTE_MS, 9 * MINUTE_MS]);
    expect(waits.at(-1)).toBe(6 * HOUR_MS);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(24 * HOUR_MS);

    server.answers.onRecipient = () => 451;
    const id = await queue();
    const sender = open();
    for (const wait of waits) {
      await sender.tick();
      expect((await rowOf(id)).state).toBe('queued');
      pass(wait);
    }
    await sender.tick();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', tries: MOST_TRIES, lastError: '451 Not this one' });
  });
});

describe('a line that is cut', () => {
  it.each(['onRecipient', 'onData'] as const)(
    'in %s counts as a try of this mail and holds up no other',
    async (step) => {
      const cutting = (text: string) => (text.includes('poison') ? ('cut' as const) : null);
      if (step === 'onRecipient') server.answers.onRecipient = cutting;
      else server.answers.onData = (mail) => cutting(mail.text);
      const id = await queue('poison', 'poison@acme.example');
      await queue('good');
      const sender = open({ connections: 1 });
      expect(await sender.tick()).toBe(1);
      expect(await rowOf(id)).toMatchObject({ state: 'queued', tries: 1 });
      server.answers = { onRecipient: () => null, onData: () => null };
      pass(MINUTE_MS);
      expect(await sender.tick()).toBe(1);
      expect(server.received.map((mail) => mail.text.includes('poison'))).toEqual([false, true]);
      expect(entries).toEqual([]);
    },
  );
});

describe('a mail server that is away', () => {
  it('for a day loses nothing and uses up no tries', async () => {
    const port = await freePort();
    const sender = open({ url: `smtp://127.0.0.1:${port}` });
    const ids = [await queue('one'), await queue('two')];
    for (let passed = 0; passed < 25 * HOUR_MS; passed += 10 * MINUTE_MS) {
      expect(await sender.tick()).toBe(0);
      pass(10 * MINUTE_MS);
    }
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ state: 'queued', tries: 0 });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatch(/^MAIL_SERVER_AWAY The mail server takes no mails; they wait\. .*ECONNREFUSED/);

    const back = await relayTo(server.port, port);
    expect(await sender.tick()).toBe(2);
    expect(entries.slice(1)).toEqual(['MAIL_SERVER_BACK The mail server takes mails again.']);
    back.close();
  });

  it('is looked at again after 5 seconds, then 10, and so on up to 5 minutes', async () => {
    const check = vi.fn().mockRejectedValue(new Error('Away'));
    const send = vi.fn().mockRejectedValue(new MailFault('unanswered', 'Away'));
    const sender = open({ transport: { connections: 1, check, send, close: () => undefined } });
    await queue();
    await sender.tick();
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
      check.mockClear();
      pass(seconds * 1000 - 1);
      await sender.tick();
      expect(check).not.toHaveBeenCalled();
      pass(1);
      await sender.tick();
      expect(check).toHaveBeenCalledTimes(1);
    }
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is one that does not know us', async () => {
    const id = await queue();
    await open({ url: `smtp://jobs:wrong@127.0.0.1:${guarded.port}` }).tick();
    expect(await rowOf(id)).toMatchObject({ state: 'queued', tries: 0 });
    expect(entries[0]).toMatch(/^MAIL_SERVER_AWAY .*535/);
    expect(entries[0]).not.toContain('wrong');
  });

  // Elsewhere than on Linux this machine has one address.
  it.runIf(process.platform === 'linux')('gets no password over an open line unless told so', async () => {
    const relay = await relayTo(guarded.port, 0, '127.0.0.2');
    const url = `smtp://jobs:s3cret%26@127.0.0.2:${portOf(relay)}`;
    const id = await queue();
    await open({ url }).tick();
    expect(await rowOf(id)).toMatchObject({ state: 'queued', tries: 0 });
    expect(entries[0]).toMatch(/^MAIL_SERVER_AWAY .*STARTTLS/);
    expect(guarded.received).toEqual([]);
    expect(await open({ url, tls: 'off' }).tick()).toBe(1);
    relay.close();
  });

  it('is one whose certificate nobody vouches for, unless told so', async () => {
    const id = await queue();
    const url = `smtp://127.0.0.1:${encrypted.port}`;
    await open({ url }).tick();
    expect(await rowOf(id)).toMatchObject({ state: 'queued', tries: 0 });
    expect(entries[0]).toMatch(/^MAIL_SERVER_AWAY .*certificate/);
    expect(await open({ url, tls: 'unverified' }).tick()).toBe(1);
    expect(encrypted.received[0]?.isEncrypted).toBe(true);
  });
});

describe('a sender that ended midway', () => {
  it('leaves its mail to others when its lease is over, with the same Message-ID', async () => {
    const id = await queue();
    const { messageId } = await rowOf(id);
    const lease = { state: 'sending', tries: 1, nextTry: new Date(clock.getTime() + LEASE_MS) };
    await database.db.update(outbox).set(lease).where(eq(outbox.id, id));
    const sender = open();
    pass(LEASE_MS - 1);
    expect(await sender.tick()).toBe(0);
    pass(1);
    expect(await sender.tick()).toBe(1);
    expect(server.received[0]?.field('Message-ID')).toBe(messageId);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', tries: 2 });
  });

  it('each time with the same mail is not sent after it', async () => {
    const id = await queue();
    const lease = { state: 'sending', tries: MOST_TRIES, nextTry: clock };
    await database.db.update(outbox).set(lease).where(eq(outbox.id, id));
    expect(await open().tick()).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      lastError: 'The server ended while it sent this, each time.',
    });
  });

  it('and wakes up late does not undo what another has done', async () => {
    const id = await queue();
    const other = open();
    let attempt = 0;
    const late = open({
      transport: {
        connections: 1,
        check: async () => undefined,
        close: () => undefined,
        send: async () => {
          attempt += 1;
          pass(LEASE_MS);
          expect(await other.tick()).toBe(1);
          throw new Error('I was asleep');
        },
      },
    });
    await late.tick();
    expect(attempt).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', lastError: null });
  });
});

describe('what was accepted', () => {
  it('is written down as soon as the database is back, and never sent again', async () => {
    const id = await queue();
    const sender = open();
    const query = database.pool.query.bind(database.pool);
    const spy = vi
      .spyOn(database.pool, 'query')
      .mockImplementation(((text: string, values: unknown[]) =>
        text.includes("state = 'sent'") && entries.length < 2
          ? Promise.reject(new Error('Connection terminated'))
          : query(text, values)) as never);
    expect(await sender.tick()).toBe(1);
    spy.mockRestore();
    expect(entries).toEqual(
      Array(2).fill(
        `MAIL_UNRECORDED Mail ${id} is sent, which could not be written down yet: Error: Connection terminated`,
      ),
    );
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    expect(server.received).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('mails are kept, also when there is one later', async () => {
    const id = await queue();
    expect(await open({ transport: null }).tick()).toBe(0);
    expect(await rowOf(id)).toMatchObject({ state: 'kept', tries: 0, sent: null });
    expect(await open().tick()).toBe(0);
    expect(server.received).toEqual([]);
  });
});

describe('a sender that runs', () => {
  it('sends what waits, what comes, and ends with what is under way', async () => {
    await queue('before');
    const sender = open();
    sender.start(60_000);
    await expect.poll(() => server.received.length).toBe(1);
    await queue('after');
    sender.wake();
    await expect.poll(() => server.received.length).toBe(2);

    let letGo: (answer: null) => void = () => undefined;
    const asked = new Promise<void>((seen) => {
      server.answers.onData = () => {
        seen();
        return new Promise((resolve) => {
          letGo = resolve;
        });
      };
    });
    const id = await queue('during');
    sender.wake();
    await asked;
    const stopped = sender.stop();
    letGo(null);
    await stopped;
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    await queue('too late');
    sender.wake();
    expect(await sender.tick()).toBe(0);
  });
});

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const port = portOf(holder);
  await new Promise((resolve) => holder.close(resolve));
  return port;
}

function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Answers on a port, 0 for any, with the server that listens on `target`. */
async function relayTo(target: number, port: number, host = '127.0.0.1'): Promise<Server> {
  const relay = createServer((socket) => {
    const far = connect(target, '127.0.0.1');
    for (const end of [socket, far]) end.on('error', () => undefined);
    socket.pipe(far).pipe(socket);
  });
  await new Promise<void>((resolve) => relay.listen(port, host, resolve));
  return relay;
}
