/**
 * Where a new person wanted to go, stored in the browser until the emailed link is opened there. Without browser storage, that is the
 * dashboard.
 */
import { keptInBrowser } from '../../../runtime/core/browser-storage.ts';
import { ownDestination } from '../../../runtime/core/routing/destination.ts';

const destination = keptInBrowser('np-after-confirming');

/** Null removes an earlier one. */
export function keepDestination(path: string | null): void {
  destination.write(path);
}

/** Returns the stored destination and removes it. */
export const takeDestination = (): string | null => ownDestination(destination.take(), location.origin);
