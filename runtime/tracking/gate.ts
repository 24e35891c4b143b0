import type { EventSink, Occurrence } from '../core/analytics/track.ts';
import type { ConsentListener, ConsentStatus } from './consent.ts';

/** An event, and whether the server reports it by itself if it sees it, too. */
export interface Told extends Occurrence {
  isTold: boolean;
}

export interface Gate {
  take: EventSink;
  /** Who gets what waits and what comes. */
  open(next: (told: Told) => void): void;
}

/** Events that wait for consent, or for an idle moment. */
const MOST_WAITING = 100;

/** The same with one more, without the oldest when there are too many. */
export const withOneMore = (waiting: readonly Told[], told: Told): Told[] => [...waiting, told].slice(-MOST_WAITING);

/** Events wait here until it is known whether they may go anywhere. */
export function createGate(isServerTold: () => boolean): Gate {
  let waiting: Told[] = [];
  let pass = (told: Told) => {
    waiting = withOneMore(waiting, told);
  };
  return {
    take: (occurrence) => pass({ ...occurrence, isTold: isServerTold() }),
    open(next) {
      pass = next;
      for (const told of waiting.splice(0)) pass(told);
    },
  };
}

/** What events go to once services are open. */
export interface Opened {
  take(told: Told): void;
  /** Throws away what it has not sent. */
  stop(): void;
}

export interface Following {
  hear: ConsentListener;
  /** Prepares once more what could not be prepared; otherwise nothing. */
  again(): void;
}

interface Opening {
  /** Loads what is needed, and resolves to what opens services. */
  prepare(statuses: readonly ConsentStatus[]): Promise<() => Opened>;
  /** Told once, however often it fails. */
  report(fault: unknown): void;
}

/**
 * Opens services with the first answer, if it allows any. What could not be loaded is tried again when asked to, and
 * until then events wait. After a refusal events are thrown away, and after every later answer: then the page reloads, unless
 * the visitor stays.
 */
export function followAnswers(gate: Gate, { prepare, report }: Opening): Following {
  let answers = 0;
  let opened: Opened | undefined;
  let missed: readonly ConsentStatus[] | null = null;
  let isReported = false;

  async function open(statuses: readonly ConsentStatus[]): Promise<void> {
    missed = null;
    try {
      const begin = await prepare(statuses);
      if (answers > 1) return;
      opened = begin();
      gate.open(opened.take);
    } catch (fault) {
      missed = statuses;
      if (!isReported) report(fault);
      isReported = true;
    }
  }

  return {
    hear(statuses) {
      answers += 1;
      if (answers > 1 || statuses.every(({ isAllowed }) => !isAllowed)) {
        missed = null;
        gate.open(() => undefined);
        opened?.stop();
        return;
      }
      void open(statuses);
    },
    again() {
      if (missed && answers === 1) void open(missed);
    },
  };
}
