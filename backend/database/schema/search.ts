/** Tables that search reads, written in the same transaction as their source rows. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, tsvector, xid8 } from './columns.ts';
import { job } from './jobs.ts';
import { organizationProfile } from './organizations.ts';
import { resume } from './resumes.ts';

/** One row per searchable (published) job; written in the transaction of the job itself. */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** frontend.id of every brand that shows it, its owner first. */
    brands: integer('brands').array().notNull(),
    /** facet_value.id of all values, including ancestors. */
    values: integer('values').array().notNull(),
    langcode: text('langcode').notNull(),
    published: instant('published').notNull(),
    expires: instant('expires'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    country: text('country'),
    region: text('region'),
    /** Fully remote: also found in searches for a place. */
    remote: boolean('remote').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    top: boolean('top').notNull().default(false),
    backfill: boolean('backfill').notNull().default(false),
    video: boolean('video').notNull().default(false),
    /** Per year, in the job's currency. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    organizationName: text('organization_name').notNull(),
    /** The same for the same title, company and place (`posting-key.ts`); null without a company. */
    postingKey: text('posting_key'),
    headVector: tsvector('head_vector').notNull(),
    allVector: tsvector('all_vector').notNull(),
  },
  (t) => [
    index('job_search_head').using('gin', t.headVector).with({ fastupdate: false }),
    index('job_search_all').using('gin', t.allVector).with({ fastupdate: false }),
    index('job_search_values').using('gin', t.values).with({ fastupdate: false }),
    index('job_search_brands').using('gin', t.brands).with({ fastupdate: false }),
    index('job_search_newest').on(t.published.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_box').on(t.lat, t.lon),
    index('job_search_remote').on(t.country).where(sql`remote`),
    index('job_search_by_posting').on(t.postingKey),
  ],
);

/** One row per job and brand that shows it: lists a brand's newest jobs without reading job_search. */
export const jobSearchBrand = pgTable(
  'job_search_brand',
  {
    brand: integer('brand').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobSearch.jobId, { onDelete: 'cascade' }),
    published: instant('published').notNull(),
    expires: instant('expires'),
  },
  (t) => [
    primaryKey({ name: 'job_search_brand_is_unique', columns: [t.jobId, t.brand] }),
    index('job_search_brand_newest').on(t.brand, t.published.desc(), t.jobId.desc(), t.expires),
    index('job_search_brand_due_for_expiry').on(t.brand, t.expires),
  ],
);

/** The same for published organization profiles, one row per brand and organization. */
export const organizationSearch = pgTable(
  'organization_search',
  {
    profileId: integer('profile_id')
      .primaryKey()
      .references(() => organizationProfile.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id').notNull(),
    brand: integer('brand').notNull(),
    values: integer('values').array().notNull(),
    name: text('name').notNull(),
    featured: boolean('featured').notNull().default(false),
    training: boolean('training').notNull().default(false),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    country: text('country'),
    region: text('region'),
    headVector: tsvector('head_vector').notNull(),
    allVector: tsvector('all_vector').notNull(),
  },
  (t) => [
    index('organization_search_all').using('gin', t.allVector).with({ fastupdate: false }),
    index('organization_search_values').using('gin', t.values).with({ fastupdate: false }),
    index('organization_search_by_brand').on(t.brand, t.name),
  ],
);

/** The same for resumes that employers can find, one row per resume and brand. */
export const resumeSearch = pgTable(
  'resume_search',
  {
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    brand: integer('brand').notNull(),
    values: integer('values').array().notNull(),
    /** When the resume was last changed. */
    changed: instant('changed').notNull(),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    country: text('country'),
    region: text('region'),
    headVector: tsvector('head_vector').notNull(),
    allVector: tsvector('all_vector').notNull(),
  },
  (t) => [
    primaryKey({ name: 'resume_search_is_unique', columns: [t.resumeId, t.brand] }),
    index('resume_search_all').using('gin', t.allVector).with({ fastupdate: false }),
    index('resume_search_values').using('gin', t.values).with({ fastupdate: false }),
    index('resume_search_newest').on(t.brand, t.changed.desc(), t.resumeId.desc()),
  ],
);

/** The form in which rows were written last, as one row: when the code writes another one, everything is indexed anew. */
export const searchForm = pgTable('search_form', { form: integer('form').primaryKey() });

/** Base counts per brand and facet value: exact together with the rows of `facet_change`. */
export const facetCount = pgTable(
  'facet_count',
  {
    index: text('index').notNull(),
    brand: integer('brand').notNull(),
    /** facet_value.id; 0 counts all rows of the brand; below 0, those published in this hour (hours since 1970, negated). */
    value: integer('value').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ name: 'facet_count_is_unique', columns: [t.index, t.brand, t.value] })],
);

/** Changes of counts, a row per write and brand: only added, so that writers of a brand never wait for each other; folded into `facet_count` later. */
export const facetChange = pgTable(
  'facet_change',
  {
    index: text('index').notNull(),
    brand: integer('brand').notNull(),
    /** As in `facet_count`. */
    values: integer('values').array().notNull(),
    /** How much the count of each value changes. */
    steps: integer('steps').array().notNull(),
  },
  (t) => [index('facet_change_by_brand').on(t.index, t.brand)],
);

/** How many changes of a brand are folded. With those in `facet_change`, the epoch of its search: caches of counts are keyed by it. */
export const searchEpoch = pgTable(
  'search_epoch',
  {
    index: text('index').notNull(),
    brand: integer('brand').notNull(),
    epoch: bigint('epoch', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ name: 'search_epoch_is_unique', columns: [t.index, t.brand] })],
);

/** Which search row changed in which transaction: append-only, written by trigger. Readers advance only below pg_snapshot_xmin. */
export const searchChange = pgTable(
  'search_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    /** JOBS, ORGANIZATIONS or RESUMES. */
    index: text('index').notNull(),
    /** Id of the job, the organization profile or the resume. */
    subject: integer('subject').notNull(),
  },
  (t) => [index('search_change_by_transaction').on(t.transaction)],
);

/** Who reads `search_change`, and how far. */
export const searchReader = pgTable('search_reader', {
  name: text('name').primaryKey(),
  /** All changes of transactions before this one are read. */
  position: xid8('position').notNull(),
  /** When it last read. */
  read: instant('read').notNull().defaultNow(),
});

/** Indexed words per brand language, for correcting typos. */
export const searchWord = pgTable(
  'search_word',
  { langcode: text('langcode').notNull(), word: text('word').notNull(), count: integer('count').notNull() },
  (t) => [
    primaryKey({ name: 'search_word_is_unique', columns: [t.langcode, t.word] }),
    index('search_word_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
);

/** Words found while another transaction was adding words: added by the next one. */
export const searchWordLater = pgTable('search_word_later', {
  langcode: text('langcode').notNull(),
  word: text('word').notNull(),
  count: integer('count').notNull(),
});

/** Facet values that need a name in the URLs of a brand, found while another transaction was naming values: named by the next one. */
export const facetAliasLater = pgTable('facet_alias_later', {
  brand: integer('brand').notNull(),
  index: text('index').notNull(),
  langcode: text('langcode').notNull(),
  value: integer('value').notNull(),
});
