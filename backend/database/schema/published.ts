/** Brand files for all processes: what was published, and what their folders hold. */
import { sql } from 'drizzle-orm';
import { check, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';

/** Files of one brand. */
export interface PublishedFiles {
  /** The SHA-256 of its documents by their paths in the folder of brands: `acme.json`, `acme/pages.json`. */
  documents: Record<string, string>;
  /** Name of its folder in `public/brands`. */
  folder: string;
  /** The SHA-256 of the files in it, by their names. */
  assets: Record<string, string>;
}

/** A file by the SHA-256 of its bytes, in hexadecimal digits. */
export const brandFile = pgTable('brand_file', { sha256: text('sha256').primaryKey(), body: bytea('body').notNull() });

/** Each row is everything that is published from then on; the newest applies. Rows are only added. */
export const brandPublication = pgTable(
  'brand_publication',
  {
    id: id(),
    /** By id of the brand; null for one that is removed, whatever folders hold. Others come from the folder. */
    brands: json('brands').$type<Record<string, PublishedFiles | null>>().notNull(),
    /** publish; revert: what was before another row applies again */
    kind: text('kind').notNull(),
    /** Ids of the brands that it changed. */
    changed: json('changed').$type<string[]>().notNull(),
    /** The row whose content it repeats; null means the folders alone. */
    restores: integer('restores'),
    /** Who did it, as the command line says. */
    author: text('author').notNull(),
    note: text('note').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [check('brand_publication_kind_is_known', sql`${t.kind} in ('publish', 'revert')`)],
);

/** What the folder of a process holds. Processes with another folder compare it with theirs. */
export const brandFolder = pgTable('brand_folder', {
  /** Machine and path. */
  place: text('place').primaryKey(),
  /** Hash of each brand's files, by id. */
  hashes: json('hashes').$type<Record<string, string>>().notNull(),
  /** When a process last said so. */
  seen: instant('seen').notNull().defaultNow(),
});
