/** Maps host names to brands. One map lookup, however many brands there are. */
import type { CompiledBrand } from '../request-context.ts';

export type HostAnswer = { brand: CompiledBrand } | { redirectTo: string };

const LOCAL = '.localhost';

/** Host name of a Host header: lower case, without port and trailing dot. */
export function normalizeHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** The brands being served and their hosts. A host belongs to the first brand that claims it. */
export class HostTable {
  private readonly brands = new Map<string, CompiledBrand>();
  private readonly owners = new Map<string, string>();
  private readonly answers = new Map<string, HostAnswer>();

  /** The brand a host name belongs to. */
  owner(host: string): string | undefined {
    return this.owners.get(normalizeHost(host));
  }

  /** Replaces the brand's previous revision. Hosts of other brands are left to them. */
  set(brand: CompiledBrand): void {
    this.delete(brand.id);
    this.brands.set(brand.id, brand);
    this.answers.set(brand.id + LOCAL, { brand });
    const { hosts, status } = brand.document.site;
    const own = hosts.map(normalizeHost).filter((name) => !this.owners.has(name));
    for (const name of own) {
      this.owners.set(name, brand.id);
      // A draft reserves its hosts but does not answer there yet.
      if (status === 'live') this.answers.set(name, name === own[0] ? { brand } : { redirectTo: own[0] ?? name });
    }
  }

  delete(id: string): void {
    const former = this.brands.get(id);
    if (former === undefined) return;
    this.brands.delete(id);
    this.answers.delete(id + LOCAL);
    for (const name of former.document.site.hosts.map(normalizeHost)) {
      if (this.owners.get(name) !== id) continue;
      this.owners.delete(name);
      this.answers.delete(name);
    }
  }

  get(id: string): CompiledBrand | undefined {
    return this.brands.get(id);
  }

  /** Live brands by id, in alphabetical order. */
  list(): CompiledBrand[] {
    return [...this.brands.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The brand of a host name, or its canonical host if this is an alias. Drafts answer only at `<id>.localhost`. */
  find(host: string): HostAnswer | undefined {
    return this.answers.get(normalizeHost(host));
  }
}
