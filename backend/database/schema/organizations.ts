/** Tables of organizations and of their profiles on brands. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

export const organization = pgTable(
  'organization',
  {
    id: id(),
    ownerId: integer('owner_id'),
    name: text('name').notNull(),
    /** Form answers by group. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** By group, the number of saves: a save must pass the latest. */
    versions: jsonb('versions').$type<Record<string, number>>().notNull().default({}),
    /** An example that fills a draft brand, like `job.sample`. */
    sample: boolean('sample').notNull().default(false),
    /** The organization that it was merged into: it has no members and no public profile from then on. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => organization.id, { onDelete: 'set null' }),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [index('organization_merged').on(t.mergedInto).where(sql`merged_into is not null`)],
);

/** The profile of an organization on one brand. */
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
    /** When it was hidden because all its owners are blocked; it was published, and is published again with them. */
    paused: instant('paused'),
    featured: boolean('featured').notNull().default(false),
    training: boolean('training').notNull().default(false),
    /** When publication was requested, where the brand reviews profiles first. */
    requested: instant('requested'),
    /** When it was approved; from then on its own people publish it. */
    approved: instant('approved'),
    /** Why an administrator rejected it, for its authors. */
    refusal: text('refusal'),
    /** Since when its jobs go online on this brand without review; null while they are reviewed like those of others. */
    trusted: instant('trusted'),
    /** Id of the administrator who decided so. */
    trustedBy: integer('trusted_by'),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    unique('organization_profile_slug_is_unique').on(t.frontend, t.slug),
    unique('organization_profile_is_unique').on(t.frontend, t.organizationId),
    index('organization_profile_by_organization').on(t.organizationId),
  ],
);

/** Former URL slugs of published profiles: they redirect to the current one. */
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
