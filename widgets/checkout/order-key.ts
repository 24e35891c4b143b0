/** Names an order, so that it is made once: the same key while the same is ordered, also after a reload. */
import { createSendKeys } from '../shared/send-keys.ts';

const PLACE = 'np-order-key';
const makeKey = createSendKeys();

interface Kept {
  about: string;
  key: string;
}

/** The key of what is ordered; where the browser keeps nothing, it holds for this page. */
export function orderKey(about: string): string {
  const kept = read();
  if (kept?.about === about) return kept.key;
  const key = makeKey(about);
  try {
    window.sessionStorage.setItem(PLACE, JSON.stringify({ about, key }));
  } catch {
    // Storage is switched off.
  }
  return key;
}

/** What is ordered from now on is another order. */
export function forgetKey(): void {
  makeKey(null);
  try {
    window.sessionStorage.removeItem(PLACE);
  } catch {
    // Storage is switched off.
  }
}

function read(): Kept | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(PLACE) ?? 'null');
    if (typeof value !== 'object' || value === null || !('about' in value) || !('key' in value)) return null;
    const { about, key } = value;
    return typeof about === 'string' && typeof key === 'string' ? { about, key } : null;
  } catch {
    return null;
  }
}
