/** Which brand a host shows, including pinned brands and the directory; used by both the API and the pages. */
import type { CompiledBrand } from '../runtime/core/request-context.ts';

interface Registry {
  get(id: string): CompiledBrand | undefined;
  byHost(host: string): { brand: CompiledBrand } | { redirectTo: string } | undefined;
}

export interface HostBrands extends Registry {
  /** True where the brand directory replaces the home page. */
  isDirectory(host: string): boolean;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const directoryBrand = 'default';

/** `pinned`: the one brand that every host shows. `demo`: localhost shows the directory. */
export function createHostBrands(registry: Registry, options: { pinned: string | null; demo: boolean }): HostBrands {
  const isDirectory = (host: string) => options.demo && !options.pinned && loopback.has(host);
  return {
    get: (id) => registry.get(id),
    isDirectory,
    byHost(host) {
      const fixed = options.pinned ?? (isDirectory(host) ? directoryBrand : null);
      if (fixed === null) return registry.byHost(host);
      const brand = registry.get(fixed);
      return brand && { brand };
    },
  };
}
