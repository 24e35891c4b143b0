/** Tables of organizations and of the profiles that brands show of them. */
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

export const organization = pgTable('organization', {
  id: id(),
  ownerId: integer('owner_id'),
  name: text('name').notNull(),
  /** Form answers keyed by group. */
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  /** By group, how often it was saved: whoever saves a group has seen its latest version. */
  versions: jsonb('versions').$type<Record<string, number>>().notNull().default({}),
  created: instant('created').notNull().defaultNow(),
  changed: instant('changed').notNull().defaultNow(),
});

/** An organization as one brand shows it. */
export const organizationProfile = brandTable(
  'organization_profile',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    slug: text('slug').notNull(),
    published: boolean('published').notNull().default(false),
    /** Out of sight since then because all its owners are blocked; it was published, and comes back with them. */
    paused: instant('paused'),
    featured: boolean('featured').notNull().default(false),
    training: boolean('training').notNull().default(false),
    /** Waits since then for an administrator to publish it, where the brand looks at profiles first. */
    requested: instant('requested'),
    /** Looked at and found good; from then on its own people publish it. */
    approved: instant('approved'),
    /** Why an administrator did not publish it, for those who wrote it. */
    refusal: text('refusal'),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    unique('organization_profile_slug_is_unique').on(t.frontend, t.slug),
    unique('organization_profile_is_unique').on(t.frontend, t.organizationId),
    index('organization_profile_by_organization').on(t.organizationId),
  ],
);

/** Addresses that published profiles had before: they lead to the present one. */
export const organizationSlug = brandTable(
  'organization_slug',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    slug: text('slug').notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => organizationProfile.id, { onDelete: 'cascade' }),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    unique('organization_slug_is_unique').on(t.frontend, t.slug),
    index('organization_slug_by_profile').on(t.profileId),
  ],
);
