/** Settings of the current page for the browser's client; tiny, so that the client itself loads only when used. */
interface BrowserSettings {
  /** Endpoint as configured by the brand, relative or absolute. */
  endpoint: string;
  frontend: string;
}

let settings: BrowserSettings | null = null;

/** Called by the page whenever brand or language change. */
export function setBrowserSettings(next: BrowserSettings): void {
  settings = next;
}

/** Throws before the first page is rendered. */
export function browserSettings(): BrowserSettings {
  if (!settings) throw new Error('The GraphQL client was used before a page was shown.');
  return settings;
}
