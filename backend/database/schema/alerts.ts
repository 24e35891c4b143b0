/** Tables of what people save: search alerts and bookmarked jobs. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { job } from './jobs.ts';

/** A saved search of one person on one brand: of jobs, or of resumes. */
export const searchAlert = brandTable(
  'search_alert',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Index that is searched: JOBS or RESUMES. */
    index: text('index').$type<'JOBS' | 'RESUMES'>().notNull().default('JOBS'),
    /** Owner; mails go to the account's current address. Null for a guest. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Of a guest, in lowercase; null with an account. */
    email: text('email'),
    /** Language of the mails and of the search. */
    locale: text('locale').notNull(),
    /** Name given by the person; null to use `title`. */
    name: text('name'),
    /** The search described in words when it was saved. */
    title: text('title').notNull(),
    /** Path of the search on its brand. */
    href: text('href').notNull(),
    /** The `request` argument of the search operation, without facets, sort order and range. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    /** Equal for equal searches of a brand and language, which are matched once. */
    searchKey: text('search_key').notNull(),
    /** Seconds between two mails; -1 for no mails. */
    interval: integer('interval').notNull(),
    paused: boolean('paused').notNull().default(false),
    /** The owner turned its mails off: nobody else can turn them on again. */
    pausedByOwner: boolean('paused_by_owner').notNull().default(false),
    /** Part of the token in its mails; changing it invalidates all links. */
    nonce: text('nonce').notNull(),
    created: instant('created').notNull(),
    /** When a guest confirmed the address; set from the start with an account. */
    confirmed: instant('confirmed'),
    /** Results published before this are not mailed. */
    since: instant('since').notNull(),
    /** When it is processed next; null while nothing is to be sent. */
    due: instant('due'),
    lastSent: instant('last_sent'),
    /** When its owner last opened its results; null before the first time, and then since `created`. */
    opened: instant('opened'),
    /** Jobs or resumes already mailed, latest last; limited to those that could match again. */
    sent: integer('sent').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    uniqueIndex('search_alert_of_account_is_unique').on(t.accountId, t.frontend, t.index, t.searchKey),
    uniqueIndex('search_alert_of_address_is_unique').on(t.email, t.frontend, t.index, t.searchKey),
    check('search_alert_has_one_recipient', sql`(${t.accountId} is null) <> (${t.email} is null)`),
    check('search_alert_index_is_known', sql`${t.index} in ('JOBS', 'RESUMES')`),
    check('search_alert_guest_wants_jobs', sql`${t.index} = 'JOBS' or ${t.accountId} is not null`),
    check('search_alert_interval_is_known', sql`${t.interval} in (-1, 86400, 604800, 2628000)`),
    index('search_alert_due').on(t.frontend, t.index, t.searchKey, t.id).where(sql`due is not null`),
    index('search_alert_unconfirmed').on(t.created).where(sql`confirmed is null`),
  ],
);

/** A job that a person bookmarked on a brand. */
export const bookmark = brandTable(
  'bookmark',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    created: instant('created').notNull(),
  },
  (t) => [
    primaryKey({ name: 'bookmark_is_unique', columns: [t.accountId, t.frontend, t.jobId] }),
    index('bookmark_by_job').on(t.jobId),
  ],
);
