/** The shared site, as a test file sees it. */
import { client, type Get } from './http.ts';
import { sharedSite } from './shared-site.ts';

export const sitePort = (): number => sharedSite().port;

/** A client of one brand of the shared site; without a brand of the directory. */
export function siteClient(brand?: string): Get {
  return client(sitePort(), brand ? { brand } : {});
}

/** `http://<brand>.localhost:<port>` of the shared site. */
export function siteOrigin(brand: string): string {
  return `http://${brand}.localhost:${sitePort()}`;
}
