/**
 * Announces what a run changes. Pages that are about one of its jobs learn of it at once. Pages with lists of the brand would all be
 * rendered anew every second for as long as the run takes, while visitors wait: they learn of it every thirty seconds, and at the end.
 */
import { type Announce, publishTags } from '../../../services/tag-store.ts';

const EVERY_MS = 30_000;

export interface LateLists {
  /** For one transaction. Call `committed` after it: what is announced before its commit would be missed. */
  begin(): { announce: Announce; committed(): void };
  /** Announces these with the next ones. */
  hold(tags: Iterable<string>): void;
  /** Announces what is held. */
  flush(): Promise<void>;
}

const isOfLists = (tag: string): boolean => tag.startsWith('jobs:');

export function createLateLists(send: (tags: readonly string[]) => Promise<void>, everyMs = EVERY_MS): LateLists {
  const held = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const tags = [...held];
    held.clear();
    if (tags.length === 0) return;
    try {
      await send(tags);
    } catch (error) {
      hold(tags);
      throw error;
    }
  }

  function hold(tags: Iterable<string>): void {
    for (const tag of tags) held.add(tag);
    // What fails is held again, until the end of the run.
    if (held.size > 0) timer ??= setTimeout(() => void flush().catch(() => undefined), everyMs).unref();
  }

  return {
    begin() {
      const later = new Set<string>();
      return {
        announce(sender, tags) {
          const all = [...tags];
          for (const tag of all.filter(isOfLists)) later.add(tag);
          return publishTags(
            sender,
            all.filter((tag) => !isOfLists(tag)),
          );
        },
        committed: () => hold(later),
      };
    },
    hold,
    flush,
  };
}
