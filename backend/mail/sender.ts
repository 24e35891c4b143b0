/** Sends queued mails. Any number of processes may do so at once. */
import type pg from 'pg';
import type { MailFile } from '../database/schema/mail.ts';
import { reasonOf } from '../guards/error-text.ts';
import { mailAttempts } from '../observe/metrics.ts';
import { createOutageWatch, type MailLog, type OutageWatch } from './outage.ts';
import {
  giveUpAbandoned,
  keepQueued,
  MOST_TRIES,
  markFailed,
  markSent,
  markUnknown,
  putBack,
  putBackUntried,
  type QueuedMail,
  takeDue,
  waitAfter,
} from './queue-store.ts';
import { MailFault, type MailTransport } from './transport.ts';

export interface MailSender {
  /** Sends what is due and returns how many mails the server accepted. Failures are logged and retried later. */
  tick(): Promise<number>;
  /** Runs a tick at each interval and each `wake`, until `stop`. */
  start(intervalMs?: number): void;
  /** Signals that something was queued. */
  wake(): void;
  /** Takes no new mails, gives those in progress ten seconds and disconnects from the mail server. */
  stop(): Promise<void>;
}

export interface MailSenderOptions {
  pool: pg.Pool;
  /** Null keeps mails in the outbox. */
  transport: MailTransport | null;
  /** The PDF of an invoice; null if it no longer exists. Rejects when it cannot be made. */
  pdfOf?: (invoice: number) => Promise<Uint8Array | null>;
  log: MailLog;
  now?: () => Date;
}

const RECORD_AGAIN_MS = 1_000;
const LEAVE_MS = 10_000;
/** Attempts after which a mail goes without a file that cannot be made: it links to the page of the order. */
const MOST_TRIES_WITH_FILES = 3;

/** Does nothing until `start`. */
export function createMailSender({
  pool,
  transport,
  pdfOf = async () => null,
  log,
  now = () => new Date(),
}: MailSenderOptions): MailSender {
  const line = transport && { transport, outage: createOutageWatch(transport, log, now) };
  /** One worker per concurrent mail; each resolves with the number of mails it sent. */
  const busy = new Set<Promise<number>>();
  /** Mails that are being sent here. */
  const held = new Set<number>();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<unknown> = Promise.resolve();
  let next: Promise<Promise<number>[]> | undefined;

  /** Hands due mails to free workers, so that a slow mail delays no other. */
  async function openRound(): Promise<Promise<number>[]> {
    next = undefined;
    if (isStopping) return [];
    if (line === null) {
      await keepQueued(pool);
      return [];
    }
    if (!(await line.outage.isOver())) return [];
    await giveUpAbandoned(pool, now());
    const free = line.transport.connections - busy.size;
    const mails = free > 0 ? await takeDue(pool, { now: now(), limit: free, held }) : [];
    return mails.map((mail) => {
      const worker = work(line, mail).finally(() => busy.delete(worker));
      busy.add(worker);
      return worker;
    });
  }

  async function work({ transport, outage }: NonNullable<typeof line>, first: QueuedMail): Promise<number> {
    let sent = 0;
    try {
      for (let mail: QueuedMail | undefined = first; mail !== undefined; ) {
        if (await deliver(transport, outage, mail)) sent += 1;
        [mail] = isStopping || outage.isOn() ? [] : await takeDue(pool, { now: now(), limit: 1, held });
      }
    } catch (error) {
      reportRound(error);
    }
    return sent;
  }

  async function deliver(transport: MailTransport, outage: OutageWatch, mail: QueuedMail): Promise<boolean> {
    held.add(mail.id);
    return sendOne(transport, outage, mail).finally(() => held.delete(mail.id));
  }

  async function sendOne(transport: MailTransport, outage: OutageWatch, mail: QueuedMail): Promise<boolean> {
    try {
      await transport.send({ ...mail, attachments: await filesOf(mail) });
    } catch (error) {
      const fault = error instanceof MailFault ? error : new MailFault('later', String(error));
      if (fault.kind === 'unanswered' && (await outage.look())) {
        mailAttempts.inc({ outcome: 'put-back' });
        await putBackUntried(pool, mail, fault.message, now());
      } else await settleFault(mail, fault);
      return false;
    }
    mailAttempts.inc({ outcome: 'sent' });
    await recordSent(mail);
    return true;
  }

  async function filesOf({ id, tries, attachments }: QueuedMail): Promise<MailFile[]> {
    const files: MailFile[] = [];
    for (const { invoice, ...file } of attachments) {
      if (invoice === undefined) files.push(file);
      else {
        const pdf = await pdfOf(invoice).catch((error: unknown) => {
          log('error', 'INVOICE_NOT_DRAWN', `The PDF for mail ${id} was not made: ${reasonOf(error)}`);
          if (tries < MOST_TRIES_WITH_FILES) throw new MailFault('later', 'The PDF of the invoice was not made.');
          return null;
        });
        if (pdf !== null) files.push({ ...file, base64: Buffer.from(pdf).toString('base64') });
      }
    }
    return files;
  }

  async function settleFault(mail: QueuedMail, { kind, message }: MailFault): Promise<void> {
    const isOver = kind === 'refused' || mail.tries >= MOST_TRIES;
    mailAttempts.inc({ outcome: isOver ? 'failed' : 'put-back' });
    if (!isOver) return putBack(pool, mail, message, new Date(now().getTime() + waitAfter(mail.tries)));
    await markFailed(pool, mail, message);
    // The server that was asked first knows that there is no such mailbox.
    if (kind === 'refused' && /\b5\.1\.1\b/.test(message)) await markUnknown(pool, mail, message, now());
    const name = `Mail ${mail.id} (${mail.template}, ${mail.frontend})`;
    log('error', 'MAIL_FAILED', `${name} will not be sent: ${message}`);
  }

  /** An accepted mail must be recorded, or it would be sent again: waits for a database that is unavailable. */
  async function recordSent(mail: QueuedMail): Promise<void> {
    for (;;) {
      try {
        return await markSent(pool, mail, now());
      } catch (error) {
        if (isStopping) throw error;
        log(
          'error',
          'MAIL_UNRECORDED',
          `Mail ${mail.id} is sent, which could not be written down yet: ${reasonOf(error)}`,
        );
        await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN_MS));
      }
    }
  }

  function reportRound(error: unknown): void {
    log('error', 'MAIL_ROUND_FAILED', `Mails could not be looked after: ${reasonOf(error)}`);
  }

  /** A round that has not started yet will see everything, so further calls join it. */
  async function tick(): Promise<number> {
    next ??= opening.then(openRound, openRound);
    opening = next;
    try {
      const counts = await Promise.all(await next);
      return counts.reduce((sum, count) => sum + count, 0);
    } catch (error) {
      reportRound(error);
      return 0;
    }
  }

  return {
    tick,
    start(intervalMs = 5_000) {
      void tick();
      timer = setInterval(() => void tick(), intervalMs);
      timer.unref();
    },
    wake() {
      if (timer !== undefined) void tick();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      const done = opening.then(() => Promise.all(busy)).catch(() => undefined);
      const late = new Promise((resolve) => setTimeout(resolve, LEAVE_MS).unref());
      await Promise.race([done, late]);
      transport?.close();
    },
  };
}
