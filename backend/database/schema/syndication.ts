/** Tables of syndication: rules that show jobs of one brand on another, and what became of each job. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';
import { job } from './jobs.ts';

/** A rule belongs to the brand on which jobs appear. */
export const syndicationRule = brandTable(
  'syndication_rule',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** The brand whose jobs go there; null for every other brand. */
    source: text('source'),
    name: text('name').notNull(),
    /** Which jobs go (`conditions.ts`). */
    conditions: jsonb('conditions').$type<Record<string, unknown>>().notNull(),
    /** Whether new jobs wait for a person of the brand. */
    needsReview: boolean('needs_review').notNull().default(true),
    /** off: it shows nothing; on; paused: what is there stays, nothing comes. */
    state: text('state').notNull().default('off'),
    /** Incremented with every change of what it shows. */
    revision: integer('revision').notNull().default(1),
    /** What it was last applied with (revision, brands); null applies it anew. */
    applied: text('applied'),
    /** When somebody deleted it: it goes with the last job that it shows. */
    leaving: instant('leaving'),
    created: instant('created').notNull(),
    changed: instant('changed').notNull(),
  },
  (t) => [
    check('syndication_rule_state_is_known', sql`${t.state} in ('off', 'on', 'paused')`),
    check('syndication_rule_goes_elsewhere', sql`${t.source} <> ${t.frontend}`),
    index('syndication_rule_by_frontend').on(t.frontend, t.id),
  ],
);

/** A job of another brand that a rule brings to a brand, or that somebody refused there. */
export const syndicatedJob = brandTable(
  'syndicated_job',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** Where it appears. */
    frontend: text('frontend').notNull(),
    ruleId: integer('rule_id').references(() => syndicationRule.id, { onDelete: 'set null' }),
    /** waiting, shown, rejected by the brand, or declined by its employer */
    state: text('state').notNull(),
    /** What was seen when it was last let through: a short hash of its content. */
    content: text('content').notNull(),
    /** Why it was rejected. */
    reason: text('reason'),
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ name: 'syndicated_job_is_unique', columns: [t.jobId, t.frontend] }),
    check('syndicated_job_state_is_known', sql`${t.state} in ('waiting', 'shown', 'rejected', 'declined')`),
    index('syndicated_job_by_frontend').on(t.frontend, t.state, t.since),
    index('syndicated_job_by_rule').on(t.ruleId),
  ],
);

/** What rules and people did with jobs of other brands; who did it stands in the audit log. Kept for a limited time. */
export const syndicationEvent = brandTable(
  'syndication_event',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    ruleId: integer('rule_id').references(() => syndicationRule.id, { onDelete: 'cascade' }),
    /** Null once the job is deleted. */
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    jobTitle: text('job_title').notNull(),
    /** shown, waits, approved, rejected, declined, allowed or left */
    kind: text('kind').notNull(),
    /** Why it left. */
    reason: text('reason'),
    created: instant('created').notNull(),
  },
  (t) => [
    index('syndication_event_by_rule').on(t.ruleId, t.id),
    index('syndication_event_by_job').on(t.jobId),
    index('syndication_event_by_age').on(t.created),
  ],
);

/** Jobs that the rules have to look at. */
export const syndicationTodo = pgTable('syndication_todo', { jobId: integer('job_id').primaryKey() });
