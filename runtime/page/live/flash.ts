/** A sentence for the page that comes next: something worked, and the visitor is led on. Kept in this tab. */

const key = 'np-flash';
/** Seconds after which nobody expects the sentence any more. */
const freshFor = 60;

/** Leaves a sentence; where the browser keeps nothing, none is shown. */
export function leaveFlash(text: string): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ text, at: Date.now() }));
  } catch {
    // Storage is switched off; what was done is done all the same.
  }
}

/** Whether a sentence waits; cheap, for every page. */
export function hasFlash(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The sentence, once. */
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
