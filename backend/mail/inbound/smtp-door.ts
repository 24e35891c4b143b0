/** The SMTP server that receives replies, for our own signed addresses alone. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { reasonOf } from '../../guards/error-text.ts';
import type { ErrorLog } from '../../guards/mask-error.ts';
import type { IncomingMail, ReceiveMail } from './incoming.ts';
import { LARGEST_MAIL } from './limits.ts';

interface Door {
  host: string;
  port: number;
  /** Whether an address is one of ours. */
  isOurs(address: string): boolean;
  receive: ReceiveMail;
  log: ErrorLog;
}

const MOST_CLIENTS = 50;
const SILENCE_MS = 60_000;

class MailRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export interface SmtpDoor {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens; rejects if it cannot. */
export async function openSmtpDoor({ host, port, isOurs, receive, log }: Door): Promise<SmtpDoor> {
  const server = new SMTPServer({
    size: LARGEST_MAIL,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENCE_MS,
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(isOurs(address) ? null : new MailRefusal(550, '5.1.1 There is no such address here.')),
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      take(stream, { from, to }, receive).then(
        () => done(),
        (error: unknown) => {
          if (!(error instanceof MailRefusal)) log('error', 'MAIL_IN', `A mail could not be taken: ${reasonOf(error)}`);
          done(error instanceof MailRefusal ? error : new MailRefusal(451, '4.3.0 Please try again later.'));
        },
      );
    },
  });
  server.on('error', () => undefined);
  server.listen(port, host);
  await once(server.server, 'listening');
  return {
    get port() {
      return (server.server.address() as AddressInfo).port;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What is too large is read to its end, so that the sender hears the answer, but not kept. */
async function take(
  stream: SMTPServerDataStream,
  envelope: Omit<IncomingMail, 'raw'>,
  receive: ReceiveMail,
): Promise<void> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > LARGEST_MAIL) chunks = [];
    else chunks.push(chunk);
  }
  if (size > LARGEST_MAIL)
    throw new MailRefusal(
      552,
      `5.3.4 A mail has at most ${LARGEST_MAIL / 2 ** 20} MB here; send large files on the site.`,
    );
  await receive({ ...envelope, raw: Buffer.concat(chunks) });
}
