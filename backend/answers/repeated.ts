/** Detects a save that is sent twice: its first response was lost, or the button was pressed in two tabs. */
import { isDeepStrictEqual } from 'node:util';

/** Whether the stored group is exactly one version ahead of what these answers were based on, and equal to them. */
export function isRepeated(
  own: Readonly<Record<string, unknown>>,
  { version, storedVersion, stored }: { version: number; storedVersion: number; stored: unknown },
): boolean {
  if (storedVersion !== version + 1) return false;
  // As the database would return it: without undefined properties.
  const plain: unknown = JSON.parse(JSON.stringify(own));
  return isDeepStrictEqual(plain, stored);
}
