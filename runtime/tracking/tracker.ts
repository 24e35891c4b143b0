import { complete, type Visitor } from './complete.ts';
import { type Opened, type Told, withOneMore } from './gate.ts';
import { whenIdle } from './idle.ts';
import type { Sink } from './sinks/sink.ts';

export interface TrackerOptions {
  /** Where events go. */
  sinks: readonly Sink[];
  /** Who visits, when an event leaves. */
  visitor(): Visitor;
  title(): string;
}

export interface Tracker extends Opened {
  /** Sends at once what has not left yet: the page ends. */
  finish(): void;
}

/** Events leave when the browser is idle, the oldest first. */
export function createTracker({ sinks, visitor, title }: TrackerOptions): Tracker {
  let queue: Told[] = [];
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || queue.length === 0) return;
    isPlanned = true;
    whenIdle((left) => {
      isPlanned = false;
      drain(left);
      plan();
    });
  }

  /** At least one each time. */
  function drain(left: () => number): void {
    do {
      const next = queue.shift();
      if (!next) return;
      const event = complete(next, visitor(), title());
      for (const sink of sinks) sink.send(event, next.isTold && event.type === 'HYBRID');
    } while (left() > 0);
  }

  return {
    take(told) {
      queue = withOneMore(queue, told);
      plan();
    },
    finish: () => drain(() => 1),
    stop() {
      queue = [];
    },
  };
}
