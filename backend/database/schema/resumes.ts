/** Tables of resumes: one per person in the network, and its settings on each brand. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { job } from './jobs.ts';
import { outbox } from './mail.ts';
import { organization } from './organizations.ts';

export const resume = brandTable(
  'resume',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Brand on which it was created. */
    frontend: text('frontend').notNull(),
    /** Language in which it was created, and thus of most of its text. */
    langcode: text('langcode').notNull(),
    /** Form answers by group. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** By group, the number of saves: a save must pass the latest. */
    versions: jsonb('versions').$type<Record<string, number>>().notNull().default({}),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [unique('resume_account_is_unique').on(t.accountId)],
);

/** A resume on one brand. Brands without a row do not show it. */
export const resumeFrontend = brandTable(
  'resume_frontend',
  {
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Whether its owner lets employers of this brand find it. */
    visible: boolean('visible').notNull(),
    /** Since when employers of this brand can find it; null while something is missing (modules/resumes/listing.ts). */
    listed: instant('listed'),
  },
  (t) => [
    primaryKey({ name: 'resume_frontend_is_unique', columns: [t.resumeId, t.frontend] }),
    index('resume_frontend_listed').on(t.frontend, t.listed),
  ],
);

/** Who a resume is not shown to, on all brands: an organization by id, and every organization with this name. */
export const resumeHiding = pgTable(
  'resume_hiding',
  {
    id: id(),
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id').references(() => organization.id, { onDelete: 'set null' }),
    /** As its owner wrote it, or the organization was called. */
    name: text('name').notNull(),
    /** The name as `companyKey` folds it. */
    companyKey: text('company_key').notNull(),
    /** The employer of a position that has not ended: follows the work experience. Otherwise its owner chose it. */
    isPresent: boolean('is_present').notNull(),
  },
  (t) => [
    unique('resume_hiding_is_unique').on(t.resumeId, t.companyKey, t.isPresent),
    index('resume_hiding_by_organization').on(t.organizationId),
    index('resume_hiding_by_company').on(t.companyKey),
  ],
);

/** An organization's contact request to the owner of a resume on a brand. */
export const resumeContact = brandTable(
  'resume_contact',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Who asked; null once that account is deleted. */
    askedBy: integer('asked_by').references(() => account.id, { onDelete: 'set null' }),
    /** The job that it concerns. */
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    /** pending, approved, declined, revoked, withdrawn */
    state: text('state').notNull().default('pending'),
    created: instant('created').notNull(),
    /** When the owner approved or declined. */
    answered: instant('answered'),
    /** Since when private fields are visible: approved and paid. Null again once revoked. */
    opened: instant('opened'),
    /** When it was revoked or withdrawn. */
    ended: instant('ended'),
    /** The ways to reply that the owner chose on approval: email, phone, messages. */
    ways: text('ways').array().notNull().default(sql`'{}'`),
    /** The mail that told the owner what was disclosed. */
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** Since when the owner cannot be reached: mail to them bounced, or their number is gone. The payment was returned then. */
    unreachable: instant('unreachable'),
  },
  (t) => [
    // At most one pending or approved request per organization, resume and brand; ended ones stay as history.
    uniqueIndex('resume_contact_is_unique')
      .on(t.resumeId, t.organizationId, t.frontend)
      .where(sql`state in ('pending', 'approved')`),
    index('resume_contact_by_organization').on(t.organizationId, t.frontend, t.id),
    check(
      'resume_contact_state_is_known',
      sql`${t.state} in ('pending', 'approved', 'declined', 'revoked', 'withdrawn')`,
    ),
    check('resume_contact_opened_is_approved', sql`${t.opened} is null or ${t.state} = 'approved'`),
    check('resume_contact_ways_are_known', sql`${t.ways} <@ array['email', 'phone', 'messages']`),
    check('resume_contact_approved_has_a_way', sql`${t.state} <> 'approved' or cardinality(${t.ways}) > 0`),
    index('resume_contact_by_mail').on(t.mailId).where(sql`mail_id is not null`),
  ],
);
