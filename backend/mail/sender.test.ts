import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../runtime/core/durations.ts';
import { outbox } from '../database/schema/mail.ts';
import { testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { MOST_TRIES, waitAfter } from './queue-store.ts';
import { testGuardedServer, testPost } from './testing/post.ts';

const { database, server, entries, now, pass, open, queue, rowOf } = testPost();
const guarded = testGuardedServer();
const plain = testBrand('plain');

describe('a mail on its way', () => {
  it('arrives as the outbox shows it', async () => {
    const body = `שלום 🚀 é\n.\n..dots\n${'long '.repeat(500)}\n日本語`;
    const id = await queue(body);
    expect(await open().tick()).toBe(1);

    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'sent', tries: 1, lastError: null, sent: now() });
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

  it('brings its files along', async () => {
    const id = await queue();
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Gespräch\r\nEND:VCALENDAR\r\n';
    const type = 'text/calendar; charset=utf-8; method=PUBLISH';
    const attachments = [{ name: 'interview.ics', type, base64: Buffer.from(content).toString('base64') }];
    await database.db.update(everyBrand(outbox)).set({ attachments }).where(eq(outbox.id, id));
    expect(await open().tick()).toBe(1);
    const mail = await simpleParser(server.received[0]?.raw ?? '');
    expect(mail.text).toContain('Hello');
    expect(mail.attachments.map((file) => [file.filename, file.contentType, file.content.toString()])).toEqual([
      ['interview.ics', 'text/calendar', content],
    ]);
    expect(server.received[0]?.raw).toContain('method=PUBLISH');
  });

  it('is not handed over again by its sender when the clock is set forward meanwhile', async () => {
    await queue();
    const { promise, resolve } = Promise.withResolvers<null>();
    const arrived = Promise.withResolvers<void>();
    server.answers.onData = () => {
      arrived.resolve();
      return promise;
    };
    const sender = open();
    const sending = sender.tick();
    await arrived.promise;
    pass(HOUR_MS);
    expect(await sender.tick()).toBe(0);
    resolve(null);
    expect(await sending).toBe(1);
  });

  it('goes out at once when it is from a moment that has not come yet, because the clock was set back', async () => {
    const id = await queue();
    const later = new Date(now().getTime() + HOUR_MS);
    await database.db.update(everyBrand(outbox)).set({ created: later, nextTry: later }).where(eq(outbox.id, id));
    expect(await open().tick()).toBe(1);
  });

  it('goes out once, however many senders there are', async () => {
    for (let n = 0; n < 30; n++) await queue(`Mail ${n}`);
    // Queueing may have taken longer than the clock of the senders is ahead.
    pass(MINUTE_MS);
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
    await expect.poll(async () => (await database.db.select().from(everyBrand(outbox)))[0]?.state).toBe('sending');
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
      nextTry: new Date(now().getTime() + MINUTE_MS),
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
