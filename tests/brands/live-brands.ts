/** The brands that a server would serve from a folder of documents. */
import path from 'node:path';
import { createBrandRegistry } from '../../runtime/core/brand/registry.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';

/** In alphabetical order of their ids. */
export async function liveBrands(brandsDir = 'brands'): Promise<CompiledBrand[]> {
  const registry = createBrandRegistry({
    brandsDir: path.resolve(brandsDir),
    assetsDir: path.resolve('public/brands'),
  });
  await registry.start();
  registry.stop();
  return registry.list().toSorted((left, right) => (left.id < right.id ? -1 : 1));
}
