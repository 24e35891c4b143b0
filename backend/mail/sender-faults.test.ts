import { connect, createServer, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../runtime/core/durations.ts';
import { outbox } from '../database/schema/mail.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { LEASE_MS, MOST_TRIES } from './queue-store.ts';
import { testMailServer } from './testing/mail-server.ts';
import { testGuardedServer, testPost } from './testing/post.ts';
import { MailFault } from './transport.ts';

const { database, server, entries, now, pass, open, queue, rowOf } = testPost();
const guarded = testGuardedServer();
const encrypted = testMailServer({ disabledCommands: [] });

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
    const lease = { state: 'sending', tries: 1, nextTry: new Date(now().getTime() + LEASE_MS) };
    await database.db.update(everyBrand(outbox)).set(lease).where(eq(outbox.id, id));
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
    const lease = { state: 'sending', tries: MOST_TRIES, nextTry: now() };
    await database.db.update(everyBrand(outbox)).set(lease).where(eq(outbox.id, id));
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
      .mockImplementation(((statement: string, values: unknown[] = []) =>
        values[0] === 'sent' && entries.length < 2
          ? Promise.reject(new Error('Connection terminated'))
          : query(statement, values)) as never);
    expect(await sender.tick()).toBe(1);
    spy.mockRestore();
    expect(entries).toEqual(
      Array(2).fill(`MAIL_UNRECORDED Mail ${id} is sent, which could not be written down yet: Connection terminated`),
    );
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    expect(server.received).toHaveLength(1);
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
