/** What a run needs to map items of a brand. */

import { LRUCache } from 'lru-cache';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../../runtime/core/texts/translator.ts';
import { type CleanHtml, cleanHtml } from '../../../answers/clean-html.ts';
import type { Database } from '../../../database/pool.ts';
import { nearestPlaces } from '../../places/nearest.ts';
import type { Regions } from '../../places/regions.ts';
import { searchPlaces } from '../../places/service.ts';
import type { Terms } from '../../taxonomies/terms.ts';
import type { DescriptionPart } from './description.ts';
import type { KnownValues } from './known-values.ts';
import type { Mapping } from './mapped-job.ts';
import type { Gazetteer } from './places.ts';

export interface MapperTools {
  mapping: Mapping;
  gazetteer: Gazetteer;
  terms: Pick<Terms, 'offered'>;
  values: KnownValues;
  clean: CleanHtml;
  brand: { country: string; timeZone: string; locales: { default: string; supported: readonly string[] } };
  /** Heading of a part of the description, in a language of the brand. */
  headingOf(part: DescriptionPart, locale: string): string;
  now: Date;
}

/** Where jobs are mapped. */
export interface MappingPlace {
  db: Database;
  brand: CompiledBrand;
  regions: Regions;
  /** Of the brand. */
  terms: Terms;
  now: Date;
  /** Default: in the process for it. */
  clean?: CleanHtml | undefined;
}

export function mapperTools(place: MappingPlace, mapping: Mapping, values: KnownValues): MapperTools {
  const { db, brand, regions, terms, now, clean = cleanHtml } = place;
  const { site, locales } = brand.document;
  const scope = { db, frontend: brand.id, brand, regions };
  return {
    mapping,
    values,
    terms,
    now,
    clean: remembering(clean),
    gazetteer: {
      regions,
      home: site.country.toUpperCase(),
      find: ({ text, countries, isStrict }) =>
        searchPlaces(scope, { text, countries, locale: locales.default, limit: 10, exact: true, isStrict }),
      near: async (point) => (await nearestPlaces(scope, [point], locales.default))[0] ?? null,
    },
    brand: { country: site.country, timeZone: site.timeZone, locales },
    headingOf: (part, locale) =>
      translatorOf(cutCatalogue(brand, locale, ['importers-mapping']), 'importers-mapping')(`headings.${part}`),
  };
}

const MOST_CHARACTERS = 4_000_000;

/** Feeds repeat texts for each town. */
function remembering(clean: CleanHtml): CleanHtml {
  const kept = new LRUCache<string, Promise<string>>({
    max: 1_000,
    maxSize: MOST_CHARACTERS,
    // The result is about as long as the text.
    sizeCalculation: (_html, key) => key.length * 2,
  });
  return (text, format) => {
    const key = `${format} ${text}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = clean(text, format);
    kept.set(key, html);
    html.catch(() => kept.delete(key));
    return html;
  };
}
