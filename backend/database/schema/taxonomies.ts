/** Tables of the network's taxonomy terms and of facet values. */

import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { frontend } from './brands.ts';
import { id, instant, type Localised } from './columns.ts';
import { merge } from './merges.ts';

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
    /** Alternative names by language, under which the term is found. */
    synonyms: jsonb('synonyms').$type<Record<string, readonly string[]>>().notNull().default({}),
    /** Incremented with every change by an administrator, who must pass it. 0: as shipped, and kept as the files say. */
    version: integer('version').notNull().default(0),
    /** Since when forms do not offer it any more. */
    retired: instant('retired'),
    /** The term that took its place; answers with its code mean that one. */
    mergedInto: integer('merged_into'),
  },
  (t) => [
    unique('taxonomy_term_code_is_unique').on(t.taxonomy, t.code),
    foreignKey({ name: 'taxonomy_term_parent_exists', columns: [t.parentId], foreignColumns: [t.id] }),
    foreignKey({ name: 'taxonomy_term_successor_exists', columns: [t.mergedInto], foreignColumns: [t.id] }),
    check('taxonomy_term_is_not_its_successor', sql`${t.mergedInto} <> ${t.id}`),
  ],
);

/** What an administrator did to a term. */
export const termChange = pgTable(
  'term_change',
  {
    id: id(),
    termId: integer('term_id')
      .notNull()
      .references(() => taxonomyTerm.id, { onDelete: 'cascade' }),
    /** added, changed, retired, restored or merged */
    kind: text('kind').$type<'added' | 'changed' | 'retired' | 'restored' | 'merged'>().notNull(),
    /** What it says of the term, before and after. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    mergeId: integer('merge_id').references(() => merge.id, { onDelete: 'set null' }),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull(),
    undone: instant('undone'),
  },
  (t) => [
    index('term_change_by_term').on(t.termId),
    check('term_change_kind_is_known', sql`${t.kind} in ('added', 'changed', 'retired', 'restored', 'merged')`),
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

/** URL path segment of a facet value; unique over all facets of an index per brand and language. */
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

/** What a facet value was called in URLs before: its pages redirect. A word that a value has today is that value. */
export const formerFacetAlias = pgTable(
  'former_facet_alias',
  {
    frontendId: integer('frontend_id')
      .notNull()
      .references(() => frontend.id),
    index: text('index').notNull(),
    langcode: text('langcode').notNull(),
    alias: text('alias').notNull(),
    facetValueId: integer('facet_value_id')
      .notNull()
      .references(() => facetValue.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ name: 'former_facet_alias_is_unique', columns: [t.frontendId, t.index, t.langcode, t.alias] })],
);
