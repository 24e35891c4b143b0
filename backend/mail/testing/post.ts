/** An outbox with mails, senders with a clock that is advanced by hand, and a mail server for them. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { outbox } from '../../database/schema/mail.ts';
import { testBrand } from '../../testing/backend.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { queueMail } from '../outbox.ts';
import { createMailSender, type MailSender } from '../sender.ts';
import { parseMailSettings } from '../settings.ts';
import { createTransport, type MailTransport } from '../transport.ts';
import { type TestMailServer, testMailServer } from './mail-server.ts';

interface Options {
  url?: string;
  tls?: string;
  connections?: number;
  transport?: MailTransport | null;
}

export interface Post {
  database: TestDatabase;
  server: TestMailServer;
  /** What was logged in this test: code and message. */
  entries: string[];
  now(): Date;
  pass(milliseconds: number): void;
  /** A sender to `server`, unless told; stopped after the test. */
  open(options?: Options): MailSender;
  /** Puts a message through the contact form into the outbox and gives its id. */
  queue(body?: string, to?: string, brand?: typeof acme): Promise<number>;
  rowOf(id: number): Promise<typeof outbox.$inferSelect>;
}

const acme = testBrand('acme', ({ site }) => {
  site.senderName = 'Möwe, Jobs';
  site.senderEmail = 'jobs@acme.example';
});

/** Call at the top of a test file. */
export function testPost(): Post {
  const database = testDatabase();
  const server = testMailServer();
  const entries: string[] = [];
  let clock = new Date();
  let senders: MailSender[] = [];

  beforeEach(() => {
    clock = new Date(Date.now() + 1000);
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    senders = [];
    entries.length = 0;
    await database.db.delete(everyBrand(outbox));
  });

  return {
    database,
    server,
    entries,
    now: () => clock,
    pass: (milliseconds) => {
      clock = new Date(clock.getTime() + milliseconds);
    },
    open(options = {}) {
      const { url = server.url, tls, connections = 3 } = options;
      const settings = parseMailSettings({ SMTP_URL: url, SMTP_FROM: 'board@np.example', SMTP_TLS: tls }, connections);
      const { transport = createTransport(settings) } = options;
      const log = (_level: string, code: string, message: string) => entries.push(`${code} ${message}`);
      const sender = createMailSender({ pool: database.pool, transport, log, now: () => clock });
      senders.push(sender);
      return sender;
    },
    queue(body = 'Hello', to = 'desk@acme.example', brand = acme) {
      const values = { name: 'Ada', email: 'ada@example.com', subject: 'Grüße 🚀', body };
      const mail = { brand, origin: 'https://acme.example', locale: 'en', to, replyTo: 'ada@example.com' };
      return queueMail(database.db, { ...mail, template: 'contact', values });
    },
    async rowOf(id) {
      const [row] = await database.db.select().from(everyBrand(outbox)).where(eq(outbox.id, id));
      if (row === undefined) throw new Error(`There is no mail ${id}.`);
      return row;
    },
  };
}

/** Requires a user name and the password `s3cret&`, on an unencrypted connection. Call at the top of a test file. */
export function testGuardedServer(): TestMailServer {
  return testMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 's3cret&' ? done(null, { user: username ?? '' }) : done(new Error('Wrong password')),
  });
}
