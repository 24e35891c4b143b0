/** Tracks whether the mail server is down. Meanwhile mails stay queued and use up no attempts. */
import type { MailTransport } from './transport.ts';

export type MailLog = (level: 'info' | 'warn' | 'error', code: string, message: string) => void;

export interface OutageWatch {
  /** Whether mails are on hold right now. */
  isOn(): boolean;
  /** Whether the server accepts mails again; checks it, at most once at a time, unless the outage is too recent. */
  isOver(): Promise<boolean>;
  /** Checks the server now: is it unavailable? */
  look(): Promise<boolean>;
}

const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Logs the start and end of an outage, and retries after 5 seconds, doubled each time, up to 5 minutes. */
export function createOutageWatch(transport: MailTransport, log: MailLog, now: () => Date): OutageWatch {
  let outage: { until: number; pause: number } | undefined;
  let looking: Promise<boolean> | undefined;

  function noteAway(reason: string): boolean {
    if (outage === undefined) log('error', 'MAIL_SERVER_AWAY', `The mail server takes no mails; they wait. ${reason}`);
    const pause = outage === undefined ? SHORTEST_PAUSE_MS : Math.min(outage.pause * 2, LONGEST_PAUSE_MS);
    outage = { pause, until: now().getTime() + pause };
    return true;
  }

  function noteHere(): boolean {
    if (outage !== undefined) log('info', 'MAIL_SERVER_BACK', 'The mail server takes mails again.');
    outage = undefined;
    return false;
  }

  function look(): Promise<boolean> {
    looking ??= transport
      .check()
      .then(noteHere, (error: Error) => noteAway(error.message))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    isOn: () => outage !== undefined,
    isOver: async () => outage === undefined || (now().getTime() >= outage.until && !(await look())),
    look,
  };
}
