/** What administrators switched at runtime: the newest merge patch of each brand, as it was last read. */

import type { JsonObject } from '../sources/json.ts';
import type { Examination } from './checkup.ts';

/** The patch of one brand (RFC 7396, against its resolved file). */
export interface BrandPatch {
  /** Rises with every change; 0 where nothing was ever switched. */
  version: number;
  /** Empty when everything was taken back. */
  patch: JsonObject;
}

export interface PatchSource {
  /** The newest patch of these brands, or of all of them; a brand that has none is absent. */
  read(ids?: readonly string[]): Promise<ReadonlyMap<string, BrandPatch>>;
}

/** A brand between its file and what is switched. */
export interface Inspection {
  /** Without any patch. */
  file: Examination;
  /** With the patch that was asked about, or without one the current patch, whether or not it can be served. */
  patched: Examination;
  /** The patch that this process knows. */
  current: BrandPatch;
}

/** Empty until `read`. Without a source it stays so. */
export class Patches {
  private readonly source: PatchSource | undefined;
  private known = new Map<string, BrandPatch>();

  constructor(source: PatchSource | undefined) {
    this.source = source;
  }

  /** Reads these brands, or all; gives the ids whose patch is another than before. Rejects as the source does. */
  async read(ids?: readonly string[]): Promise<string[]> {
    if (this.source === undefined) return [];
    const found = await this.source.read(ids);
    const asked = ids ?? [...new Set([...this.known.keys(), ...found.keys()])];
    return asked.filter((id) => this.take(id, found.get(id)));
  }

  /** The patch to lay over a file; undefined when there is nothing in it. */
  of(id: string): JsonObject | undefined {
    const patch = this.known.get(id)?.patch;
    return patch === undefined || Object.keys(patch).length === 0 ? undefined : patch;
  }

  version(id: string): number {
    return this.known.get(id)?.version ?? 0;
  }

  private take(id: string, patch: BrandPatch | undefined): boolean {
    const before = this.version(id);
    if (patch === undefined) this.known.delete(id);
    else this.known.set(id, patch);
    return this.version(id) !== before;
  }
}
