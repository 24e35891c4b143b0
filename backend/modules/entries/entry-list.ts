/** What a list of the administration consists of. Each file in `lists` is one. */
import type { SQL } from 'drizzle-orm';
import type { BrandRows } from '../../database/brand-rows.ts';

export type ColumnKind =
  | 'text'
  | 'number'
  | 'moment'
  | 'date'
  | 'flag'
  | 'state'
  | 'brands'
  | 'entry'
  | 'mail'
  | 'link';

interface Column {
  kind: ColumnKind;
  /** For `entry`: its list. The id is in the column with `Id` added. */
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
}

/** Values to choose from, or ids. Where it is no column of the list, `where` makes the condition for the row `e`. */
interface Filter {
  values?: readonly string[];
  where?(value: string, within: Within): SQL;
}

export interface EntryList {
  /** Its rows: a query with the columns `id`, `title`, `brand` and those below by their names, in quotes. */
  rows(within: Within): SQL;
  /** The first is `title`, which leads to the page of the entry. */
  columns: Readonly<Record<string, Column>>;
  /** Columns that are searched, besides `title`. */
  search: readonly string[];
  filters: Readonly<Record<string, Filter>>;
  /** What belongs to an entry: list -> its filter, which takes the id. */
  belongings?: Readonly<Record<string, string>>;
  /** The key under which the activity log names it; `account` also finds what the person did. */
  event?: string;
}
