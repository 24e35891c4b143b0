/** The connection to a mail server, and the meaning of its errors. */
import { createTransport as createNodemailer } from 'nodemailer';
import type { ReplyAddresses } from '../services/reply-addresses.ts';
import { headerText } from './address.ts';
import type { QueuedMail } from './queue-store.ts';
import type { MailSettings } from './settings.ts';

export interface MailTransport {
  /** Maximum number of concurrent mails. */
  readonly connections: number;
  /** Resolves when the server has accepted the mail. Rejects with `MailFault`. */
  send(mail: QueuedMail): Promise<void>;
  /** Rejects with `MailFault` unless the server is reachable and accepts our credentials. */
  check(): Promise<void>;
  close(): void;
}

/**
 * `refused`: permanently rejected. `later`: temporarily rejected. `unanswered`: no reply, so the mail, the
 * connection or the server may be at fault, and the mail may even have been accepted.
 */
export type FaultKind = 'refused' | 'later' | 'unanswered';

export class MailFault extends Error {
  readonly kind: FaultKind;
  constructor(kind: FaultKind, reason: string) {
    super(reason);
    this.name = 'MailFault';
    this.kind = kind;
  }
}

const CONNECT_MS = 20_000;
/** RFC 5321 allows a server ten minutes after the last line; our timeout must stay below the lease. */
const SILENCE_MS = 2 * 60_000;
const SEND_MS = 6 * 60_000;
const CHECK_MS = 60_000;

/** Null without settings: then nothing is sent. Connects with the first mail. With `replies`, what comes back names its mail. */
export function createTransport(
  settings: MailSettings | null,
  replies?: Pick<ReplyAddresses, 'returnPath'>,
): MailTransport | null {
  if (settings === null) return null;
  const mailer = createNodemailer(optionsOf(settings));
  return {
    connections: settings.connections,
    send: (mail) =>
      within(SEND_MS, mailer.sendMail(messageOf(mail, settings.from, replies?.returnPath(mail.id) ?? null))),
    check: () => within(CHECK_MS, mailer.verify()),
    close: () => mailer.close(),
  };
}

function optionsOf({ host, port, secure, auth, encryption, connections }: MailSettings) {
  return {
    host,
    port,
    secure,
    ...(auth === null ? {} : { auth }),
    requireTLS: encryption === 'required' || encryption === 'unverified',
    ignoreTLS: encryption === 'off',
    tls: { rejectUnauthorized: encryption !== 'unverified' },
    pool: true as const,
    maxConnections: connections,
    // The outbox decides on retries: the pool would also repeat a mail that may have been accepted.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function messageOf(mail: QueuedMail, from: string, returnPath: string | null) {
  return {
    messageId: mail.messageId,
    date: mail.created,
    from: { name: mail.senderName, address: mail.senderEmail ?? from },
    to: { name: '', address: mail.recipient },
    replyTo: mail.replyTo === null ? undefined : { name: '', address: mail.replyTo },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    attachments: mail.attachments.map(({ name, type, base64 }) => ({
      ...{ filename: name, contentType: type, content: base64, encoding: 'base64' },
    })),
    xMailer: false as const,
    ...(returnPath !== null && { envelope: { from: returnPath, to: mail.recipient } }),
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } catch (error) {
    throw faultOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Replies about our credentials rather than the mail; an administrator can correct them. */
const LOGIN_WANTED = [530, 534, 535, 538];

function faultOf(error: unknown): MailFault {
  const { message, code, response, responseCode = 0 } = readError(error);
  // Greeting, TLS, login, or a dropped connection: says nothing about this mail.
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return new MailFault('unanswered', headerText(message));
  const isPassing = (responseCode > 0 && responseCode < 500) || LOGIN_WANTED.includes(responseCode);
  // Without a reply the error is our own, such as a mail larger than the server accepts.
  return new MailFault(isPassing ? 'later' : 'refused', headerText(response ?? message));
}

interface SmtpError {
  message: string;
  code?: string;
  response?: string;
  responseCode?: number;
}

function readError(error: unknown): SmtpError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message } = error;
  const fault: SmtpError = { message };
  if ('code' in error && typeof error.code === 'string') fault.code = error.code;
  if ('response' in error && typeof error.response === 'string') fault.response = error.response;
  if ('responseCode' in error && typeof error.responseCode === 'number') fault.responseCode = error.responseCode;
  return fault;
}
