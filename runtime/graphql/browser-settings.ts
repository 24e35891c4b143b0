/** Where the browser's client learns of the page it is on; tiny, so that the client itself loads only when used. */
interface BrowserSettings {
  /** Endpoint as the brand names it, relative or absolute. */
  endpoint: string;
  frontend: string;
}

let settings: BrowserSettings | null = null;

/** Set by the page whenever brand or language change. */
export function setBrowserSettings(next: BrowserSettings): void {
  settings = next;
}

/** Throws before a page was shown. */
export function browserSettings(): BrowserSettings {
  if (!settings) throw new Error('The GraphQL client was used before a page was shown.');
  return settings;
}
