/** What a list of the administration consists of. Each file in `lists` is one. */
import type { SQL } from 'drizzle-orm';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Translate } from '../../../runtime/core/texts/translator.ts';
import type { BrandRows } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';

export type ColumnKind =
  | 'text'
  | 'number'
  | 'money'
  | 'moment'
  | 'date'
  | 'flag'
  /** The code of a language, such as `en-GB`. */
  | 'language'
  | 'state'
  /** A kind of event, with a text in `admin`. */
  | 'event'
  /** A role, with a text in `roles`. */
  | 'role'
  /** Its name, with a text; for custom choice fields of brands their label, which the service puts in place of the key. */
  | 'taxonomy'
  | 'brands'
  /** Keys of products of its brand, which the service puts their names in place of. */
  | 'products'
  | 'entry'
  | 'mail'
  /** The name of an email template, with a text in `mail-templates`. */
  | 'template'
  | 'letter'
  /** Of an event: what it was about, in words. */
  | 'details'
  | 'link';

interface Column {
  kind: ColumnKind;
  /** For `entry`: its list. The id is in the value with `Id` added; for `money`, in units of the currency, which is in the one with `Currency` added. */
  list?: string;
  /** The list cannot be sorted by it: a list of values, or one that is expensive to compute. */
  isUnsorted?: true;
  /** Only the page of an entry shows it. */
  isDetail?: true;
}

/** Which rows a list covers. */
export interface Within {
  rows: Pick<BrandRows, 'all'>;
  /** Whether they are those of all brands, for administrators of the network. */
  isEverywhere: boolean;
  now: Date;
  /** Of the reader, without a region: `de`. */
  language: string;
  /** A text of `entries` in the language of the reader. */
  say: Translate;
}

/** Values to choose from, or ids. Where it is no column of the list, `where` makes the condition for the row `e`. */
interface Filter {
  values?: readonly string[];
  /** Values to choose from where others are possible, too. */
  offered?: readonly string[];
  where?(value: string, within: Within): SQL;
}

export interface EntryList {
  /** Job editors see it, too. */
  isForEditors?: true;
  /** Makes rows that are only made when somebody asks for them. `brands` is null for all. */
  prepare?(within: { db: Connection; brands: readonly string[] | null }, all: readonly CompiledBrand[]): Promise<void>;
  /** Its rows: a query with the columns `id`, `title`, `brand` and those below by their names, in quotes. */
  rows(within: Within): SQL;
  /** The first is `title`, which leads to the page of the entry. */
  columns: Readonly<Record<string, Column>>;
  /** Its order unless another is asked for; by default the newest first, or by title where there is no `created`. */
  sortedBy?: Readonly<{ sort: string; descending: boolean }>;
  /** Columns that are searched, besides `title`. */
  search: readonly string[];
  filters: Readonly<Record<string, Filter>>;
  /** What belongs to an entry: list -> its filter, which takes the id. */
  belongings?: Readonly<Record<string, string>>;
  /** The key under which the activity log names it; `account` also finds what the person did. */
  event?: string;
  /** The entry of another list that the activity log names in its place, with the column that has its id. */
  eventsOf?: { list: string; column: string };
}
