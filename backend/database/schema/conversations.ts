/** Conversations between seekers and employers, about an application or an approved contact request. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { application } from './applications.ts';
import { id, instant } from './columns.ts';
import { outbox } from './mail.ts';
import { organization } from './organizations.ts';
import { resumeContact } from './resumes.ts';

/** What a conversation is about: exactly one of the two. */
const subject = () => ({
  contactId: integer('contact_id').references(() => resumeContact.id, { onDelete: 'cascade' }),
  applicationId: integer('application_id').references(() => application.id, { onDelete: 'cascade' }),
});

/** A message; neither side learns the other's address from it. The table has the name of its first use. */
export const message = brandTable(
  'resume_message',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    ...subject(),
    /** Who wrote it; null for a guest, and once that account is deleted. */
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Written by the applicant or the owner of the resume, otherwise by a member of the organization. */
    fromSeeker: boolean('from_owner').notNull(),
    text: text('text').notNull(),
    /** Uploads attached to it. */
    files: integer('files').array().notNull().default(sql`'{}'`),
    /** Idempotency key from the browser. */
    sendKey: text('send_key'),
    /** Whose next daily mail counts it; null once that was sent, and where it is mailed at once. */
    readerId: integer('reader_id').references(() => account.id, { onDelete: 'set null' }),
    /** The mail that forwarded it; null where there was none. */
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** When its mail bounced. */
    undelivered: instant('undelivered'),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('resume_message_send_key_is_unique').on(t.frontend, t.sendKey),
    index('resume_message_by_contact').on(t.contactId, t.id),
    index('resume_message_by_application').on(t.applicationId, t.id).where(sql`application_id is not null`),
    index('resume_message_by_author').on(t.authorId),
    index('resume_message_by_reader').on(t.readerId).where(sql`reader_id is not null`),
    index('resume_message_by_mail').on(t.mailId).where(sql`mail_id is not null`),
    index('resume_message_by_age').on(t.frontend, t.created),
    check('resume_message_is_bounded', sql`char_length(${t.text}) between 1 and 4000`),
    check('resume_message_is_about_one', sql`num_nonnulls(${t.contactId}, ${t.applicationId}) = 1`),
  ],
);

/** Times for an interview that a member of the organization suggested with a message; the seeker chooses one, or none. */
export const interview = brandTable(
  'interview',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    messageId: integer('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    /** Ascending. */
    times: instant('times').array().notNull(),
    /** How long it takes, in minutes. */
    minutes: integer('minutes').notNull(),
    /** An address, a link to a call, a telephone number. */
    place: text('place').notNull(),
    /** The time that the seeker accepted. */
    accepted: instant('accepted'),
    declined: instant('declined'),
    /** When the organization took it back. */
    withdrawn: instant('withdrawn'),
    /** How often its calendar entry has changed. */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    unique('interview_of_message_is_unique').on(t.messageId),
    check('interview_times_are_bounded', sql`cardinality(${t.times}) between 1 and 5`),
    check('interview_lasts', sql`${t.minutes} between 5 and 480`),
    check('interview_place_is_bounded', sql`char_length(${t.place}) between 1 and 300`),
    check('interview_has_one_answer', sql`${t.accepted} is null or ${t.declined} is null`),
    check('interview_accepted_is_suggested', sql`${t.accepted} is null or ${t.accepted} = any(${t.times})`),
  ],
);

/** How far each side has read, and whether it wants to hear no more. A conversation without a row is unread and open. */
export const conversation = brandTable(
  'conversation',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    ...subject(),
    /** Id of the last message that the side has seen; members of an organization share one mark. */
    seekerRead: integer('seeker_read').notNull().default(0),
    employerRead: integer('employer_read').notNull().default(0),
    /** Since when the side accepts no messages. */
    seekerBlocked: instant('seeker_blocked'),
    employerBlocked: instant('employer_blocked'),
  },
  (t) => [
    unique('conversation_of_contact_is_unique').on(t.contactId),
    unique('conversation_of_application_is_unique').on(t.applicationId),
    check('conversation_is_about_one', sql`num_nonnulls(${t.contactId}, ${t.applicationId}) = 1`),
  ],
);

/** How a person is notified of messages on a brand; without a row immediately. */
export const messageNotice = brandTable(
  'message_notice',
  {
    frontend: text('frontend').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** at_once, daily */
    mode: text('mode').notNull(),
    /** When the last daily mail was sent. */
    told: instant('told').notNull(),
  },
  (t) => [
    primaryKey({ name: 'message_notice_is_unique', columns: [t.frontend, t.accountId] }),
    index('message_notice_by_account').on(t.accountId),
    check('message_notice_mode_is_known', sql`${t.mode} in ('at_once', 'daily')`),
  ],
);

/** Words that the members of an organization use again and again. */
export const messageTemplate = brandTable(
  'message_template',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** With placeholders: `{{firstName}}`. */
    text: text('text').notNull(),
  },
  (t) => [unique('message_template_name_is_unique').on(t.frontend, t.organizationId, t.name)],
);
