/** Sends what waits in the outbox. Any number of processes may do so at once. */
import type pg from 'pg';
import { reasonOf } from '../guards/error-text.ts';
import { createOutageWatch, type MailLog, type OutageWatch } from './outage.ts';
import {
  giveUpAbandoned,
  keepQueued,
  MOST_TRIES,
  markFailed,
  markSent,
  putBack,
  putBackUntried,
  type QueuedMail,
  takeDue,
  waitAfter,
} from './queue-store.ts';
import { MailFault, type MailTransport } from './transport.ts';

export interface MailSender {
  /** Sends what is due and answers how many mails the server accepted. What fails is logged, and made up for later. */
  tick(): Promise<number>;
  /** Ticks each interval and at each `wake`, until `stop`. */
  start(intervalMs?: number): void;
  /** Says that something was queued. */
  wake(): void;
  /** Takes nothing more, gives mails under way ten seconds and leaves the mail server. */
  stop(): Promise<void>;
}

export interface MailSenderOptions {
  pool: pg.Pool;
  /** Null keeps mails in the outbox. */
  transport: MailTransport | null;
  log: MailLog;
  now?: () => Date;
}

const RECORD_AGAIN_MS = 1_000;
const LEAVE_MS = 10_000;

/** Stands still until `start`. */
export function createMailSender({ pool, transport, log, now = () => new Date() }: MailSenderOptions): MailSender {
  const line = transport && { transport, outage: createOutageWatch(transport, log, now) };
  /** One worker for each mail under way; each resolves with the number of mails it sent. */
  const busy = new Set<Promise<number>>();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<unknown> = Promise.resolve();
  let next: Promise<Promise<number>[]> | undefined;

  /** Gives due mails to free workers. A mail that takes its time holds up no other. */
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
    const mails = free > 0 ? await takeDue(pool, now(), free) : [];
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
        [mail] = isStopping || outage.isOn() ? [] : await takeDue(pool, now(), 1);
      }
    } catch (error) {
      reportRound(error);
    }
    return sent;
  }

  async function deliver(transport: MailTransport, outage: OutageWatch, mail: QueuedMail): Promise<boolean> {
    try {
      await transport.send(mail);
    } catch (error) {
      const fault = error instanceof MailFault ? error : new MailFault('later', String(error));
      if (fault.kind === 'unanswered' && (await outage.look())) await putBackUntried(pool, mail, fault.message, now());
      else await settleFault(mail, fault);
      return false;
    }
    await recordSent(mail);
    return true;
  }

  async function settleFault(mail: QueuedMail, { kind, message }: MailFault): Promise<void> {
    if (kind !== 'refused' && mail.tries < MOST_TRIES)
      return putBack(pool, mail, message, new Date(now().getTime() + waitAfter(mail.tries)));
    await markFailed(pool, mail, message);
    const name = `Mail ${mail.id} (${mail.template}, ${mail.frontend})`;
    log('error', 'MAIL_FAILED', `${name} will not be sent: ${message}`);
  }

  /** What was accepted must be written down, or it would go out again: a database that is away is waited for. */
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

  /** A round that has not begun will see everything, so further asks join it. */
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
