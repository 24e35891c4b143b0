/** Tells pages whether what they are about to read again may have changed since it was last read, so that they need not ask the database. */
import { ALL_TAGS, type Bus } from './bus.ts';

/** When something was read: taken before the read, so that a change during it counts as one after it. */
export interface Moment {
  /** Number of announcements heard before. */
  heard: number;
  /** Milliseconds since the epoch. */
  time: number;
}

export interface Changes {
  moment(): Moment;
  /** Whether none of the tags was announced after the moment, and none can have been missed. Pages only: an announcement may come milliseconds after its commit. */
  isCurrent(read: Moment, tags: readonly string[]): boolean;
}

/** Asks the database again after this time even without an announcement. */
const LONGEST_MS = 60_000;
const MOST_TAGS = 10_000;

/** Follows the announcements of all processes. */
export function followChanges(bus: Pick<Bus, 'onTags' | 'isListening'>, clock: () => number = Date.now): Changes {
  const changedAt = new Map<string, number>();
  let heard = 0;
  /** Nothing is known of what was read before. */
  let forgotten = 0;
  bus.onTags((tags) => {
    heard += 1;
    if (tags.includes(ALL_TAGS) || changedAt.size > MOST_TAGS) {
      forgotten = heard;
      changedAt.clear();
    }
    for (const tag of tags) changedAt.set(tag, heard);
  });
  return {
    moment: () => ({ heard, time: clock() }),
    isCurrent(read, tags) {
      if (!bus.isListening() || read.heard < forgotten || clock() - read.time > LONGEST_MS) return false;
      return tags.every((tag) => (changedAt.get(tag) ?? 0) <= read.heard);
    },
  };
}
