/** Which brand a host belongs to. Loopback names show the directory in demo mode; any other host gets a 404 that names no brand. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Exchange } from '../exchange.ts';
import { redirect, sendText } from '../http.ts';

interface BrandSource {
  get(id: string): CompiledBrand | undefined;
  byHost(host: string): { brand: CompiledBrand } | { redirectTo: string } | undefined;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export type FoundBrand = { brand: CompiledBrand; directory: boolean };

/** Null after answering with a redirect or a 404. */
export function createFindBrand(registry: BrandSource, options: { pinned: string | null; demo: boolean }) {
  return function findBrand(exchange: Exchange): FoundBrand | null {
    const { req, res, hostname } = exchange;
    if (options.pinned) {
      const brand = registry.get(options.pinned);
      return brand ? { brand, directory: false } : nobody(exchange);
    }
    if (options.demo && loopback.has(hostname)) {
      const brand = registry.get('default');
      return brand ? { brand, directory: true } : nobody(exchange);
    }
    const found = registry.byHost(hostname);
    if (!found) return nobody(exchange);
    if ('brand' in found) return { brand: found.brand, directory: false };
    const port = /:\d+$/.exec(exchange.origin)?.[0] ?? '';
    const scheme = exchange.origin.startsWith('https') ? 'https' : 'http';
    redirect(req, res, 301, `${scheme}://${found.redirectTo}${port}${safePath(exchange)}`);
    return null;
  };
}

function safePath(exchange: Exchange): string {
  const path = `/${exchange.path.replace(/^[/\\]+/, '')}`;
  return exchange.query ? `${path}?${exchange.query}` : path;
}

function nobody(exchange: Exchange): null {
  sendText(exchange.req, exchange.res, 404, 'There is no site at this address.');
  return null;
}
