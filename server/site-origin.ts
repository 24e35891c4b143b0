/** Where a site says that it stands. */
import type { CompiledBrand } from '../runtime/core/request-context.ts';

/** A host that the brand document names is the public one, without the port that this request came by; others are for trying out. */
export function siteOrigin(
  { document }: CompiledBrand,
  { hostname, origin }: { hostname: string; origin: string },
): string {
  return document.site.hosts.includes(hostname) ? origin.replace(/:\d+$/, '') : origin;
}
