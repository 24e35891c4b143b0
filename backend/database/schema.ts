/** Tables of the backend. Constraints carry written-out names; brand-owned rows carry `frontend`, the brand id. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Text per language code. */
type Localised = Record<string, string>;

/** Dense small integers for brands, so that search rows stay narrow. */
export const frontend = pgTable('frontend', { id: id(), key: text('key').notNull() }, (t) => [
  unique('frontend_key_is_unique').on(t.key),
]);

/** Every brand revision that was good, newest last; a restart falls back to it. */
export const brandRevision = pgTable(
  'brand_revision',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    revision: text('revision').notNull(),
    document: jsonb('document').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [index('brand_revision_by_frontend').on(t.frontend, t.id)],
);

export const appConfig = pgTable(
  'app_config',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (t) => [unique('app_config_name_is_unique').on(t.frontend, t.name)],
);

export const taxonomyTerm = pgTable(
  'taxonomy_term',
  {
    id: id(),
    /** employment_type, remote_option, experience, industry, occupation, library_type, ... */
    taxonomy: text('taxonomy').notNull(),
    code: text('code').notNull(),
    parentId: integer('parent_id'),
    weight: integer('weight').notNull().default(0),
    labels: jsonb('labels').$type<Localised>().notNull(),
    aliases: jsonb('aliases').$type<Localised>().notNull(),
  },
  (t) => [
    unique('taxonomy_term_code_is_unique').on(t.taxonomy, t.code),
    foreignKey({ name: 'taxonomy_term_parent_exists', columns: [t.parentId], foreignColumns: [t.id] }),
  ],
);

/** Dense ids for everything a facet can select: a term or an organization. */
export const facetValue = pgTable(
  'facet_value',
  {
    id: id(),
    /** Facet field name: employment_type, remote_options, industries, occupations, experience, company, ... */
    field: text('field').notNull(),
    termId: integer('term_id').references(() => taxonomyTerm.id),
    organizationId: integer('organization_id'),
    parentId: integer('parent_id'),
  },
  (t) => [
    unique('facet_value_term_is_unique').on(t.field, t.termId),
    unique('facet_value_organization_is_unique').on(t.field, t.organizationId),
  ],
);

/** The word that stands in a path for a facet value; unique over all facets of an index per brand and language. */
export const facetAlias = pgTable(
  'facet_alias',
  {
    frontendId: integer('frontend_id')
      .notNull()
      .references(() => frontend.id),
    index: text('index').notNull(),
    langcode: text('langcode').notNull(),
    alias: text('alias').notNull(),
    facetValueId: integer('facet_value_id')
      .notNull()
      .references(() => facetValue.id),
  },
  (t) => [
    primaryKey({ name: 'facet_alias_is_unique', columns: [t.frontendId, t.index, t.langcode, t.alias] }),
    unique('facet_alias_value_is_unique').on(t.frontendId, t.index, t.langcode, t.facetValueId),
  ],
);

export const organization = pgTable('organization', {
  id: id(),
  ownerId: integer('owner_id'),
  name: text('name').notNull(),
  /** Form answers keyed by group. */
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  created: instant('created').notNull().defaultNow(),
  changed: instant('changed').notNull().defaultNow(),
});

/** An organization as one brand shows it. */
export const organizationProfile = pgTable(
  'organization_profile',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    slug: text('slug').notNull(),
    published: boolean('published').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    training: boolean('training').notNull().default(false),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    unique('organization_profile_slug_is_unique').on(t.frontend, t.slug),
    unique('organization_profile_is_unique').on(t.frontend, t.organizationId),
  ],
);

export const job = pgTable(
  'job',
  {
    id: id(),
    /** The owner brand: canonical URLs point there. */
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id').references(() => organization.id),
    /** Shown when the advertisement names a company without a profile. */
    organizationName: text('organization_name').notNull(),
    ownerId: integer('owner_id'),
    /** draft, needs_review, scheduled, published, archived */
    state: text('state').notNull(),
    title: text('title').notNull(),
    langcode: text('langcode').notNull(),
    /** Form answers keyed by group (schemas/forms/job). Rich text in it is already sanitised. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    featured: boolean('featured').notNull().default(false),
    top: boolean('top').notNull().default(false),
    /** Brought in by a backfill importer. */
    backfill: boolean('backfill').notNull().default(false),
    publishAt: instant('publish_at'),
    published: instant('published'),
    expires: instant('expires'),
    archived: instant('archived'),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    index('job_by_frontend').on(t.frontend, t.id),
    index('job_due_for_publication').on(t.publishAt).where(sql`state = 'scheduled'`),
    index('job_due_for_expiry').on(t.expires).where(sql`state = 'published'`),
  ],
);

/** The brands that show a job, the owner brand included. */
export const jobFrontend = pgTable(
  'job_frontend',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
  },
  (t) => [
    primaryKey({ name: 'job_frontend_is_unique', columns: [t.jobId, t.frontend] }),
    index('job_frontend_by_frontend').on(t.frontend, t.jobId),
  ],
);

/** One row per job that search may find (published); written in the transaction of the job itself. */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** frontend.id of every brand that shows it. */
    brands: integer('brands').array().notNull(),
    /** facet_value.id of all values, ancestors included. */
    values: integer('values').array().notNull(),
    langcode: text('langcode').notNull(),
    published: instant('published').notNull(),
    expires: instant('expires'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    country: text('country'),
    region: text('region'),
    /** Fully remote: also found by a search for a place. */
    remote: boolean('remote').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    top: boolean('top').notNull().default(false),
    backfill: boolean('backfill').notNull().default(false),
    video: boolean('video').notNull().default(false),
    /** Normalised to a year in the job's currency. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    organizationName: text('organization_name').notNull(),
    titleVector: tsvector('title_vector').notNull(),
    allVector: tsvector('all_vector').notNull(),
  },
  (t) => [
    index('job_search_title').using('gin', t.titleVector).with({ fastupdate: false }),
    index('job_search_all').using('gin', t.allVector).with({ fastupdate: false }),
    index('job_search_values').using('gin', t.values).with({ fastupdate: false }),
    index('job_search_brands').using('gin', t.brands).with({ fastupdate: false }),
    index('job_search_newest').on(t.published.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_box').on(t.lat, t.lon),
    index('job_search_remote').on(t.jobId).where(sql`remote`),
  ],
);

/** One row per job and brand that shows it: the newest page of a brand without reading job_search. */
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
    titleVector: tsvector('title_vector').notNull(),
    allVector: tsvector('all_vector').notNull(),
  },
  (t) => [
    index('organization_search_all').using('gin', t.allVector).with({ fastupdate: false }),
    index('organization_search_values').using('gin', t.values).with({ fastupdate: false }),
    index('organization_search_by_brand').on(t.brand, t.name),
  ],
);

/** Base counts per brand and facet value, kept exact in the transaction of the job. */
export const facetCount = pgTable(
  'facet_count',
  {
    index: text('index').notNull(),
    brand: integer('brand').notNull(),
    /** facet_value.id; 0 counts all rows of the brand. */
    value: integer('value').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ name: 'facet_count_is_unique', columns: [t.index, t.brand, t.value] })],
);

/** Moves when something that search shows of a brand changes; caches of counts are keyed by it. */
export const searchEpoch = pgTable(
  'search_epoch',
  {
    index: text('index').notNull(),
    brand: integer('brand').notNull(),
    epoch: bigint('epoch', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ name: 'search_epoch_is_unique', columns: [t.index, t.brand] })],
);

/** Append-only, written by trigger. Readers advance only below pg_snapshot_xmin. */
export const searchChange = pgTable(
  'search_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    jobId: integer('job_id').notNull(),
  },
  (t) => [index('search_change_by_transaction').on(t.transaction)],
);

/** Words of the index per brand language, for correcting a misspelt one. */
export const searchWord = pgTable(
  'search_word',
  { langcode: text('langcode').notNull(), word: text('word').notNull(), count: integer('count').notNull() },
  (t) => [
    primaryKey({ name: 'search_word_is_unique', columns: [t.langcode, t.word] }),
    index('search_word_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
);

export const country = pgTable('country', {
  code: text('code').primaryKey(),
  names: jsonb('names').$type<Localised>().notNull(),
});

export const region = pgTable(
  'region',
  {
    country: text('country').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    names: jsonb('names').$type<Localised>().notNull(),
  },
  (t) => [primaryKey({ name: 'region_is_unique', columns: [t.country, t.code] })],
);

export const place = pgTable(
  'place',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    names: jsonb('names').$type<Localised>().notNull(),
    country: text('country').notNull(),
    region: text('region'),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    population: integer('population').notNull(),
  },
  (t) => [index('place_by_population').on(t.population.desc().nullsFirst())],
);

/** Folded spellings by which a place is found: its name, exonyms, postal codes. */
export const placeName = pgTable(
  'place_name',
  {
    folded: text('folded').notNull(),
    placeId: integer('place_id')
      .notNull()
      .references(() => place.id),
    /** 0 name, 1 exonym, 2 postal code */
    kind: smallint('kind').notNull(),
  },
  (t) => [
    primaryKey({ name: 'place_name_is_unique', columns: [t.folded, t.placeId, t.kind] }),
    index('place_name_prefix').using('btree', sql`${t.folded} text_pattern_ops`),
    index('place_name_trigrams').using('gin', sql`${t.folded} gin_trgm_ops`),
  ],
);

/** Landing pages kept in the database; those of the brand document come first. */
export const landingPage = pgTable(
  'landing_page',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    langcode: text('langcode').notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Sanitised HTML. */
    body: text('body').notNull(),
    published: boolean('published').notNull().default(false),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('landing_page_path_is_unique').on(t.frontend, t.langcode, t.path)],
);
