/** SQL that lists of posts and pages share, for those who edit them. */
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AdminList, ContentState } from '../../graphql.generated.ts';

/** What the list of an editor asks for. */
export interface EditedAsked {
  list?: AdminList | null;
  state?: ContentState | null;
  language?: string | null;
  now: Date;
}

/** When visitors see it. */
export interface Publication {
  /** Null for a draft, and for what is archived. */
  publishAt: Date | null;
  archived: boolean;
  /** Pages have been told. */
  announced: boolean;
  now: Date;
}

interface Columns {
  publishAt: SQLWrapper;
  archived: SQLWrapper;
}

/** In this state; any row without one. */
export function isInState(
  { publishAt, archived }: Columns,
  state: ContentState | null | undefined,
  now: Date,
): SQL | undefined {
  switch (state) {
    case 'DRAFT':
      return and(isNull(publishAt), sql`not ${archived}`);
    case 'ARCHIVED':
      return eq(archived, true);
    case 'SCHEDULED':
      return sql`${publishAt} > ${now}`;
    case 'PUBLISHED':
      return sql`${publishAt} <= ${now}`;
    default:
      return undefined;
  }
}
