/** Idempotency key of an order: the same while the selection is the same, even after a reload. */
import { keptInTab } from '../../runtime/core/browser-storage.ts';
import { createSendKeys } from '../shared/send-keys.ts';

const kept = keptInTab('np-order-key');
const makeKey = createSendKeys();

interface Kept {
  about: string;
  key: string;
}

/** The key of a selection; without browser storage, it lasts as long as the page. */
export function orderKey(about: string): string {
  const earlier = read();
  if (earlier?.about === about) return earlier.key;
  const key = makeKey(about);
  kept.writeJson({ about, key });
  return key;
}

/** The next order gets a new key. */
export function forgetKey(): void {
  makeKey(null);
  kept.write(null);
}

function read(): Kept | null {
  const value = kept.readJson();
  if (typeof value !== 'object' || value === null || !('about' in value) || !('key' in value)) return null;
  const { about, key } = value;
  return typeof about === 'string' && typeof key === 'string' ? { about, key } : null;
}
