import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from '../database/schema/mail.ts';
import { testBrand } from '../testing/backend.ts';
import { testDatabase } from '../testing/database.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { queueMail } from './outbox.ts';
import { createMailSender, type MailSender } from './sender.ts';
import { parseMailSettings } from './settings.ts';
import { createTransport } from './transport.ts';

const database = testDatabase();
const brand = testBrand('acme');

/** What the client begins with is no line of its own. */
const GREETING = 'greeting';

/** Answers a line of the client; undefined hangs up. */
type Script = (line: string, socket: Socket) => string | undefined;

const polite: Script = (line) => {
  if (line === GREETING) return '220 here';
  if (line.startsWith('EHLO')) return '250-here\r\n250 AUTH PLAIN';
  if (line.startsWith('AUTH')) return '235 welcome';
  if (line === 'DATA') return '354 go on';
  if (line === 'QUIT') return '221 bye';
  return /^(MAIL|RCPT|RSET|\.$)/.test(line) ? '250 good' : '';
};

let script: Script = polite;
let server: Server;
let sender: MailSender;
const sockets = new Set<Socket>();
const log: string[] = [];

function serve(socket: Socket): void {
  sockets.add(socket);
  socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  const answer = (line: string) => {
    const text = script(line, socket);
    if (text === undefined) socket.destroy();
    else if (text !== '') socket.write(`${text}\r\n`);
  };
  let rest = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (!socket.destroyed) answer(line);
  });
  answer(GREETING);
}

beforeEach(async () => {
  script = polite;
  log.length = 0;
  await database.db.delete(everyBrand(outbox));
  server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const settings = parseMailSettings({ SMTP_URL: `smtp://a:b@127.0.0.1:${port}`, SMTP_FROM: 'a@np.example' }, 1);
  sender = createMailSender({
    pool: database.pool,
    transport: createTransport(settings),
    log: (_level, code) => log.push(code),
    now: () => new Date(Date.now() + 1000),
  });
});
afterEach(async () => {
  await sender.stop();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const queue = () =>
  queueMail(database.db, {
    brand,
    origin: 'https://acme.example',
    locale: 'en',
    to: 'ada@example.com',
    template: 'account_deleted',
    values: {},
  });

async function state() {
  const [row] = await database.db.select().from(everyBrand(outbox)).orderBy(outbox.id);
  return { state: row?.state, tries: row?.tries, error: row?.lastError };
}

/** The script with another answer to lines that begin so; `null` hangs up. */
const except =
  (start: string, answer: string | null): Script =>
  (line, socket) =>
    line.startsWith(start) ? (answer ?? undefined) : polite(line, socket);

it.each([
  ['hangs up at once', except(GREETING, null)],
  ['takes no mails today', except(GREETING, '554 closed')],
  ['is too busy', except(GREETING, '421 later')],
  ['speaks something else', except(GREETING, 'SSH-2.0-OpenSSH_9.2')],
  ['hangs up after the greeting', except('EHLO', null)],
  ['knows neither EHLO nor HELO', (line, socket) => (/^(EHLO|HELO)/.test(line) ? '500 what' : polite(line, socket))],
  ['hangs up at the login', except('AUTH', null)],
  ['has no time for a login', except('AUTH', '454 later')],
  ['refuses the login', except('AUTH', '535 no')],
] as [string, Script][])('waits for a server that %s', async (_what, odd) => {
  script = odd;
  await queue();
  expect(await sender.tick()).toBe(0);
  expect(await state()).toEqual({ state: 'queued', tries: 0, error: expect.any(String) });
  expect(log).toEqual(['MAIL_SERVER_AWAY']);
});

it.each([
  ['refuses the sender', except('MAIL', '550 no'), 'failed', '550 no'],
  ['wants a login after all', except('MAIL', '530 login first'), 'queued', '530 login first'],
  ['shuts down', except('MAIL', '421 bye'), 'queued', '421 bye'],
  ['has no room', except('RCPT', '452 full'), 'queued', '452 full'],
  ['refuses to read', except('DATA', '554 no'), 'failed', '554 no'],
  ['breaks off', except('RCPT', null), 'queued', expect.stringMatching(/closed|ECONNRESET/)],
  ['hangs up after the last line', except('.', null), 'queued', expect.stringMatching(/closed|ECONNRESET/)],
  ['forges lines of a log', except('MAIL', '550-no\r\n550 \u001b[31mred'), 'failed', '550-no 550 [31mred'],
] as [string, Script, string, unknown][])('counts a try where the server %s', async (_what, odd, expected, error) => {
  script = odd;
  await queue();
  expect(await sender.tick()).toBe(0);
  expect(await state()).toEqual({ state: expected, tries: 1, error });
  script = polite;
  await queue();
  expect(await sender.tick()).toBe(1);
});

it.each([
  ['hangs up', (socket: Socket) => socket.end()],
  ['breaks', (socket: Socket) => socket.resetAndDestroy()],
  ['says good-bye', (socket: Socket) => socket.end('421 idle for too long\r\n')],
])('goes on after an idle line %s', async (_what, disturb) => {
  await queue();
  expect(await sender.tick()).toBe(1);
  for (const socket of sockets) disturb(socket);
  await expect.poll(() => sockets.size).toBe(0);
  await queue();
  expect(await sender.tick()).toBe(1);
  expect(log).toEqual([]);
});
