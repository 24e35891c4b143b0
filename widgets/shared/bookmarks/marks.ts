/** Marked jobs in this browser: a visitor's own, and a copy of what the account of a member has. Pages are the same for all. */
import { onSessionState, sessionState } from '../../../runtime/session/session-state.ts';

export interface Marks {
  /** Account that they belong to; 0 for a visitor. */
  of: number;
  /** The latest first. */
  ids: readonly number[];
}

export const MOST_MARKS = 200;
const KEY = 'np-bookmarks';
const none: Marks = { of: 0, ids: [] };
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
  for (const tell of [...listeners]) tell();
}

/** Calls back when a mark is set or goes, here or in another tab. While somebody listens, marks follow the session. */
export function onMarks(tell: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) stop();
  };
}

/** Sets a mark or takes it away: at once here, and in the account of a member. */
export function mark(id: number, isMarked: boolean): void {
  const { of, ids } = readMarks();
  const others = ids.filter((other) => other !== id);
  writeMarks({ of, ids: isMarked ? [id, ...others].slice(0, MOST_MARKS) : others });
  if (of !== 0) void import('./sync.ts').then(({ saveMark }) => saveMark(id, isMarked));
}

let stopSession: () => void = () => undefined;

function start(): void {
  window.addEventListener('storage', tellAll);
  stopSession = onSessionState(follow);
  follow();
}

function stop(): void {
  window.removeEventListener('storage', tellAll);
  stopSession();
}

function tellAll(): void {
  for (const tell of [...listeners]) tell();
}

function follow(): void {
  const { status, user } = sessionState();
  const { of } = readMarks();
  if (user) void import('./sync.ts').then(({ joinMarks }) => joinMarks(user.id));
  // What belongs to an account is nobody else's at this browser.
  else if (status === 'unauthenticated' && of !== 0) writeMarks(none);
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
