/** A message for the next page: an action succeeded, and the visitor is redirected. Stored per tab. */

const key = 'np-flash';
/** Seconds after which the message is out of date. */
const freshFor = 60;

/** Leaves a message; without browser storage, none is shown. */
export function leaveFlash(text: string): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ text, at: Date.now() }));
  } catch {
    // Storage is disabled; the action itself succeeded all the same.
  }
}

/** Whether there is a message; cheap enough for every page. */
export function hasFlash(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Returns the message and removes it. */
export function takeFlash(): string | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    window.sessionStorage.removeItem(key);
    if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('at' in kept)) return null;
    const isFresh = typeof kept.at === 'number' && Date.now() - kept.at < freshFor * 1000;
    return isFresh && typeof kept.text === 'string' ? kept.text : null;
  } catch {
    return null;
  }
}
