/** The shared site, as a test file sees it. */
import { inject } from 'vitest';
import { client, type Get } from './http.ts';

export const sitePort = (): number => inject('sitePort');

/** A client of one brand of the shared site; without a brand of the directory. */
export function siteClient(brand?: string): Get {
  return client(sitePort(), brand ? { brand } : {});
}

/** `http://<brand>.localhost:<port>` of the shared site. */
export function siteOrigin(brand: string): string {
  return `http://${brand}.localhost:${sitePort()}`;
}
