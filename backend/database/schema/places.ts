/** Tables of the gazetteer. */
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Localised } from './columns.ts';

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
  (t) => [index('place_by_population').on(t.population.desc().nullsFirst()), index('place_by_point').on(t.lat, t.lon)],
);

/** Normalized spellings by which a place is found: its name, exonyms, postal codes. */
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
