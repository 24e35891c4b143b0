/** What a registry of brands is made of. */

import type { Workshop } from './check/checkup.ts';
import type { PatchSource } from './check/patches.ts';
import type { RevisionStore } from './revisions.ts';
import type { PublishedTree } from './sources/places.ts';

export interface RegistryOptions {
  brandsDir: string;
  /** `public/brands`, where referenced assets must be. */
  assetsDir?: string;
  /** Published files, which count instead of those in the folders. Call `usePublished` when they change. */
  published?: PublishedTree | undefined;
  /** Milliseconds after which a missing or added asset is noticed at the latest; of many brands, an overwritten one some turns later. */
  assetsSweep?: number;
  store?: RevisionStore;
  /** Runtime patches by administrators. Call `readPatches` when one changes. */
  patches?: PatchSource;
  /** Awaited before a brand that was a draft, or not known to this process, is served as live. While it fails, the brand stays as it was. */
  beforeLive?(id: string): Promise<void>;
  /** `readable` (for development) serves whatever fits the schema; `sound`, the default, only what has no errors. */
  serve?: 'sound' | 'readable';
  /** Schema, catalogue and rules; created from the tree when omitted. */
  workshop?: Workshop;
  log?(level: 'info' | 'warn' | 'error', code: string, message: string): void;
}
