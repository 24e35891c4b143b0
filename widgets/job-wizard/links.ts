import { personalPages } from '../../runtime/core/paths/names.ts';
import type { Href } from '../../runtime/core/routing/href.ts';

/** Address of a canonical path; null for a personal page that this brand does not have. */
export function linkTo(href: Href, path: string): string | null {
  const key = Object.hasOwn(personalPages, path) ? personalPages[path] : undefined;
  return key === undefined ? href.path(path) : href.page(key);
}
