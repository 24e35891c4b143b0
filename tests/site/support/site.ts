/** The shared site as seen by test files. */
import { client, type Get } from './http.ts';
import { sharedSite } from './shared-site.ts';

export const sitePort = (): number => sharedSite().port;

/** A client for one brand of the shared site, or for the directory if there is no brand. */
export function siteClient(brand?: string): Get {
  return client(sitePort(), brand ? { brand } : {});
}

/** `http://<brand>.localhost:<port>` of the shared site. */
export function siteOrigin(brand: string): string {
  return `http://${brand}.localhost:${sitePort()}`;
}
