/** Tables of importers: sources of jobs, what became of each of their items, and what their runs did. */
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { job } from './jobs.ts';
import { organization } from './organizations.ts';
import { upload } from './uploads.ts';

/** One source of jobs of a brand. */
export const importer = brandTable(
  'importer',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    name: text('name').notNull(),
    /** Where the feed is fetched; null if files are uploaded. */
    url: text('url'),
    /** Encrypted user name and password, token or header for the address. */
    credentials: text('credentials'),
    /** Hours between two runs; null runs only by hand. */
    everyHours: smallint('every_hours'),
    /** Hour of the brand's day at which the runs are counted from. */
    atHour: smallint('at_hour').notNull().default(0),
    /** When the next run is due; null without a schedule. */
    due: instant('due'),
    /** How the feed is read (format, path of the items); null until a sample was read. */
    shape: jsonb('shape').$type<Record<string, unknown>>(),
    /** Which field of the feed becomes which field of a job. */
    mapping: jsonb('mapping').$type<Record<string, unknown>>(),
    /** Incremented with every change after which all items must be mapped again. */
    revision: integer('revision').notNull().default(1),
    backfill: boolean('backfill').notNull().default(false),
    needsReview: boolean('needs_review').notNull().default(false),
    /** match, create or one */
    organizationMode: text('organization_mode').notNull().default('match'),
    /** The organization of all jobs (`one`). */
    organizationId: integer('organization_id').references(() => organization.id, { onDelete: 'set null' }),
    /** Further brands that show its jobs. */
    brands: text('brands').array().notNull().default(sql`'{}'`),
    /** Whether people apply on the page that the item names. */
    keepLink: boolean('keep_link').notNull().default(true),
    active: boolean('active').notNull().default(true),
    /** What the server of the feed said of its last version, for conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** When a run last ended well. */
    lastGood: instant('last_good'),
    /** When somebody deleted it: it goes with its last item. */
    leaving: instant('leaving'),
    /** Whether its jobs stay online then. */
    keepJobs: boolean('keep_jobs').notNull().default(false),
    created: instant('created').notNull(),
    changed: instant('changed').notNull(),
  },
  (t) => [
    check('importer_organization_mode_is_known', sql`${t.organizationMode} in ('match', 'create', 'one')`),
    check('importer_interval_is_sensible', sql`${t.everyHours} between 1 and 168`),
    check('importer_hour_is_of_a_day', sql`${t.atHour} between 0 and 23`),
    index('importer_by_frontend').on(t.frontend, t.id),
    index('importer_due').on(t.due).where(sql`due is not null`),
  ],
);

/** One reading of a source. */
export const importerRun = brandTable(
  'importer_run',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    importerId: integer('importer_id')
      .notNull()
      .references(() => importer.id, { onDelete: 'cascade' }),
    /** schedule, person or upload */
    cause: text('cause').notNull(),
    /** waiting, reading, asks, applying, done, failed or stopped */
    state: text('state').notNull().default('waiting'),
    /** The uploaded file; null where the address is fetched. */
    uploadId: integer('upload_id').references(() => upload.id, { onDelete: 'set null' }),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** Items that the source has. */
    items: integer('items').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    /** New items whose job another importer of the brand has brought already. */
    shared: integer('shared').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** Values that nobody has mapped yet, in added and changed items. */
    unknown: integer('unknown').notNull().default(0),
    /** Items that were there after the last good run; asked about when fewer than half are left. */
    before: integer('before').notNull().default(0),
    /** Whether somebody has answered that it goes on although the feed shrank. */
    allowed: boolean('allowed').notNull().default(false),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** Why it failed. */
    faultCode: text('fault_code'),
    faultLine: integer('fault_line'),
    faultParams: jsonb('fault_params').$type<Record<string, string | number>>(),
    created: instant('created').notNull(),
    started: instant('started'),
    ended: instant('ended'),
  },
  (t) => [
    check(
      'importer_run_state_is_known',
      sql`${t.state} in ('waiting', 'reading', 'asks', 'applying', 'done', 'failed', 'stopped')`,
    ),
    check('importer_run_cause_is_known', sql`${t.cause} in ('schedule', 'person', 'upload')`),
    index('importer_run_by_importer').on(t.importerId, t.id),
    uniqueIndex('importer_run_one_at_a_time')
      .on(t.importerId)
      .where(sql`state in ('waiting', 'reading', 'asks', 'applying')`),
  ],
);

/** An item that a run could not use. The first thousand of a run are kept. */
export const importerRefusal = brandTable(
  'importer_refusal',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    runId: integer('run_id')
      .notNull()
      .references(() => importerRun.id, { onDelete: 'cascade' }),
    /** Of the source, from 1. */
    line: integer('line').notNull(),
    code: text('code').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    /** The beginning of the item as it stands in the source. */
    raw: text('raw').notNull(),
  },
  (t) => [index('importer_refusal_by_run').on(t.runId, t.id)],
);

/** An item of a source, and the job that it became. It stays when it is gone, so that its return finds the same job. */
export const importerItem = brandTable(
  'importer_item',
  {
    importerId: integer('importer_id')
      .notNull()
      .references(() => importer.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    identity: text('identity').notNull(),
    /** The same on every importer for the same advertisement: its address, and its folded title, company and place. */
    urlKey: text('url_key'),
    postingKey: text('posting_key').notNull(),
    /** Of the item and what it is mapped by; empty maps it again with the next run. */
    fingerprint: text('fingerprint').notNull(),
    /** Null once the job is deleted. */
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    /** Whether the job follows this item: the others are further sources. */
    owns: boolean('owns').notNull(),
    /** By field, a short hash of what was last imported: a field that is not what was imported was changed by a person. */
    imported: jsonb('imported').$type<Record<string, string>>().notNull().default({}),
    /** Values that nobody has mapped, as `kind:text`. */
    unknown: text('unknown').array().notNull().default(sql`'{}'`),
    /** The run that last wrote it. */
    runId: integer('run_id'),
    /** Since when the source no longer has it. */
    gone: instant('gone'),
  },
  (t) => [
    primaryKey({ name: 'importer_item_is_unique', columns: [t.importerId, t.identity] }),
    index('importer_item_by_url').on(t.frontend, t.urlKey),
    index('importer_item_by_posting').on(t.frontend, t.postingKey),
    index('importer_item_by_job').on(t.jobId),
    index('importer_item_with_unknown').on(t.frontend).where(sql`unknown <> '{}'`),
  ],
);

/** The items of a run that is being read, in the order of the source. */
export const importerStaging = pgTable(
  'importer_staging',
  {
    runId: integer('run_id').notNull(),
    identity: text('identity').notNull(),
    /** From 0. */
    ordinal: integer('ordinal').notNull(),
    fingerprint: text('fingerprint').notNull(),
    urlKey: text('url_key'),
    postingKey: text('posting_key').notNull(),
  },
  (t) => [
    primaryKey({ name: 'importer_staging_is_unique', columns: [t.runId, t.identity] }),
    index('importer_staging_by_ordinal').on(t.runId, t.ordinal),
  ],
);

/** What a text of feeds means: for one brand, or for all of them. */
export const importerValue = brandTable(
  'importer_value',
  {
    id: id(),
    /** Null for every brand. */
    frontend: text('frontend'),
    /** employment_type, occupation, ... */
    kind: text('kind').notNull(),
    /** As written in the feed. */
    text: text('text').notNull(),
    folded: text('folded').notNull(),
    /** Code of the term; null where it means nothing and is left out. */
    code: text('code'),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull(),
  },
  (t) => [uniqueIndex('importer_value_is_unique').on(sql`coalesce(frontend, '')`, t.kind, t.folded)],
);
