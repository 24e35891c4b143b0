import type { BrandExchange } from '../exchange.ts';

/** Where the brand of a preview is live; null for a draft, except on this machine. */
export function liveOrigin({ brand, visited }: Pick<BrandExchange, 'brand' | 'visited'>): string | null {
  const { protocol, port, hostname } = new URL(visited);
  if (hostname.endsWith('.localhost')) return `${protocol}//${brand.id}.localhost${port && `:${port}`}`;
  const { hosts, status } = brand.document.site;
  return status === 'live' && hosts[0] !== undefined ? `https://${hosts[0]}` : null;
}
