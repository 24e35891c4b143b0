import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { outbox } from '../database/schema/mail.ts';
import { openBus } from '../services/bus.ts';
import { testBrand } from '../testing/backend.ts';
import { testDatabase } from '../testing/database.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { type Mail, queueMail } from './outbox.ts';

const database = testDatabase();
const brand = testBrand('acme', ({ site }) => {
  site.senderName = 'Acme "Jobs"\r\nBcc: x@example.com';
  site.senderEmail = 'jobs@acme.example';
});

function contact(changes: Partial<Mail<'contact'>> = {}): Mail<'contact'> {
  return {
    brand,
    origin: 'https://acme.example',
    locale: 'en',
    to: 'desk@acme.example',
    replyTo: 'ada@example.com',
    template: 'contact',
    values: { name: 'Ada', email: 'ada@example.com', subject: 'Question', body: 'Hello' },
    ...changes,
  };
}

async function rowOf(id: number) {
  const [row] = await database.db.select().from(everyBrand(outbox)).where(eq(outbox.id, id));
  return row;
}

describe('a mail', () => {
  it('is a row with everything that will be sent', async () => {
    const row = await rowOf(await queueMail(database.db, contact()));
    expect(row).toMatchObject({
      frontend: 'acme',
      locale: 'en',
      template: 'contact',
      senderName: 'Acme "Jobs" Bcc: x@example.com',
      senderEmail: 'jobs@acme.example',
      recipient: 'desk@acme.example',
      replyTo: 'ada@example.com',
      subject: 'Question (message from Ada)',
      headers: { 'Content-Language': 'en' },
      state: 'queued',
      tries: 0,
      lastError: null,
      sent: null,
    });
    expect(row?.messageId).toMatch(/^<[0-9a-f-]{36}@acme\.example>$/);
    expect(row?.text).toContain('\n> Hello\n');
    expect(row?.html).toContain('>Hello</div>');
  });

  it('is gone with the transaction that it belongs to, and announced with its commit', async () => {
    const heard: string[] = [];
    const bus = await openBus(database.url, () => undefined);
    bus.onTags((tags) => heard.push(...tags));
    const before = await database.db.$count(everyBrand(outbox));
    const failed = database.db.transaction(async (tx) => {
      await queueMail(tx, contact());
      throw new Error('Changed my mind');
    });
    await expect(failed).rejects.toThrow('Changed my mind');
    expect(await database.db.$count(everyBrand(outbox))).toBe(before);
    expect(heard).toEqual([]);

    await database.db.transaction((tx) => queueMail(tx, contact()));
    await vi.waitFor(() => expect(heard).toEqual(['mail']));
    await bus.close();
  });

  it('keeps absence notes away unless a person wrote it', async () => {
    const row = await rowOf(
      await queueMail(database.db, { ...contact(), template: 'account_deleted', values: {}, locale: 'de' }),
    );
    expect(row?.headers).toEqual({
      'Content-Language': 'de',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    });
  });

  it('can be unsubscribed from with one click where it says how', async () => {
    const unsubscribe = 'https://acme.example/unsubscribe?token=a b';
    const row = await rowOf(await queueMail(database.db, contact({ unsubscribe })));
    expect(row?.headers).toMatchObject({
      'List-Unsubscribe': '<https://acme.example/unsubscribe?token=a%20b>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(row?.text).toContain('Unsubscribe: https://acme.example/unsubscribe?token=a%20b\n');
    expect(row?.html).toContain('href="https://acme.example/unsubscribe?token=a%20b"');
  });

  it('takes characters that a database or a mail does not take', async () => {
    const values = { name: 'A\0da', email: 'ada@example.com', subject: '\0', body: 'x\0\ud800y' };
    const row = await rowOf(await queueMail(database.db, contact({ values })));
    expect(row?.text).toContain('\n> x\ufffdy\n');
    expect(row?.subject).toBe('(message from A da)');
  });

  it.each([
    ['to', 'desk@acme.example, x@example.com'],
    ['to', 'desk@acme.example\nBcc: x@example.com'],
    ['replyTo', 'Ada <ada@example.com>'],
  ])('is refused with %s = %j', async (name, address) => {
    const before = await database.db.$count(everyBrand(outbox));
    await expect(queueMail(database.db, contact({ [name]: address }))).rejects.toMatchObject({
      message: `"${address}" is not an email address. One address is needed, such as a@example.com.`,
      extensions: { code: 'BAD_INPUT' },
    });
    expect(await database.db.$count(everyBrand(outbox))).toBe(before);
  });
});
