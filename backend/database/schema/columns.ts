/** Kinds of columns. Constraints carry written-out names; brand-owned rows carry `frontend`, the brand id. */
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
/** The key of a table, numbered by the database. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
/** A moment, read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Text per language code. */
export type Localised = Record<string, string>;
