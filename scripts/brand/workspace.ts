/** The documents of a brands directory, examined as the server would at a cold start. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Checkup, type Examination, type Workshop } from '../../runtime/core/brand/checkup.ts';
import { type Finding, sortFindings } from '../../runtime/core/brand/finding.ts';
import { normalizeHost } from '../../runtime/core/brand/host-table.ts';
import { stringsAt } from '../../runtime/core/brand/json.ts';
import { type BrandSource, parseSource } from '../../runtime/core/brand/layers.ts';
import { nearest, wayOut } from '../../runtime/core/brand/words.ts';
import { openWorkshop } from '../../runtime/core/brand/workshop.ts';
import { UserError } from './user-error.ts';

export interface Locations {
  brandsDir: string;
  /** `public/brands`. */
  assetsDir: string;
}

const ROOT = resolve(import.meta.dirname, '../..');

/** Directories of this tree, or those that BRANDS_DIR and PUBLIC_DIR name. */
export function defaultLocations(env: Readonly<Record<string, string | undefined>>): Locations {
  return {
    brandsDir: resolve(ROOT, env.BRANDS_DIR || 'brands'),
    assetsDir: join(resolve(ROOT, env.PUBLIC_DIR || 'public'), 'brands'),
  };
}

export class Workspace {
  readonly locations: Locations;
  readonly sources: ReadonlyMap<string, BrandSource>;
  readonly workshop: Workshop;
  private readonly checkup: Checkup;

  private constructor(locations: Locations, sources: ReadonlyMap<string, BrandSource>) {
    this.locations = locations;
    this.sources = sources;
    this.workshop = { ...openWorkshop(ROOT), assetsDir: locations.assetsDir };
    this.checkup = new Checkup({ ...this.workshop, sources, hostOwner: hostOwnerOf(sources) });
  }

  /** Reads all documents. Throws a UserError when the directory is not there. */
  static async open(locations: Locations): Promise<Workspace> {
    const names = await readdir(locations.brandsDir).catch(() => {
      throw new UserError(`There is no directory "${locations.brandsDir}".`);
    });
    const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
    const sources = await Promise.all(
      files.map(async (name) => {
        const id = basename(name, '.json');
        const bytes = await readFile(join(locations.brandsDir, name));
        return [id, parseSource(id, `${basename(locations.brandsDir)}/${name}`, bytes)] as const;
      }),
    );
    return new Workspace(locations, new Map(sources));
  }

  ids(): string[] {
    return [...this.sources.keys()];
  }

  /** Throws a UserError with the nearest id when there is no such brand. */
  source(id: string): BrandSource {
    const source = this.sources.get(id);
    if (source !== undefined) return source;
    throw new UserError(`There is no brand "${id}".${wayOut(nearest(id, this.ids()), this.ids())}`);
  }

  examine(id: string): Examination {
    this.source(id);
    return this.checkup.examine(id);
  }

  /** The same documents and one more that is not on disk yet. */
  with(source: BrandSource): Workspace {
    return new Workspace(this.locations, new Map([...this.sources, [source.id, source]]));
  }

  /** Findings of the given brands and all they extend; of all documents without ids. */
  findings(ids: readonly string[]): Finding[] {
    for (const id of ids) this.source(id);
    if (ids.length === 0) return sortFindings(this.ids().flatMap((id) => this.checkup.withAncestors(id)));
    // Who asks about one brand is at work on it: a host that another brand names belongs to the other.
    const others = [...this.sources].filter(([id]) => !ids.includes(id));
    const hostOwner = hostOwnerOf(new Map([...others, ...this.sources]));
    const checkup = new Checkup({ ...this.workshop, sources: this.sources, hostOwner });
    return sortFindings(ids.flatMap((id) => checkup.withAncestors(id)));
  }
}

/** The first brand in the alphabet that names a host owns it. */
function hostOwnerOf(sources: ReadonlyMap<string, BrandSource>) {
  const owners = new Map<string, string>();
  for (const [id, { value }] of sources) {
    if (value?.abstract === true) continue;
    for (const { text } of stringsAt(value, ['site', 'hosts'])) {
      const host = normalizeHost(text);
      if (!owners.has(host)) owners.set(host, id);
    }
  }
  return (host: string, id: string): string | undefined => {
    const owner = owners.get(normalizeHost(host));
    return owner === id ? undefined : owner;
  };
}
