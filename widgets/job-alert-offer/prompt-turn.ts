/** When to show the alert prompt: to visitors who stay on their second page or a later one, and then not again for days. */
import { keptInBrowser } from '../../runtime/core/browser-storage.ts';
import { DAY_MS } from '../../runtime/core/durations.ts';

const kept = keptInBrowser('np-alert-prompt');

/** How long a visitor has stayed on a page that is not the first. */
export const PROMPT_AFTER_MS = 20_000;

interface Turn {
  /** Another page was viewed before this one. */
  seen?: boolean;
  /** When the prompt was last shown, in milliseconds since 1970. */
  offered?: number;
}

/** Counts a page view. Always false for 0 days, or without browser storage. */
export function isPromptDue(days: number, now = Date.now()): boolean {
  if (days === 0) return false;
  const { seen, offered = 0 } = read();
  if (!seen) kept.writeJson({ offered, seen: true });
  return seen === true && now - offered >= days * DAY_MS;
}

/** Not on phones, where the offer below the list suffices, and not while the visitor is typing or in another dialog. */
export function mayInterrupt(): boolean {
  return (
    window.matchMedia('(min-width: 900px)').matches &&
    document.querySelector('dialog[open], :popover-open, :is(input, select, textarea):focus') === null
  );
}

/** Records that the prompt was shown. */
export function notePrompt(now = Date.now()): void {
  kept.writeJson({ seen: true, offered: now });
}

function read(): Turn {
  const turn = kept.readJson();
  return typeof turn === 'object' && turn !== null ? turn : {};
}
