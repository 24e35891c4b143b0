/** Lists of ids in browser storage, such as bookmarks. Pages are the same for everyone, so the browser adds them. */
import { keptInBrowser } from '../../../runtime/core/browser-storage.ts';

export interface OwnIds {
  /** Account they belong to; 0 for a visitor. */
  of: number;
  /** Latest first. */
  ids: readonly number[];
}

export const none: OwnIds = { of: 0, ids: [] };

export interface IdStore {
  /** A stable object while the list is unchanged. */
  read(): OwnIds;
  write(own: OwnIds): void;
  /** Subscribes to `write`; returns the number of listeners. */
  listen(tell: () => void): number;
  /** Unsubscribes; returns the number of listeners. */
  unlisten(tell: () => void): number;
  /** Notifies all listeners of a possible change. */
  tellAll(): void;
}

/** A list with the latest `most` ids. Without browser storage it stays empty. */
export function createIdStore(key: string, most: number): IdStore {
  const kept = keptInBrowser(key);
  const listeners = new Set<() => void>();
  let known: { text: string | null; own: OwnIds } = { text: null, own: none };

  function tellAll(): void {
    for (const tell of [...listeners]) tell();
  }
  return {
    read() {
      const text = kept.read();
      if (text !== known.text) known = { text, own: parse(text, most) };
      return known.own;
    },
    write({ of, ids }) {
      kept.writeJson({ of, ids: ids.slice(0, most) });
      tellAll();
    },
    listen(tell) {
      listeners.add(tell);
      return listeners.size;
    },
    unlisten(tell) {
      listeners.delete(tell);
      return listeners.size;
    },
    tellAll,
  };
}

function parse(text: string | null, most: number): OwnIds {
  try {
    const { of, ids }: { of?: unknown; ids?: unknown } = JSON.parse(text ?? '');
    const isId = (id: unknown): id is number => Number.isInteger(id);
    return { of: isId(of) ? of : 0, ids: Array.isArray(ids) ? ids.filter(isId).slice(0, most) : [] };
  } catch {
    return none;
  }
}
