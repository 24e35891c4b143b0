/** Origins of links to a brand: the first host in its document, otherwise the one where it is visited. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';

export interface Origins {
  /** Scheme and host without a visitor, as in the mails of background work. No trailing slash. */
  of(brand: CompiledBrand): string;
  /** In the response to a visitor at `visited`. */
  inAnswers(brand: CompiledBrand, visited: string): string;
  /** In a mail triggered by a visitor at `visited`. Clients can send any host, so only local ones are used. */
  inMails(brand: CompiledBrand, visited: string): string;
}

interface OriginOptions {
  /** Default: https and the first host, or `<id>.localhost` without one. */
  of?: ((brand: CompiledBrand) => string) | undefined;
  /** Whether mails link to `<brand>.localhost` even if the document has hosts; for development. */
  localLinks: boolean;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

export function createOrigins({ of = standard, localLinks }: OriginOptions): Origins {
  return {
    of,
    inAnswers: (brand, visited) => (hasHosts(brand) ? of(brand) : visited),
    inMails: (brand, visited) => ((localLinks || !hasHosts(brand)) && isLocal(visited) ? visited : of(brand)),
  };
}

/** Scheme and host of a site for a visitor of the workspace: on this machine beside it, otherwise undefined for the canonical one. */
export function siteBeside(workspace: string, { id }: Pick<CompiledBrand, 'id'>): string | undefined {
  if (!isLocal(workspace)) return undefined;
  const { protocol, port } = new URL(workspace);
  return `${protocol}//${id}.localhost${port && `:${port}`}`;
}

function standard({ id, document }: CompiledBrand): string {
  return `https://${document.site.hosts[0] ?? `${id}.localhost`}`;
}

function hasHosts({ document }: CompiledBrand): boolean {
  return document.site.hosts.length > 0;
}

function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return loopback.includes(hostname) || hostname.endsWith('.localhost');
}
