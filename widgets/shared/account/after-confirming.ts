/** Where a new person wanted to go, stored in the browser until the emailed link is opened there. */
import { ownDestination } from '../../../runtime/core/routing/destination.ts';

const key = 'np-after-confirming';

/** Null removes an earlier one. */
export function keepDestination(path: string | null): void {
  try {
    if (path === null) localStorage.removeItem(key);
    else localStorage.setItem(key, path);
  } catch {
    // Without browser storage, the person is sent to the dashboard.
  }
}

/** Returns the stored destination and removes it. */
export function takeDestination(): string | null {
  try {
    const kept = localStorage.getItem(key);
    localStorage.removeItem(key);
    return ownDestination(kept, location.origin);
  } catch {
    return null;
  }
}
