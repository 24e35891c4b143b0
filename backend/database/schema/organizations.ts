/** Tables of organizations and of the profiles that brands show of them. */
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

export const organization = pgTable('organization', {
  id: id(),
  ownerId: integer('owner_id'),
  name: text('name').notNull(),
  /** Form answers keyed by group. */
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  created: instant('created').notNull().defaultNow(),
  changed: instant('changed').notNull().defaultNow(),
});

/** An organization as one brand shows it. */
export const organizationProfile = pgTable(
  'organization_profile',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    slug: text('slug').notNull(),
    published: boolean('published').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    training: boolean('training').notNull().default(false),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    unique('organization_profile_slug_is_unique').on(t.frontend, t.slug),
    unique('organization_profile_is_unique').on(t.frontend, t.organizationId),
  ],
);
