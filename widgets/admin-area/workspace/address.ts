import { createHref } from '../../../runtime/core/routing/href.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

/** Address of a screen of the workspace for a brand, or for all of them; further parameters are its filters. */
export function workspaceAddress(
  page: PageInfo,
  brand: string | null,
  steps: readonly string[],
  filters: Readonly<Record<string, string>> = {},
): string {
  const href = createHref(page.brand.routes, page.locale);
  const path = href.path(['/admin', ...steps.map(encodeURIComponent)].join('/'));
  const query = new URLSearchParams({ ...(brand !== null && { brand }), ...filters });
  return query.size > 0 ? `${path}?${query}` : path;
}
