/** Which brand a host shows, including pinned brands, the directory and the workspace; used by both the API and the pages. */
import { networkBrand } from '../runtime/core/brand/network.ts';
import { NETWORK_ID } from '../runtime/core/brand/network-id.ts';
import { ROOT_ID } from '../runtime/core/brand/sources/layers.ts';
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
interface HostOptions {
  /** The one brand that every other host shows. */
  pinned: string | null;
  /** Whether localhost shows the directory. */
  demo: boolean;
  /** Host of the workspace, which comes before brands; null without one. */
  adminHost: string | null;
}

export function createHostBrands(registry: Registry, options: HostOptions): HostBrands {
  const isDirectory = (host: string) => options.demo && !options.pinned && loopback.has(host);
  const workspace = () => {
    const root = options.adminHost === null ? undefined : registry.get(ROOT_ID);
    return root && networkBrand(root);
  };
  /** A brand file of this name would share its sessions with the workspace. */
  const withoutNetwork = (found: ReturnType<Registry['byHost']>) =>
    options.adminHost !== null && found && 'brand' in found && found.brand.id === NETWORK_ID ? undefined : found;
  return {
    get: (id) => (id === NETWORK_ID && options.adminHost !== null ? workspace() : registry.get(id)),
    isDirectory,
    byHost(host) {
      if (host === options.adminHost) {
        const brand = workspace();
        return brand && { brand };
      }
      const fixed = options.pinned ?? (isDirectory(host) ? ROOT_ID : null);
      if (fixed === null) return withoutNetwork(registry.byHost(host));
      const brand = registry.get(fixed);
      return brand && { brand };
    },
  };
}
