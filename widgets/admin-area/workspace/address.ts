import { createHref } from '../../../runtime/core/routing/href.ts';
import { workspacePath } from '../../../runtime/core/workspace/waiting.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

/** Address of a screen of the workspace for a brand, or for all of them; further parameters are its filters. */
export function workspaceAddress(
  page: PageInfo,
  brand: string | null,
  steps: readonly string[],
  filters: Readonly<Record<string, string>> = {},
): string {
  return workspacePath(createHref(page.brand.routes, page.locale), brand, { steps, filters });
}
