/** What links to a brand begin with: the first host that its document names, else where it is visited. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';

export interface Origins {
  /** Scheme and host where nobody visits, as in the mails of background work. No slash at the end. */
  of(brand: CompiledBrand): string;
  /** In the answer to a visitor at `visited`. */
  inAnswers(brand: CompiledBrand, visited: string): string;
  /** In a mail that a visitor at `visited` causes. Whoever asks could name any host, so that only what leads to this machine counts. */
  inMails(brand: CompiledBrand, visited: string): string;
}

interface OriginOptions {
  /** By default https and the first host, or `<id>.localhost` where there is none. */
  of?: ((brand: CompiledBrand) => string) | undefined;
  /** Mails lead back to `<brand>.localhost` also where the document names hosts; for trying out. */
  localLinks: boolean;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

export function createOrigins({ of = standard, localLinks }: OriginOptions): Origins {
  return {
    of,
    inAnswers: (brand, visited) => (hasHosts(brand) ? of(brand) : visited),
    inMails: (brand, visited) => (isLocal(visited) && (localLinks || !hasHosts(brand)) ? visited : of(brand)),
  };
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
