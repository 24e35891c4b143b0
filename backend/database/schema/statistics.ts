/** Tables of our own statistics: counts by brand and day, without anything about a person (decision 0038); and who gets them by email. */
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { job } from './jobs.ts';

const count = (name: string) => integer(name).notNull().default(0);

/** How often something happened on a day of the brand, or once it is long ago in a month. */
export const statistic = brandTable(
  'statistic',
  {
    frontend: text('frontend').notNull(),
    /** day or month */
    grain: text('grain').notNull().default('day'),
    /** The day in the time zone of the brand, or the first of the month. */
    period: date('period').notNull(),
    /** One of MEASURES. */
    measure: text('measure').notNull(),
    /** What was counted within the measure: kind of page, way, words of a search. */
    subject: text('subject').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [
    check('statistic_grain_is_known', sql`${t.grain} in ('day', 'month')`),
    primaryKey({ name: 'statistic_is_unique', columns: [t.frontend, t.period, t.grain, t.measure, t.subject] }),
    index('statistic_by_period').on(t.period, t.grain),
  ],
);

/** The same about a job on a brand that shows it. */
export const jobStatistic = brandTable(
  'job_statistic',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    grain: text('grain').notNull().default('day'),
    period: date('period').notNull(),
    views: count('views'),
    /** Started applications, in whatever way. */
    starts: count('starts'),
    /** Applications sent here. */
    applications: count('applications'),
    /** How often a list of results had it, and the sum of its places in them, counted from 1. */
    listed: count('listed'),
    places: bigint('places', { mode: 'number' }).notNull().default(0),
    /** Views by where the visitor came from. */
    fromSearch: count('from_search'),
    fromJob: count('from_job'),
    fromEmployer: count('from_employer'),
    fromSite: count('from_site'),
    fromEngine: count('from_engine'),
    fromElsewhere: count('from_elsewhere'),
    fromMail: count('from_mail'),
    fromFeed: count('from_feed'),
    fromDirect: count('from_direct'),
  },
  (t) => [
    check('job_statistic_grain_is_known', sql`${t.grain} in ('day', 'month')`),
    primaryKey({ name: 'job_statistic_is_unique', columns: [t.jobId, t.frontend, t.period, t.grain] }),
    index('job_statistic_by_period').on(t.period, t.grain),
  ],
);

/** Who typed what today, unreadable: keyed hashes of the day. Emptied when the day is over everywhere. */
export const typedSearch = brandTable(
  'typed_search',
  {
    frontend: text('frontend').notNull(),
    period: date('period').notNull(),
    /** words, place or facet */
    measure: text('measure').notNull(),
    textKey: text('text_key').notNull(),
    networkKey: text('network_key').notNull(),
    /** Searches that are not in `statistic` yet, and those of them without result. */
    count: count('count'),
    empty: count('empty'),
  },
  (t) => [
    primaryKey({
      name: 'typed_search_is_unique',
      columns: [t.frontend, t.period, t.measure, t.textKey, t.networkKey],
    }),
    index('typed_search_by_period').on(t.period),
  ],
);

/** What happened in a transaction, until it is added to the counts: writers of the same count do not wait for each other. */
export const happening = brandTable(
  'happening',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    period: date('period').notNull(),
    measure: text('measure').notNull(),
    subject: text('subject').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    /** Of an application: the job that it is for. */
    jobId: integer('job_id'),
  },
  (t) => [index('happening_by_frontend').on(t.frontend)],
);

/** An employer who gets the figures of the week about their jobs on a brand by email. */
export const weeklyFigures = brandTable(
  'weekly_figures',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Part of the token in its mails. */
    nonce: text('nonce').notNull(),
    /** Since when they want it. */
    since: instant('since').notNull(),
    /** When they ended it; null while they get it. */
    ended: instant('ended'),
    /** Time of the last issue that was sent to them, or left out. */
    issue: instant('issue').notNull(),
  },
  (t) => [
    uniqueIndex('weekly_figures_is_unique').on(t.accountId, t.frontend),
    index('weekly_figures_due').on(t.frontend, t.issue, t.id).where(sql`ended is null`),
  ],
);
