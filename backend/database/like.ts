import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The pattern of `like` for texts that contain this one; its wildcards count as themselves. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** The pattern of `like` for texts that begin with this one. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a text is like all patterns, whatever the case and the accents: "muller" is in "Anna Müller". */
export function isLike(text: SQLWrapper, ...patterns: readonly string[]): SQL {
  return sql`unaccent(${text}) ilike all (array(select unaccent(p) from unnest(${sql.param(patterns)}::text[]) p))`;
}
