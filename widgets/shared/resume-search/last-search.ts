/** The search from which somebody came to a resume, kept by the tab. */

const key = 'np-resume-search';

/** Keeps path and query of a search. */
export function noteSearch(address: string): void {
  try {
    window.sessionStorage.setItem(key, address);
  } catch {
    // Without storage the way back is the browser's own.
  }
}

/** Path and query of the latest search of this tab on this language's listing; null where there was none. */
export function lastSearch(listing: string): string | null {
  try {
    const address = window.sessionStorage.getItem(key);
    return address !== null && (address === listing || address.startsWith(`${listing}?`)) ? address : null;
  } catch {
    return null;
  }
}
