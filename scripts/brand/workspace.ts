/** The documents of a brands directory, examined as the server would, running or newly started. */
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Checkup, type Examination, type Workshop } from '../../runtime/core/brand/check/checkup.ts';
import { type Finding, sortFindings } from '../../runtime/core/brand/check/finding.ts';
import { nearest, wayOut } from '../../runtime/core/brand/check/words.ts';
import { openWorkshop } from '../../runtime/core/brand/check/workshop.ts';
import { normalizeHost } from '../../runtime/core/brand/host-table.ts';
import { stringsAt } from '../../runtime/core/brand/sources/json.ts';
import type { BrandSource } from '../../runtime/core/brand/sources/layers.ts';
import { readSource } from '../../runtime/core/brand/sources/read-source.ts';
import { liveOwners } from './live-hosts.ts';
import { UserError } from './user-error.ts';

export interface Locations {
  brandsDir: string;
  /** `public/brands`. */
  assetsDir: string;
  /** Port of a possibly running server, which knows the live brand of a host. */
  port: number;
}

const ROOT = resolve(import.meta.dirname, '../..');

let opened: Workshop | undefined;
const workshop = () => (opened ??= openWorkshop(ROOT));

/** Directories of this repository, or those in BRANDS_DIR and PUBLIC_DIR. */
export function defaultLocations(env: Readonly<Record<string, string | undefined>>): Locations {
  return {
    brandsDir: resolve(ROOT, env.BRANDS_DIR || 'brands'),
    assetsDir: join(resolve(ROOT, env.PUBLIC_DIR || 'public'), 'brands'),
    port: Number(env.PORT) || 3025,
  };
}

export class Workspace {
  readonly locations: Locations;
  readonly sources: ReadonlyMap<string, BrandSource>;
  readonly workshop: Workshop;
  private readonly checkup: Checkup;
  private readonly live: ReadonlyMap<string, string>;

  private constructor(
    locations: Locations,
    sources: ReadonlyMap<string, BrandSource>,
    live: ReadonlyMap<string, string>,
  ) {
    this.locations = locations;
    this.sources = sources;
    this.live = live;
    this.workshop = { ...workshop(), assetsDir: locations.assetsDir };
    this.checkup = new Checkup({ ...this.workshop, sources, hostOwner: hostOwnerOf(sources, live) });
  }

  /** Reads all documents. Throws a UserError if the directory does not exist. */
  static async open(locations: Locations): Promise<Workspace> {
    const names = await readdir(locations.brandsDir).catch(() => {
      throw new UserError(`There is no directory "${locations.brandsDir}".`);
    });
    const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
    const sources = await Promise.all(files.map((name) => readSource(locations.brandsDir, basename(name, '.json'))));
    const all = new Map(sources.flatMap((source) => (source === undefined ? [] : [[source.id, source] as const])));
    return new Workspace(locations, all, await liveOwners(contested(all), locations.port));
  }

  ids(): string[] {
    return [...this.sources.keys()];
  }

  /** Throws a UserError with the closest id if there is no such brand. */
  source(id: string): BrandSource {
    const source = this.sources.get(id);
    if (source !== undefined) return source;
    throw new UserError(`There is no brand "${id}".${wayOut(nearest(id, this.ids()), this.ids())}`);
  }

  examine(id: string): Examination {
    this.source(id);
    return this.checkup.examine(id);
  }

  /** The same documents plus one that is not on disk yet. */
  with(source: BrandSource): Workspace {
    return new Workspace(this.locations, new Map([...this.sources, [source.id, source]]), this.live);
  }

  /** The brand that holds a host, if it is not `id`. */
  holderOf(host: string, id: string): string | undefined {
    return hostOwnerOf(this.sources, this.live)(host, id);
  }

  /** Findings of the given brands and all they extend; without ids, of all documents. */
  findings(ids: readonly string[]): Finding[] {
    for (const id of ids) this.source(id);
    if (ids.length === 0) return sortFindings(this.ids().flatMap((id) => this.checkup.withAncestors(id)));
    // Whoever asks about one brand is working on it, so a host claimed by both belongs to the other.
    const others = [...this.sources].filter(([id]) => !ids.includes(id));
    const hostOwner = hostOwnerOf(new Map([...others, ...this.sources]), this.live);
    const checkup = new Checkup({ ...this.workshop, sources: this.sources, hostOwner });
    return sortFindings(ids.flatMap((id) => checkup.withAncestors(id)));
  }
}

/** Ids by the hosts they claim, in document order. */
function claims(sources: ReadonlyMap<string, BrandSource>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, { value }] of sources) {
    if (value?.abstract === true) continue;
    const hosts = new Set(stringsAt(value, ['site', 'hosts']).map(({ text }) => normalizeHost(text)));
    for (const host of hosts) found.set(host, [...(found.get(host) ?? []), id]);
  }
  return found;
}

/** Hosts claimed by more than one brand. */
function contested(sources: ReadonlyMap<string, BrandSource>): string[] {
  return [...claims(sources)].flatMap(([host, ids]) => (ids.length > 1 ? [host] : []));
}

/** A host belongs to the brand that is live on it; if there is none, to the first that claims it. */
export function hostOwnerOf(sources: ReadonlyMap<string, BrandSource>, live: ReadonlyMap<string, string>) {
  const owners = new Map<string, string>();
  for (const [host, ids] of claims(sources)) {
    const keeper = ids.find((id) => id === live.get(host)) ?? ids[0];
    if (keeper !== undefined) owners.set(host, keeper);
  }
  return (host: string, id: string): string | undefined => {
    const owner = owners.get(normalizeHost(host));
    return owner === id ? undefined : owner;
  };
}
