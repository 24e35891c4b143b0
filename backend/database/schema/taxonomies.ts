/** Tables of the network's taxonomy terms and of facet values. */
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { frontend } from './brands.ts';
import { id, type Localised } from './columns.ts';

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
