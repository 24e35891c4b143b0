/** Idempotency key of an order: the same while the selection is the same, even after a reload. */
import { createSendKeys } from '../shared/send-keys.ts';

const PLACE = 'np-order-key';
const makeKey = createSendKeys();

interface Kept {
  about: string;
  key: string;
}

/** The key of a selection; without browser storage, it lasts as long as the page. */
export function orderKey(about: string): string {
  const kept = read();
  if (kept?.about === about) return kept.key;
  const key = makeKey(about);
  try {
    window.sessionStorage.setItem(PLACE, JSON.stringify({ about, key }));
  } catch {
    // Storage is disabled.
  }
  return key;
}

/** The next order gets a new key. */
export function forgetKey(): void {
  makeKey(null);
  try {
    window.sessionStorage.removeItem(PLACE);
  } catch {
    // Storage is disabled.
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
