/** When to show the alert prompt: never on the first page, and after that not again for some days. */
import { DAY_MS } from '../../runtime/core/durations.ts';

const KEY = 'np-alert-prompt';

interface Turn {
  /** Another page was viewed before this one. */
  seen?: boolean;
  /** When the prompt was last shown, in milliseconds since 1970. */
  offered?: number;
}

/** Counts a page view. Always false for 0 days, or without browser storage. */
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

/** Records that the prompt was shown. */
export function notePrompt(now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ seen: true, offered: now }));
}

function read(): Turn {
  const turn: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  return typeof turn === 'object' && turn !== null ? turn : {};
}
