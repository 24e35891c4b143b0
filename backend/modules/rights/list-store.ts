/** SQL shared by the lists of the administration: limits, sorting, text search, one page of rows. */

import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing, isLike } from '../../database/like.ts';
import { UserError } from '../../errors.ts';
import type { AdminList } from '../../graphql.generated.ts';

const MOST_ROWS = 100;
const LONGEST_TEXT = 200;

export interface ListPlan {
  from: number;
  count: number;
  /** For `isLike`; null without a search text. */
  pattern: string | null;
  order: SQL[];
}

/** Parses the arguments of a list. `columns` can be sorted by, the first by default; `last` makes the order unambiguous. */
export function planList(
  list: AdminList | null | undefined,
  columns: Readonly<Record<string, SQLWrapper>>,
  last: SQLWrapper,
): ListPlan {
  const { from, count, text, sort, descending } = list ?? {};
  const [start, size, words] = [from ?? 0, count ?? 50, text ?? ''];
  if (start < 0 || size < 1 || size > MOST_ROWS) {
    throw new UserError('BAD_INPUT', `count is ${size} and from ${start}; 1 to ${MOST_ROWS} from 0 are allowed.`, {
      path: 'list',
    });
  }
  const names = Object.keys(columns);
  const name = sort ?? names[0] ?? '';
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) {
    const message = `The list cannot be sorted by "${name.slice(0, 40)}". Allowed: ${names.join(', ')}.`;
    throw new UserError('BAD_INPUT', message, { path: 'list/sort' });
  }
  const direction = (descending ?? true) ? desc : asc;
  return {
    from: start,
    count: size,
    pattern: likePattern(words),
    order: [direction(column), direction(last)],
  };
}

/** For `isLike`: rows that contain the text, whatever wildcards it has. Null for none. */
export function likePattern(text: string): string | null {
  const words = text.trim();
  return words === '' ? null : containing(words.slice(0, LONGEST_TEXT));
}

/** A list query, without order and limits. */
interface Listing<Row> {
  orderBy(...order: SQL[]): { offset(rows: number): { limit(rows: number): PromiseLike<Row[]> } };
}

/** The requested page, and the total number of rows. */
export async function readPage<Row>(
  { order, from, count }: ListPlan,
  counted: PromiseLike<{ total: number }[]>,
  listing: Listing<Row>,
): Promise<{ total: number; rows: Row[] }> {
  const [first] = await counted;
  const rows = await listing
    .orderBy(...order)
    .offset(from)
    .limit(count);
  return { total: first?.total ?? 0, rows };
}

/** Whether any of the columns contains the text. */
export function anyMatches(pattern: string | null, ...columns: readonly SQLWrapper[]): SQL | undefined {
  if (pattern === null) return undefined;
  return sql`(${sql.join(
    columns.map((column) => isLike(column, pattern)),
    sql` or `,
  )})`;
}
