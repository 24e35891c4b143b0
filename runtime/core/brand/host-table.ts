/** Which brand answers on a host name. One map look-up, whatever the number of brands. */
import type { CompiledBrand } from '../request-context.ts';

export type HostAnswer = { brand: CompiledBrand } | { redirectTo: string };

const LOCAL = '.localhost';

/** Host name of a Host header: small letters, without port and final dot. */
export function normalizeHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

export class HostTable {
  private readonly brands = new Map<string, CompiledBrand>();
  private readonly owners = new Map<string, string>();

  /** The brand a host name belongs to. */
  owner(host: string): string | undefined {
    return this.owners.get(normalizeHost(host));
  }

  /** Puts a revision in place of the brand's former one. Hosts of other brands stay theirs. */
  set(brand: CompiledBrand): void {
    this.release(brand.id);
    this.brands.set(brand.id, brand);
    for (const host of brand.document.site.hosts) {
      const name = normalizeHost(host);
      if (!this.owners.has(name)) this.owners.set(name, brand.id);
    }
  }

  delete(id: string): void {
    this.release(id);
    this.brands.delete(id);
  }

  get(id: string): CompiledBrand | undefined {
    return this.brands.get(id);
  }

  /** Live brands by id, in the order of the alphabet. */
  list(): CompiledBrand[] {
    return [...this.brands.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The brand of a host name, or its canonical host when this is another of its hosts. Drafts answer at `<id>.localhost` alone. */
  find(host: string): HostAnswer | undefined {
    const name = normalizeHost(host);
    if (name.endsWith(LOCAL)) {
      const local = this.brands.get(name.slice(0, -LOCAL.length));
      return local && { brand: local };
    }
    const id = this.owners.get(name);
    const brand = id === undefined ? undefined : this.brands.get(id);
    if (brand === undefined || brand.document.site.status === 'draft') return undefined;
    const canonical = this.canonicalOf(brand);
    return canonical === undefined || canonical === name ? { brand } : { redirectTo: canonical };
  }

  /** The first host of the list that is really the brand's. */
  private canonicalOf(brand: CompiledBrand): string | undefined {
    return brand.document.site.hosts.map(normalizeHost).find((name) => this.owners.get(name) === brand.id);
  }

  private release(id: string): void {
    const former = this.brands.get(id);
    for (const host of former?.document.site.hosts ?? []) {
      const name = normalizeHost(host);
      if (this.owners.get(name) === id) this.owners.delete(name);
    }
  }
}
