/** Tables of applications: what applicants sent, the history of each application, and who is notified. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { job } from './jobs.ts';
import { organization } from './organizations.ts';

/** A stage as an organization names it on a brand. What the applicant sees is the stage that it stands for. */
export const applicantStage = brandTable(
  'applicant_stage',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** sent, viewed, shortlisted, rejected, hired */
    standsFor: text('stands_for').notNull(),
    /** Its place on the board. */
    position: integer('position').notNull(),
  },
  (t) => [
    index('applicant_stage_by_organization').on(t.organizationId, t.frontend, t.position),
    check('applicant_stage_name_is_bounded', sql`char_length(${t.name}) between 1 and 40`),
    check(
      'applicant_stage_stands_for_one',
      sql`${t.standsFor} in ('sent', 'viewed', 'shortlisted', 'rejected', 'hired')`,
    ),
  ],
);

/** One application of one person to one job, on the brand where it was submitted. */
export const application = brandTable(
  'application',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Null once the job is deleted: the applicant keeps what was sent. */
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    /** Title of the job at the time of the application. */
    jobTitle: text('job_title').notNull(),
    organizationName: text('organization_name').notNull(),
    /** Null for a guest, and once the personal data is deleted. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** Of the account, or as given by a guest; in lowercase. Null once the personal data is deleted. */
    email: text('email'),
    /** When the address was confirmed; null for a guest who has not done so yet, until when the employer sees nothing. */
    confirmed: instant('confirmed'),
    /** Language of mails to the person. */
    locale: text('locale').notNull(),
    /** sent, viewed, shortlisted, rejected, hired, withdrawn */
    stage: text('stage').notNull().default('sent'),
    /** The employer's own stage; it counts while it stands for `stage`, otherwise the first that does. */
    ownStageId: integer('own_stage_id').references(() => applicantStage.id, { onDelete: 'set null' }),
    /** Answers by group as submitted, each with the wording of its question at the time. Empty once the personal data is deleted. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Uploads attached to it. */
    files: integer('files').array().notNull().default(sql`'{}'`),
    /** A knockout answer rules the applicant out; only the employer is told. */
    knockedOut: boolean('knocked_out').notNull().default(false),
    /** 1 to 5; 0 for none. */
    rating: smallint('rating').notNull().default(0),
    /** Idempotency key from the browser, one per submission. */
    sendKey: text('send_key'),
    /** When both sides were notified that the personal data will be deleted. */
    noticed: instant('noticed'),
    /** When the personal data was deleted; the row is kept for statistics. */
    cleared: instant('cleared'),
    created: instant('created').notNull(),
    changed: instant('changed').notNull(),
  },
  (t) => [
    unique('application_send_key_is_unique').on(t.frontend, t.sendKey),
    uniqueIndex('application_of_account_is_unique')
      .on(t.frontend, t.jobId, t.accountId)
      .where(sql`account_id is not null`),
    uniqueIndex('application_of_address_is_unique').on(t.frontend, t.jobId, t.email).where(sql`confirmed is not null`),
    index('application_by_job').on(t.jobId, t.frontend, t.created),
    index('application_by_own_stage').on(t.ownStageId).where(sql`own_stage_id is not null`),
    index('application_by_account').on(t.accountId, t.id),
    index('application_by_address').on(t.email).where(sql`account_id is null`),
    index('application_due_for_clearing').on(t.frontend, t.created).where(sql`cleared is null`),
    check(
      'application_stage_is_known',
      sql`${t.stage} in ('sent', 'viewed', 'shortlisted', 'rejected', 'hired', 'withdrawn')`,
    ),
    check('application_rating_is_within_bounds', sql`${t.rating} between 0 and 5`),
    check('application_is_somebodys_or_cleared', sql`(${t.cleared} is not null) = (${t.email} is null)`),
    check('application_cleared_is_nobodys', sql`${t.cleared} is null or (${t.accountId} is null and ${t.data} = '{}')`),
  ],
);

/** History of an application; rows are only added. */
export const applicationEvent = pgTable(
  'application_event',
  {
    id: id(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    /** sent, confirmed, joined, stage, noticed, cleared */
    kind: text('kind').notNull(),
    /** The stage from then on. */
    stage: text('stage').notNull(),
    /** Whether the applicant was mailed. */
    mailed: boolean('mailed').notNull().default(false),
    /** The employer's message to the applicant with it; empty once the personal data is deleted. */
    note: text('note').notNull().default(''),
    /** The person at the employer who did it. */
    actorId: integer('actor_id').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull(),
  },
  (t) => [index('application_event_by_application').on(t.applicationId, t.id)],
);

/** Internal notes of the employer's people about an application. */
export const applicationNote = pgTable(
  'application_note',
  {
    id: id(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Kept while the author's account exists; empty afterwards. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    index('application_note_by_application').on(t.applicationId, t.id),
    index('application_note_by_author').on(t.authorId),
  ],
);

/** Words by which an employer finds applications again. The tags of an organization are those on the applications to its jobs. */
export const applicationTag = pgTable(
  'application_tag',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ name: 'application_tag_is_unique', columns: [t.applicationId, t.name] }),
    check('application_tag_is_bounded', sql`char_length(${t.name}) between 1 and 40`),
  ],
);

/** An applicant whom an employer keeps in lists, and whether the person agreed to be kept beyond the brand's term. Without lists it only records that. */
export const savedCandidate = brandTable(
  'saved_candidate',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => application.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Of the employer; empty for none. */
    note: text('note').notNull().default(''),
    /** When the person was last asked by email; null if they have no address. */
    asked: instant('asked'),
    /** yes, no; null without an answer. */
    answer: text('answer'),
    answered: instant('answered'),
    /** After a yes: until when it may be kept. */
    until: instant('until'),
    /** Part of the tokens of the person's link. */
    nonce: text('nonce').notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    index('saved_candidate_due').on(t.frontend, t.until).where(sql`answer = 'yes'`),
    check('saved_candidate_answer_is_known', sql`${t.answer} in ('yes', 'no')`),
    check(
      'saved_candidate_is_kept_after_yes',
      sql`(${t.until} is not null) = (${t.answer} is not distinct from 'yes')`,
    ),
  ],
);

/** Lists of saved candidates, by name. Those of an organization are those that its candidates are in. */
export const candidateList = pgTable(
  'candidate_list',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => savedCandidate.applicationId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ name: 'candidate_list_is_unique', columns: [t.applicationId, t.name] }),
    check('candidate_list_is_bounded', sql`char_length(${t.name}) between 1 and 60`),
  ],
);

/** How a member of an organization is notified of new applications on a brand; without a row the default rules apply. */
export const applicationNotice = brandTable(
  'application_notice',
  {
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** at_once, daily, none */
    mode: text('mode').notNull(),
    /** The next digest covers what arrived after this time. */
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ name: 'application_notice_is_unique', columns: [t.frontend, t.organizationId, t.accountId] }),
    index('application_notice_by_account').on(t.accountId),
    check('application_notice_mode_is_known', sql`${t.mode} in ('at_once', 'daily', 'none')`),
  ],
);
