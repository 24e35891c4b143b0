/** Settings that administrators changed at runtime: the latest merge patch of each brand, as last read. */

import type { JsonObject } from '../sources/json.ts';
import type { Examination } from './checkup.ts';

/** The patch of one brand (RFC 7396, against its resolved file). */
export interface BrandPatch {
  /** Increases with every change; 0 where nothing was ever changed. */
  version: number;
  /** Empty when all changes were reverted. */
  patch: JsonObject;
}

export interface PatchSource {
  /** The latest patch of these brands, or of all of them; brands without a patch are absent. */
  read(ids?: readonly string[]): Promise<ReadonlyMap<string, BrandPatch>>;
}

/** A brand's file compared with its runtime patch. */
export interface Inspection {
  /** Without any patch. */
  file: Examination;
  /** With the requested patch, or with the current patch if none was given, whether or not it can be served. */
  patched: Examination;
  /** The patch this process knows. */
  current: BrandPatch;
}

/** Empty until `read`. Without a source it stays so. */
export class Patches {
  private readonly source: PatchSource | undefined;
  private known = new Map<string, BrandPatch>();

  constructor(source: PatchSource | undefined) {
    this.source = source;
  }

  /** Reads these brands, or all; returns the ids whose patch has changed. Rejects when the source does. */
  async read(ids?: readonly string[]): Promise<string[]> {
    if (this.source === undefined) return [];
    const found = await this.source.read(ids);
    const asked = ids ?? [...new Set([...this.known.keys(), ...found.keys()])];
    return asked.filter((id) => this.take(id, found.get(id)));
  }

  /** The patch to apply to a file; undefined when it is empty. */
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
