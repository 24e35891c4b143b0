/** Tables of jobs and of the brands that show them. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { organization } from './organizations.ts';

export const job = brandTable(
  'job',
  {
    id: id(),
    /** The owner brand: canonical URLs point there. */
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id').references(() => organization.id),
    /** Shown when the advertisement names a company without a profile. */
    organizationName: text('organization_name').notNull(),
    /** Posted for the company that is named; its organization only looks after it, and no page shows its profile. */
    onBehalf: boolean('on_behalf').notNull().default(false),
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
    /** Brought in by any importer. */
    external: boolean('external').notNull().default(false),
    /** Paid highlights end then; null without end. */
    featuredUntil: instant('featured_until'),
    topUntil: instant('top_until'),
    publishAt: instant('publish_at'),
    published: instant('published'),
    expires: instant('expires'),
    archived: instant('archived'),
    /** The state that it goes back to once nobody who answers for it is blocked any longer; it is archived meanwhile. */
    pausedFrom: text('paused_from'),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
    views: integer('views').notNull().default(0),
    /** How often somebody began to apply. */
    applicationStarts: integer('application_starts').notNull().default(0),
    /** Waits for an administrator since then, or did so last. */
    submitted: instant('submitted'),
    /** Why an administrator gave it back; null after it was sent again. */
    refusal: text('refusal'),
    /** Days that it runs from its publication, where no end was chosen. */
    durationDays: integer('duration_days'),
    /** The end of which its people have been told that it is near. */
    expiryNoticed: instant('expiry_noticed'),
    /** Number of the job that it was copied from, which may be gone. */
    duplicateOf: integer('duplicate_of'),
    /** Rises with every change by a person; saving asks for it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('job_by_frontend').on(t.frontend, t.id),
    index('job_by_organization').on(t.organizationId, t.frontend),
    index('job_by_owner').on(t.ownerId, t.frontend),
    index('job_paused').on(t.id).where(sql`paused_from is not null`),
    index('job_waiting').on(t.frontend, t.submitted).where(sql`state = 'needs_review'`),
    index('job_with_highlight').on(t.id).where(sql`featured_until is not null or top_until is not null`),
    index('job_due_for_publication').on(t.publishAt).where(sql`state = 'scheduled'`),
    index('job_due_for_expiry').on(t.expires).where(sql`state = 'published'`),
  ],
);

/** The brands that show a job, the owner brand included. */
export const jobFrontend = brandTable(
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

/** Requests that made a job or changed one, by the key of their sender: the same request again changes nothing. */
export const jobRequest = brandTable(
  'job_request',
  {
    frontend: text('frontend').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'job_request_is_unique', columns: [t.frontend, t.accountId, t.key] }),
    index('job_request_by_age').on(t.created),
  ],
);

/** What visitors say is wrong with a job. */
export const jobReport = brandTable(
  'job_report',
  {
    id: id(),
    /** The brand on which it was reported. */
    frontend: text('frontend').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** fraud, discrimination, expired, wrong, other */
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    /** For questions; nobody has to leave one. */
    email: text('email'),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    sendKey: text('send_key'),
    created: instant('created').notNull(),
    resolved: instant('resolved'),
    resolvedBy: integer('resolved_by').references(() => account.id, { onDelete: 'set null' }),
    /** dismissed or archived */
    outcome: text('outcome'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('job_report_by_key').on(t.frontend, t.sendKey),
    index('job_report_open').on(t.frontend, t.created).where(sql`resolved is null`),
    index('job_report_by_job').on(t.jobId),
  ],
);
