/** Tables of resumes: one per person of the network, and how each brand shows it. */
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
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { job } from './jobs.ts';
import { organization } from './organizations.ts';

export const resume = pgTable(
  'resume',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Brand on which it was begun. */
    frontend: text('frontend').notNull(),
    /** Language that it was begun in, and so most of its words. */
    langcode: text('langcode').notNull(),
    /** Form answers keyed by group. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** By group, how often it was saved: whoever saves a group has seen its latest version. */
    versions: jsonb('versions').$type<Record<string, number>>().notNull().default({}),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [unique('resume_account_is_unique').on(t.accountId)],
);

/** A resume on one brand. Brands without a row have nothing of it. */
export const resumeFrontend = pgTable(
  'resume_frontend',
  {
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Its owner lets employers of this brand find it. */
    visible: boolean('visible').notNull().default(true),
    /** Employers of this brand find it since then; null while something is missing (modules/resumes/listing.ts). */
    listed: instant('listed'),
  },
  (t) => [
    primaryKey({ name: 'resume_frontend_is_unique', columns: [t.resumeId, t.frontend] }),
    index('resume_frontend_listed').on(t.frontend, t.listed),
  ],
);

/** An organization asks the owner of a resume on a brand for contact. */
export const resumeContact = pgTable(
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
    /** Who asked; null where that account is gone. */
    askedBy: integer('asked_by').references(() => account.id, { onDelete: 'set null' }),
    /** Job that it is about. */
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    /** pending, approved, declined, revoked, withdrawn */
    state: text('state').notNull().default('pending'),
    created: instant('created').notNull(),
    /** When the owner approved or declined. */
    answered: instant('answered'),
    /** Private fields are open since then: approved and paid. Null again once it is revoked. */
    opened: instant('opened'),
    /** When it ended: revoked or withdrawn. */
    ended: instant('ended'),
  },
  (t) => [
    // One that waits or stands, per organization, resume and brand; those that are over stay as history.
    uniqueIndex('resume_contact_is_unique')
      .on(t.resumeId, t.organizationId, t.frontend)
      .where(sql`state in ('pending', 'approved')`),
    index('resume_contact_by_organization').on(t.organizationId, t.frontend, t.id),
    check(
      'resume_contact_state_is_known',
      sql`${t.state} in ('pending', 'approved', 'declined', 'revoked', 'withdrawn')`,
    ),
    check('resume_contact_opened_is_approved', sql`${t.opened} is null or ${t.state} = 'approved'`),
  ],
);
