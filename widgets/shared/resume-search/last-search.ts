/** The search that led to a resume, stored per tab. */

const key = 'np-resume-search';

/** Stores path and query of a search. */
export function noteSearch(address: string): void {
  try {
    window.sessionStorage.setItem(key, address);
  } catch {
    // Without browser storage, only the browser's own back button leads back.
  }
}

/** Path and query of the latest search in this tab and language; null if there was none. */
export function lastSearch(listing: string): string | null {
  try {
    const address = window.sessionStorage.getItem(key);
    return address !== null && (address === listing || address.startsWith(`${listing}?`)) ? address : null;
  } catch {
    return null;
  }
}
