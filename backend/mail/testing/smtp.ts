/** A real SMTP server on 127.0.0.1 that stores accepted mails; also for programs outside of the test runner. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type Received, readMessage } from './read-message.ts';

export interface Answers {
  /** An SMTP code for this recipient, or `cut` to hang up; null accepts. */
  onRecipient(address: string): number | 'cut' | null;
  /** After the whole mail was read. */
  onData(mail: Received): number | 'cut' | null | Promise<null>;
}

export interface SmtpDesk {
  received: Received[];
  answers: Answers;
  port(): number;
  listen(): Promise<void>;
  close(): Promise<void>;
}

export const accepting = (): Answers => ({ onRecipient: () => null, onData: () => null });

/** Does not listen yet. */
export function createSmtpDesk(options: SMTPServerOptions = {}, port = 0): SmtpDesk {
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    ...options,
    onRcptTo({ address }, _session, done) {
      settle(desk.answers.onRecipient(address), done);
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
      const answer = await desk.answers.onData(mail);
      if (answer === null) desk.received.push(mail);
      settle(answer, done);
    },
  });
  server.on('error', () => undefined);

  function settle(answer: number | 'cut' | null, done: (error?: Error | null) => void): void {
    if (answer === null) done();
    else if (answer === 'cut') for (const socket of sockets) socket.destroy();
    else done(Object.assign(new Error('Not this one'), { responseCode: answer }));
  }

  const desk: SmtpDesk = {
    received: [],
    answers: accepting(),
    port: () => (server.server.address() as AddressInfo).port,
    async listen() {
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      server.server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return desk;
}
