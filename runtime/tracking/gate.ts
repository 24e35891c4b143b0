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

/**
 * Opens services with the first answer, if it allows any; `prepare` resolves to what opens them. After a refusal events
 * are thrown away, and after every later answer: then the page reloads, unless the visitor stays.
 */
export function followAnswers(
  gate: Gate,
  prepare: (statuses: readonly ConsentStatus[]) => Promise<() => Opened>,
): ConsentListener {
  let answers = 0;
  let opened: Opened | undefined;
  return async (statuses) => {
    answers += 1;
    if (answers > 1 || statuses.every(({ isAllowed }) => !isAllowed)) {
      gate.open(() => undefined);
      opened?.stop();
      return;
    }
    const open = await prepare(statuses);
    if (answers > 1) return;
    opened = open();
    gate.open(opened.take);
  };
}
