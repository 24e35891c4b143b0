/** Tables of resumes: one per person of the network, and how each brand shows it. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
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
export const resumeFrontend = brandTable(
  'resume_frontend',
  {
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Its owner lets employers of this brand find it. */
    visible: boolean('visible').notNull(),
    /** Employers of this brand find it since then; null while something is missing (modules/resumes/listing.ts). */
    listed: instant('listed'),
  },
  (t) => [
    primaryKey({ name: 'resume_frontend_is_unique', columns: [t.resumeId, t.frontend] }),
    index('resume_frontend_listed').on(t.frontend, t.listed),
  ],
);

/** An organization asks the owner of a resume on a brand for contact. */
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
    /** How the owner may be answered, as they chose when they approved: email, phone, messages. */
    ways: text('ways').array().notNull().default(sql`'{}'`),
    /** The mail that told the owner what they opened. */
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** Since when nothing reaches the owner: mail to them came back, or their number is gone. What was paid went back then. */
    unreachable: instant('unreachable'),
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
    check('resume_contact_ways_are_known', sql`${t.ways} <@ array['email', 'phone', 'messages']`),
    check('resume_contact_approved_has_a_way', sql`${t.state} <> 'approved' or cardinality(${t.ways}) > 0`),
    index('resume_contact_by_mail').on(t.mailId).where(sql`mail_id is not null`),
  ],
);

/** A message between an organization and the owner of a resume, who need not know each other's address. */
export const resumeMessage = brandTable(
  'resume_message',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => resumeContact.id, { onDelete: 'cascade' }),
    /** Who wrote it; null where that account is gone. */
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** The owner of the resume wrote it, else somebody of the organization. */
    fromOwner: boolean('from_owner').notNull(),
    text: text('text').notNull(),
    /** The mail that passed it on; null where nobody could be written to. */
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** When its mail had come back. */
    undelivered: instant('undelivered'),
    created: instant('created').notNull(),
  },
  (t) => [
    index('resume_message_by_contact').on(t.contactId, t.id),
    index('resume_message_by_author').on(t.authorId),
    index('resume_message_by_mail').on(t.mailId).where(sql`mail_id is not null`),
    index('resume_message_by_age').on(t.frontend, t.created),
    check('resume_message_is_bounded', sql`char_length(${t.text}) between 1 and 4000`),
  ],
);
