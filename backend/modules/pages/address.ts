/** Addresses of pages, and what visitors find there. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../../runtime/core/routing/href.ts';
import { resolveRoute } from '../../../runtime/core/routing/resolve.ts';
import { hrefOf } from '../../services/href.ts';

/** Path of a page on its brand, with the prefix of its language. */
export const pagePath = (brand: CompiledBrand, langcode: string, path: string) => hrefOf(brand, langcode).path(path);

/**
 * The page of a brand document that visitors see at the address of a stored page instead, by its key; `routes` if rules
 * of the document lead elsewhere or nowhere; null if they see the stored page.
 */
export function hiddenBy(
  document: BrandDocument,
  { langcode, path }: { langcode: string; path: string },
): string | null {
  const decision = resolveRoute({ document }, 'GET', createHref(publicRoutes(document), langcode).path(path));
  if (decision.kind !== 'page') return 'routes';
  const { page, params, document: key } = decision.match;
  return page === 'landing' && params.slug === path ? null : key;
}
