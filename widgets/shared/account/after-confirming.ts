/** Where a new person wanted to go, kept in the browser until the link of the mail is opened there. */
import { ownDestination } from '../../../runtime/core/routing/destination.ts';

const key = 'np-after-confirming';

/** Null forgets an earlier one. */
export function keepDestination(path: string | null): void {
  try {
    if (path === null) localStorage.removeItem(key);
    else localStorage.setItem(key, path);
  } catch {
    // A browser that keeps nothing leads to the dashboard.
  }
}

/** The one that was kept, once. */
export function takeDestination(): string | null {
  try {
    const kept = localStorage.getItem(key);
    localStorage.removeItem(key);
    return ownDestination(kept, location.origin);
  } catch {
    return null;
  }
}
