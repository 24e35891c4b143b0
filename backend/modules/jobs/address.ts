/** Where the page of a job stands. */

import { languageOr } from '../../../runtime/core/brand/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { createHref, type PublicRoutes, publicRoutes } from '../../../runtime/core/routing/href.ts';
import type { ApiContext } from '../../context.ts';
import { slugOf } from './slug.ts';
import type { JobRow } from './store.ts';

const routesOf = new WeakMap<CompiledBrand, PublicRoutes>();

/** Addresses of a brand in one language. */
export function hrefOf(brand: CompiledBrand, locale: string) {
  const routes = routesOf.get(brand) ?? publicRoutes(brand.document);
  routesOf.set(brand, routes);
  return createHref(routes, locale);
}

/** Absolute address on the owner brand, in the language of the request where that brand has it. */
export function jobUrl(row: JobRow, context: Pick<ApiContext, 'brand' | 'locale' | 'findBrand' | 'originOf'>): string {
  const owner = context.findBrand(row.frontend) ?? context.brand;
  const locale = languageOr(owner.document.locales, context.locale);
  return context.originOf(owner) + hrefOf(owner, locale).job({ id: row.id, slug: slugOf(row.title) });
}
