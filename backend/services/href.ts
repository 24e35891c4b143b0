/** URLs of pages, without scheme and host. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { createHref, type PublicRoutes, publicRoutes } from '../../runtime/core/routing/href.ts';

const routesOf = new WeakMap<CompiledBrand, PublicRoutes>();

/** URLs of a brand in one language. */
export function hrefOf(brand: CompiledBrand, locale: string) {
  const routes = routesOf.get(brand) ?? publicRoutes(brand.document);
  routesOf.set(brand, routes);
  return createHref(routes, locale);
}
