import type { Occurrence } from '../core/analytics/track.ts';
import { complete, type Visitor } from './complete.ts';
import { whenIdle } from './idle.ts';
import type { Sink } from './sinks/sink.ts';

export interface TrackerOptions {
  /** Who visits, when an event leaves. */
  visitor(): Visitor;
  title(): string;
  /** Whether the server reports the events that it sees itself, too. */
  isServerTold(): boolean;
}

export interface Tracker {
  take(occurrence: Occurrence): void;
  /** Where events go from now on; with none, they are thrown away. */
  release(sinks: readonly Sink[]): void;
  /** Sends at once what can leave: the page ends. */
  finish(): void;
}

/** Events that wait for consent, or for an idle moment; the oldest leave first. */
const MOST_WAITING = 100;

/** Events wait until it is known where they may go, and leave when the browser is idle. */
export function createTracker({ visitor, title, isServerTold }: TrackerOptions): Tracker {
  let queue: (Occurrence & { isTold: boolean })[] = [];
  let sinks: readonly Sink[] | null = null;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || sinks === null || queue.length === 0) return;
    isPlanned = true;
    whenIdle((left) => {
      isPlanned = false;
      drain(left);
      plan();
    });
  }

  /** At least one each time. */
  function drain(left: () => number): void {
    if (sinks === null) return;
    do {
      const next = queue.shift();
      if (!next) return;
      const event = complete(next, visitor(), title());
      for (const sink of sinks) sink.send(event, next.isTold && event.type === 'HYBRID');
    } while (left() > 0);
  }

  return {
    take(occurrence) {
      queue = [...queue, { ...occurrence, isTold: isServerTold() }].slice(-MOST_WAITING);
      plan();
    },
    release(found) {
      sinks = found;
      plan();
    },
    finish: () => drain(() => 1),
  };
}
