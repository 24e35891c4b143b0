/** Where a site says that it stands. */

import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Settings } from './settings.ts';

/** A host that the brand document names is the public one, without the port that this request came by; others are for trying out. */
export function siteOrigin(
  { document }: CompiledBrand,
  { hostname, origin }: { hostname: string; origin: string },
): string {
  return document.site.hosts.includes(hostname) ? origin.replace(/:\d+$/, '') : origin;
}

type Serving = Pick<Settings, 'brand' | 'demo' | 'port'>;

/** Where the site stands for whoever does not visit it: its first host, else the machine of the server. */
export function canonicalOrigin({ id, document }: CompiledBrand, { brand: pinned, port }: Serving): string {
  const [host] = document.site.hosts;
  if (host !== undefined) return `https://${host}`;
  return `http://${pinned === id ? '' : `${id}.`}localhost:${port}`;
}

/** One sentence for each live brand whose mails lead nobody to it; none while the server is tried out. */
export function unreachable(brands: readonly CompiledBrand[], serving: Serving): string[] {
  if (serving.demo) return [];
  return brands
    .filter(({ id, document: { site } }) => site.hosts.length === 0 && site.status === 'live' && isServed(id, serving))
    .map(
      (brand) =>
        `The brand "${brand.id}" names no host: links in its mails lead to ${canonicalOrigin(brand, serving)}, which is this machine alone. Name one in "site.hosts" of brands/${brand.id}.json.`,
    );
}

/** The root of all brands is a site only where it is pinned. */
function isServed(id: string, { brand: pinned }: Serving): boolean {
  return pinned === null ? id !== ROOT_ID : id === pinned;
}
