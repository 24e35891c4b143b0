/** When a visitor is offered an alert: never on the first page, and then not again for some days. */
import { DAY_MS } from '../../runtime/core/durations.ts';

const KEY = 'np-alert-prompt';

interface Turn {
  /** A page was seen before this one. */
  seen?: boolean;
  /** When it was offered last, in milliseconds since 1970. */
  offered?: number;
}

/** Counts this page. 0 days never offers; nor does a browser that keeps nothing. */
export function isPromptDue(days: number, now = Date.now()): boolean {
  if (days === 0) return false;
  try {
    const { seen, offered = 0 } = read();
    if (!seen) localStorage.setItem(KEY, JSON.stringify({ offered, seen: true }));
    return seen === true && now - offered >= days * DAY_MS;
  } catch {
    return false;
  }
}

/** It was shown. */
export function notePrompt(now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ seen: true, offered: now }));
}

function read(): Turn {
  const turn: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  return typeof turn === 'object' && turn !== null ? turn : {};
}
