import type { Exchange } from '../exchange.ts';

/** Files of the build, which are the same for all sites. */
const BUILD = /^\/(?:_next\/static|fonts)\//;

/**
 * Whatever a step says about caching and indexing, a response on the host of a preview is for this visit only. Here, where
 * all of them pass, none can be forgotten.
 */
export function keepPrivate({ res, path }: Exchange): void {
  const isBuild = BUILD.test(path);
  const own: Readonly<Record<string, string>> = {
    ...(!isBuild && { 'Cache-Control': 'private, no-store' }),
    'X-Robots-Tag': 'noindex, nofollow',
  };
  const writeHead = res.writeHead.bind(res) as (status: number, headers?: Record<string, unknown>) => typeof res;
  res.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    const names = new Set(Object.keys(own).map((name) => name.toLowerCase()));
    const kept = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()));
    return writeHead(status, { ...Object.fromEntries(kept), ...own });
  }) as typeof res.writeHead;
}
