/**
 * Bookmarks in this browser: a visitor's own, or a copy of those in a member's account. Pages are the same for
 * everyone.
 */
export interface Marks {
  /** Account they belong to; 0 for a visitor. */
  of: number;
  /** Latest first. */
  ids: readonly number[];
}

export const MOST_MARKS = 200;
const KEY = 'np-bookmarks';
export const none: Marks = { of: 0, ids: [] };
const listeners = new Set<() => void>();
let known: { text: string | null; marks: Marks } = { text: null, marks: none };

/** The stored bookmarks; a stable object while they are unchanged. */
export function readMarks(): Marks {
  const text = kept();
  if (text !== known.text) known = { text, marks: parse(text) };
  return known.marks;
}

export function writeMarks(marks: Marks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Without browser storage there are no bookmarks.
  }
  tellAll();
}

/** Subscribes to `writeMarks`; returns the number of listeners. */
export function listen(tell: () => void): number {
  listeners.add(tell);
  return listeners.size;
}

/** Unsubscribes; returns the number of listeners. */
export function unlisten(tell: () => void): number {
  listeners.delete(tell);
  return listeners.size;
}

/** Notifies all listeners of a possible change. */
export function tellAll(): void {
  for (const tell of [...listeners]) tell();
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): Marks {
  try {
    const { of, ids }: { of?: unknown; ids?: unknown } = JSON.parse(text ?? '');
    const isId = (id: unknown): id is number => Number.isInteger(id);
    return { of: isId(of) ? of : 0, ids: Array.isArray(ids) ? ids.filter(isId).slice(0, MOST_MARKS) : [] };
  } catch {
    return none;
  }
}
