import type { RequestContext } from '../../core/request-context.ts';

/**
 * An address on a host of this brand, on the origin that this answer names everywhere; the address of another brand
 * stays. So the page of a job, a list with that job open and its languages agree, also where a site is tried out.
 */
export function onOwnOrigin({ brand, origin }: Pick<RequestContext, 'brand' | 'origin'>, address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  const isOwn = brand.document.site.hosts.includes(hostname) || hostname === `${brand.id}.localhost`;
  return isOwn ? origin + pathname + search : address;
}
