/**
 * Builds the taxonomy `region` from the lists of countries and regions: `node scripts/taxonomies/regions.ts` writes
 * backend/data/taxonomies/region.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Taxonomy, TaxonomyTerm } from '../../backend/data/taxonomy-store.ts';
import { readCountries, readNamedRegions } from '../../backend/seed/places/sources.ts';
import { aliasOf } from './alias.ts';
import { LANGUAGES, type Language } from './read-terms.ts';

type Names = Record<Language, string>;

/** Countries, and below them the regions with known names; codes are `us` and `us_me`. */
export function regionTaxonomy(): Taxonomy {
  const countries = readCountries().map(({ code, names }) => term(code.toLowerCase(), namesIn(names)));
  const taken = new Map(LANGUAGES.map((language) => [language, new Set(countries.map((one) => one.labels[language]))]));
  const regions = readNamedRegions().map(({ country, code, labels }) => {
    // Georgia, Luxembourg: a region named like a country, or an earlier region, gets the country's code appended.
    const own = namesIn(labels);
    const isTaken = LANGUAGES.some((language) => taken.get(language)?.has(own[language]));
    for (const language of LANGUAGES) taken.get(language)?.add(own[language]);
    const names = isTaken ? mapNames(own, (name) => `${name} (${country})`) : own;
    return { ...term(`${country}_${code}`.toLowerCase(), names), parent: country.toLowerCase() };
  });
  const terms = [...countries, ...regions.map(({ code, parent, ...rest }) => ({ code, parent, ...rest }))];
  return { taxonomy: 'region', terms };
}

function term(code: string, labels: Names): TaxonomyTerm {
  return { code, labels, aliases: mapNames(labels, aliasOf) };
}

function namesIn(names: Readonly<Record<string, string>>): Names {
  const [en = ''] = [names.en];
  return { en, de: names.de ?? en, fr: names.fr ?? en, es: names.es ?? en };
}

function mapNames(names: Names, change: (name: string, language: Language) => string): Names {
  return {
    en: change(names.en, 'en'),
    de: change(names.de, 'de'),
    fr: change(names.fr, 'fr'),
    es: change(names.es, 'es'),
  };
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../../backend/data/taxonomies/region.json');
  writeFileSync(file, `${JSON.stringify(regionTaxonomy(), null, 2)}\n`);
}
