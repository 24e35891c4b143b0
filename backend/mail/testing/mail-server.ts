/** A real SMTP server on 127.0.0.1 that stores accepted mails. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Received, readMessage } from './read-message.ts';

export interface TestMailServer {
  /** Valid inside tests and hooks. */
  readonly port: number;
  readonly url: string;
  /** Accepted mails of this test, in order. */
  readonly received: Received[];
  /** What the server does in this test other than accepting; `null` accepts. */
  answers: Answers;
}

interface Answers {
  /** An SMTP code for this recipient, or `cut` to hang up; null accepts. */
  onRecipient(address: string): number | 'cut' | null;
  /** After the whole mail was read. */
  onData(mail: Received): number | 'cut' | null | Promise<null>;
}

const accepting = (): Answers => ({ onRecipient: () => null, onData: () => null });

/** Call at the top of a test file. */
export function testMailServer(options: SMTPServerOptions = {}, port = 0): TestMailServer {
  const state = { received: [] as Received[], answers: accepting() };
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    ...options,
    onRcptTo({ address }, _session, done) {
      settle(state.answers.onRecipient(address), done);
    },
    async onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      const mail = readMessage(await text(stream), {
        from,
        recipients,
        user: session.user,
        isEncrypted: session.secure,
      });
      const answer = await state.answers.onData(mail);
      if (answer === null) state.received.push(mail);
      settle(answer, done);
    },
  });
  server.on('error', () => undefined);

  function settle(answer: number | 'cut' | null, done: (error?: Error | null) => void): void {
    if (answer === null) done();
    else if (answer === 'cut') for (const socket of sockets) socket.destroy();
    else done(Object.assign(new Error('Not this one'), { responseCode: answer }));
  }

  beforeAll(async () => {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    server.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
  });
  beforeEach(() => {
    state.received = [];
    state.answers = accepting();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    get port() {
      return (server.server.address() as AddressInfo).port;
    },
    get url() {
      return `smtp://127.0.0.1:${this.port}`;
    },
    get received() {
      return state.received;
    },
    get answers() {
      return state.answers;
    },
    set answers(answers) {
      state.answers = answers;
    },
  };
}
