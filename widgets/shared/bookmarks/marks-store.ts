/** Marked jobs in this browser: a visitor's own, and a copy of what the account of a member has. Pages are the same for all. */
export interface Marks {
  /** Account that they belong to; 0 for a visitor. */
  of: number;
  /** The latest first. */
  ids: readonly number[];
}

export const MOST_MARKS = 200;
const KEY = 'np-bookmarks';
export const none: Marks = { of: 0, ids: [] };
const listeners = new Set<() => void>();
let known: { text: string | null; marks: Marks } = { text: null, marks: none };

/** What is kept; the same object while it is the same. */
export function readMarks(): Marks {
  const text = kept();
  if (text !== known.text) known = { text, marks: parse(text) };
  return known.marks;
}

export function writeMarks(marks: Marks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // A browser that keeps nothing marks nothing.
  }
  tellAll();
}

/** Calls back after each `writeMarks`; answers how many listen. */
export function listen(tell: () => void): number {
  listeners.add(tell);
  return listeners.size;
}

/** The same when one goes. */
export function unlisten(tell: () => void): number {
  listeners.delete(tell);
  return listeners.size;
}

/** Says that something may have changed. */
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
