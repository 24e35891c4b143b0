/** What the administration needs beyond the database. */

import type { Inspection } from '../../../runtime/core/brand/check/patches.ts';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import type { BrandStanding } from '../../../runtime/core/brand/standings.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';

/** The brands in the registry of this process. */
export interface BrandDesk {
  list(): readonly CompiledBrand[];
  /** The state of every brand file. */
  states(): readonly BrandStanding[];
  /** Undefined for a file that does not exist. */
  state(id: string): BrandStanding | undefined;
  /** A brand from its file, and with a patch applied. Undefined if it does not exist. */
  inspect(id: string, patch?: JsonObject): Promise<Inspection | undefined>;
  /** Reloads the current patches. */
  readPatches(ids: readonly string[]): Promise<void>;
}

export interface AdminTools {
  desk: BrandDesk;
  /** Whether the administration requires a second factor. */
  needsSecondFactor: boolean;
  /** Previews are shown on hosts below this one; null where there are none. */
  previewHost: string | null;
}

/** For a backend without a registry: there is nothing to administer. */
export const emptyDesk: BrandDesk = {
  list: () => [],
  states: () => [],
  state: () => undefined,
  inspect: async () => undefined,
  readPatches: async () => undefined,
};
