/** The canonical origin of a site. */

import { NETWORK_ID } from '../../runtime/core/brand/network-id.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Settings } from './settings.ts';

/** A host in the brand document is the public one, without the port of this request; other hosts are for development. */
export function siteOrigin(
  { document }: CompiledBrand,
  { hostname, origin }: { hostname: string; origin: string },
): string {
  return document.site.hosts.includes(hostname) ? origin.replace(/:\d+$/, '') : origin;
}

type Serving = Pick<Settings, 'brand' | 'demo' | 'port'> & Partial<Pick<Settings, 'adminHost'>>;

/** The origin without a visitor: the site's first host, otherwise this machine. */
export function canonicalOrigin(
  { id, document }: CompiledBrand,
  { brand: pinned, port, adminHost = null }: Serving,
): string {
  if (id === NETWORK_ID && adminHost !== null) return hostOrigin(adminHost, port);
  const [host] = document.site.hosts;
  if (host !== undefined) return `https://${host}`;
  return `http://${pinned === id ? '' : `${id}.`}localhost:${port}`;
}

/** One sentence for each live brand whose mails contain unreachable links; none in development. */
export function unreachable(brands: readonly CompiledBrand[], serving: Serving): string[] {
  if (serving.demo) return [];
  return brands
    .filter(({ id, document: { site } }) => site.hosts.length === 0 && site.status === 'live' && isServed(id, serving))
    .map(
      (brand) =>
        `The brand "${brand.id}" names no host: links in its mails lead to ${canonicalOrigin(brand, serving)}, which is this machine alone. Name one in "site.hosts" of brands/${brand.id}.json.`,
    );
}

/** The root of all brands is only a site if it is pinned. */
function isServed(id: string, { brand: pinned }: Serving): boolean {
  return pinned === null ? id !== ROOT_ID : id === pinned;
}

/** Hosts of this machine are reached at our own port and without TLS. */
function hostOrigin(host: string, port: number): string {
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`;
}

export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}
