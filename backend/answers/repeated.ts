/** A save that comes a second time: its first answer was lost on the way, or the button was pressed in two tabs. */
import { isDeepStrictEqual } from 'node:util';

/** Whether the stored group is the next version of the one that these answers were made from, and says the same. */
export function isRepeated(
  own: Readonly<Record<string, unknown>>,
  { version, storedVersion, stored }: { version: number; storedVersion: number; stored: unknown },
): boolean {
  if (storedVersion !== version + 1) return false;
  // As the database would give it back: without what is undefined.
  const plain: unknown = JSON.parse(JSON.stringify(own));
  return isDeepStrictEqual(plain, stored);
}
