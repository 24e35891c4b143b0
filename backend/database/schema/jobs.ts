/** Tables of jobs and of the brands that show them. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { organization } from './organizations.ts';

export const job = pgTable(
  'job',
  {
    id: id(),
    /** The owner brand: canonical URLs point there. */
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id').references(() => organization.id),
    /** Shown when the advertisement names a company without a profile. */
    organizationName: text('organization_name').notNull(),
    ownerId: integer('owner_id'),
    /** draft, needs_review, scheduled, published, archived */
    state: text('state').notNull(),
    title: text('title').notNull(),
    langcode: text('langcode').notNull(),
    /** Form answers keyed by group (schemas/forms/job). Rich text in it is already sanitised. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    featured: boolean('featured').notNull().default(false),
    top: boolean('top').notNull().default(false),
    /** Brought in by a backfill importer. */
    backfill: boolean('backfill').notNull().default(false),
    publishAt: instant('publish_at'),
    published: instant('published'),
    expires: instant('expires'),
    archived: instant('archived'),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    index('job_by_frontend').on(t.frontend, t.id),
    index('job_due_for_publication').on(t.publishAt).where(sql`state = 'scheduled'`),
    index('job_due_for_expiry').on(t.expires).where(sql`state = 'published'`),
  ],
);

/** The brands that show a job, the owner brand included. */
export const jobFrontend = pgTable(
  'job_frontend',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
  },
  (t) => [
    primaryKey({ name: 'job_frontend_is_unique', columns: [t.jobId, t.frontend] }),
    index('job_frontend_by_frontend').on(t.frontend, t.jobId),
  ],
);
