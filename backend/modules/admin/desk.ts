/** What the administration needs from outside of the database. */

import type { Inspection } from '../../../runtime/core/brand/check/patches.ts';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Vault } from '../../services/vault.ts';

/** The brands as the registry of this process knows them. */
export interface BrandDesk {
  list(): readonly CompiledBrand[];
  /** A brand from its file, and with a patch applied. Undefined if there is none. */
  inspect(id: string, patch?: JsonObject): Promise<Inspection | undefined>;
  /** Takes over what is switched now. */
  readPatches(ids: readonly string[]): Promise<void>;
}

export interface AdminTools {
  desk: BrandDesk;
  vault: Vault;
  /** Whoever enters the administration shows a second factor. */
  needsSecondFactor: boolean;
}

/** For a backend without a registry: there is nothing to administer. */
export const emptyDesk: BrandDesk = {
  list: () => [],
  inspect: async () => undefined,
  readPatches: async () => undefined,
};
