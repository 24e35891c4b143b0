import type { RequestContext } from '../../core/request-context.ts';

/**
 * Moves an address on one of this brand's hosts to the origin used throughout this answer; addresses of other brands
 * are unchanged. So the page of a job, a list with that job open and its translations agree, also on a preview host.
 */
export function onOwnOrigin({ brand, origin }: Pick<RequestContext, 'brand' | 'origin'>, address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  const isOwn = brand.document.site.hosts.includes(hostname) || hostname === `${brand.id}.localhost`;
  return isOwn ? origin + pathname + search : address;
}
