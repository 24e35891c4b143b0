/** What a backup is made of. */
import type { ObjectStore } from '../uploads/object-store.ts';

export interface Site {
  databaseUrl: string;
  uploads: ObjectStore;
  /** Folder of brand documents. */
  brandsDir: string;
  /** Folder of their pictures. */
  assetsDir: string;
  /** From the settings; null if it is kept in `secretFile`. */
  secret: string | null;
  secretFile: string;
  /** Folder in which files are collected until they are complete. */
  dataDir: string;
  /** Whether the database and stored files are on the disk of `dataDir`. */
  isLocal: { database: boolean; uploads: boolean };
  /** Version of the product. */
  version: string;
}

/** What may be left out. */
export const PARTS = ['uploads', 'brands', 'secret'] as const;
export type Part = (typeof PARTS)[number];
