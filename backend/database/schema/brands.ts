/** Tables of the brands themselves: their numbers, their good revisions and their settings. */
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Dense small integers for brands, so that search rows stay narrow. */
export const frontend = pgTable('frontend', { id: id(), key: text('key').notNull() }, (t) => [
  unique('frontend_key_is_unique').on(t.key),
]);

/** Every brand revision that was good, newest last; a restart falls back to it. */
export const brandRevision = pgTable(
  'brand_revision',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    revision: text('revision').notNull(),
    document: jsonb('document').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [index('brand_revision_by_frontend').on(t.frontend, t.id)],
);

export const appConfig = pgTable(
  'app_config',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (t) => [unique('app_config_name_is_unique').on(t.frontend, t.name)],
);
