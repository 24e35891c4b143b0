/**
 * Which brand a request is for; secondary hosts redirect to the first one, an unknown host gets a 404 that names no
 * brand. A new brand with errors gets a page that lists them, at `<id>.localhost` alone.
 */
import type { BrandStanding } from '../../runtime/core/brand/standings.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Exchange } from '../exchange.ts';
import type { HostBrands } from '../host-brands.ts';
import { redirect, sendText } from '../http.ts';
import { answerBroken } from './broken-brand.ts';

export type FoundBrand = { brand: CompiledBrand; directory: boolean };

/** Null after responding. */
export function createFindBrand(hosts: HostBrands, standingOf: (id: string) => BrandStanding | undefined) {
  return function findBrand(exchange: Exchange): FoundBrand | null {
    const { req, res, hostname, origin } = exchange;
    const found = hosts.byHost(hostname);
    if (!found) {
      if (answerBroken(exchange, standingOf)) return null;
      sendText(req, res, 404, 'There is no site at this address.');
      return null;
    }
    if ('brand' in found) return { brand: found.brand, directory: hosts.isDirectory(hostname) };
    const port = /:\d+$/.exec(origin)?.[0] ?? '';
    const scheme = origin.startsWith('https:') ? 'https' : 'http';
    redirect(req, res, 301, `${scheme}://${found.redirectTo}${port}${target(exchange)}`);
    return null;
  };
}

/** Path and query with a single leading slash, so that `//evil.example` stays a path of this site. */
function target({ path, query }: Exchange): string {
  const local = `/${path.replace(/^[/\\]+/, '')}`;
  return query ? `${local}?${query}` : local;
}
