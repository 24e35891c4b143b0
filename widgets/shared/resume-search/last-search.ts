/** The search that led to a resume, stored per tab. */
import { keptInTab } from '../../../runtime/core/browser-storage.ts';

const search = keptInTab('np-resume-search');

/** Stores path and query of a search. Without browser storage, only the browser's own back button leads back. */
export function noteSearch(address: string): void {
  search.write(address);
}

/** Path and query of the latest search in this tab and language; null if there was none. */
export function lastSearch(listing: string): string | null {
  const address = search.read();
  return address !== null && (address === listing || address.startsWith(`${listing}?`)) ? address : null;
}
