/** A message for the next page: an action succeeded, and the visitor is redirected. Stored per tab. */
import { keptInTab } from '../../core/browser-storage.ts';

const flash = keptInTab('np-flash');
/** Seconds after which the message is out of date. */
const freshFor = 60;

/** Leaves a message; without browser storage, none is shown. */
export function leaveFlash(text: string): void {
  flash.writeJson({ text, at: Date.now() });
}

/** Whether there is a message; cheap enough for every page. */
export const hasFlash = (): boolean => flash.read() !== null;

/** Returns the message and removes it. */
export function takeFlash(): string | null {
  const kept = flash.readJson();
  flash.write(null);
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('at' in kept)) return null;
  const isFresh = typeof kept.at === 'number' && Date.now() - kept.at < freshFor * 1000;
  return isFresh && typeof kept.text === 'string' ? kept.text : null;
}
