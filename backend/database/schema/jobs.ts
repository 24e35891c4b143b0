/** Tables of jobs and of the brands that show them. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { organization } from './organizations.ts';

/** What of a job is compared with its last reviewed version. */
export interface ReviewedJob {
  title: string;
  /** Form answers by group. */
  data: Record<string, unknown>;
}

export const job = brandTable(
  'job',
  {
    id: id(),
    /** The brand that owns it: canonical URLs point there. */
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id').references(() => organization.id),
    /** Shown when the job names a company without a profile. */
    organizationName: text('organization_name').notNull(),
    /** Posted on behalf of the company named in it; its organization only manages it, and pages do not show that organization's profile. */
    onBehalf: boolean('on_behalf').notNull().default(false),
    ownerId: integer('owner_id'),
    /** draft, needs_review, scheduled, published, archived */
    state: text('state').notNull(),
    title: text('title').notNull(),
    langcode: text('langcode').notNull(),
    /** Form answers by group (schemas/forms/job). Rich text in them is already sanitized. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    featured: boolean('featured').notNull().default(false),
    top: boolean('top').notNull().default(false),
    /** Imported by a backfill importer. */
    backfill: boolean('backfill').notNull().default(false),
    /** Imported by any importer. */
    external: boolean('external').notNull().default(false),
    /** When its paid highlight ends; null without end. */
    featuredUntil: instant('featured_until'),
    topUntil: instant('top_until'),
    publishAt: instant('publish_at'),
    published: instant('published'),
    expires: instant('expires'),
    archived: instant('archived'),
    /** The state to restore once its responsible people are no longer blocked; until then it is archived. */
    pausedFrom: text('paused_from'),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
    views: integer('views').notNull().default(0),
    /** How many times an application was begun. */
    applicationStarts: integer('application_starts').notNull().default(0),
    /** When it was last submitted for approval. */
    submitted: instant('submitted'),
    /** Why an administrator rejected it; null after resubmission. */
    refusal: text('refusal'),
    /** The version that was approved before it was paid for; it goes online without another review. */
    approvedVersion: integer('approved_version'),
    /** As visitors saw it before an edit that awaits review. */
    reviewed: jsonb('reviewed').$type<ReviewedJob>(),
    /** Days that it runs from publication, where no end date was chosen. */
    durationDays: integer('duration_days'),
    /** The end date that its people were reminded of. */
    expiryNoticed: instant('expiry_noticed'),
    /** Id of the job it was copied from, which may be deleted. */
    duplicateOf: integer('duplicate_of'),
    /** An example that fills a draft brand, removed before the brand goes live: only its own brand shows it, and no feed, sitemap or email. */
    sample: boolean('sample').notNull().default(false),
    /** Incremented with every change by a person; saves must pass it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('job_by_frontend').on(t.frontend, t.id),
    index('job_by_organization').on(t.organizationId, t.frontend),
    index('job_by_owner').on(t.ownerId, t.frontend),
    index('job_paused').on(t.id).where(sql`paused_from is not null`),
    index('job_waiting').on(t.frontend, t.submitted).where(sql`state = 'needs_review'`),
    index('job_sample').on(t.frontend).where(sql`sample`),
    index('job_with_highlight').on(t.id).where(sql`featured_until is not null or top_until is not null`),
    index('job_due_for_publication').on(t.publishAt).where(sql`state = 'scheduled'`),
    index('job_due_for_expiry').on(t.expires).where(sql`state = 'published'`),
  ],
);

/** The brands that show a job, including the owner. */
export const jobFrontend = brandTable(
  'job_frontend',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Whether a syndication rule brought it there, rather than its owner. */
    syndicated: boolean('syndicated').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'job_frontend_is_unique', columns: [t.jobId, t.frontend] }),
    index('job_frontend_by_frontend').on(t.frontend, t.jobId),
  ],
);

/** The text of an ad that is a file, for the search. */
export const jobFileText = pgTable('job_file_text', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => job.id, { onDelete: 'cascade' }),
  /** The upload that it was read from. */
  uploadId: integer('upload_id').notNull(),
  /** Empty for a file without text. */
  text: text('text').notNull(),
});

/** Idempotency keys of requests that created or changed a job: the same request again changes nothing. */
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

/** Reports of visitors about a job. */
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
    /** For questions; optional. */
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
