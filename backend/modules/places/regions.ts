/** Names of countries and regions, kept in memory: every list shows them, and they can be searched as places. */
import { foldVariants } from '../../../runtime/core/places/fold.ts';
import type { Connection } from '../../database/pool.ts';
import { inLanguage } from '../taxonomies/localised.ts';
import { listAreas } from './store.ts';

/** A country (`region` null) or a region, with its normalized names and codes. */
export interface Area {
  country: string;
  region: string | null;
  spellings: string[];
}

export interface Regions {
  areas: readonly Area[];
  /** Name of a country by ISO code; the code itself if unknown. */
  countryName(code: string, locale: string): string;
  /** Name of a region by country and code; a value that is not a code is taken as a name. */
  regionName(country: string, code: string, locale: string): string;
  /** Whether a normalized word means this country or this region of it. */
  means(word: string, country: string, region: string | null): boolean;
}

export interface RegionCatalogue {
  current(): Promise<Regions>;
  /** Reloads at the next use. */
  forget(): void;
}

/** Common names that are in no list of names. */
const COLLOQUIAL: Readonly<Record<string, string[]>> = {
  US: ['usa', 'us', 'u s', 'u s a', 'united states of america', 'etats unis'],
  GB: ['uk', 'u k', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  NL: ['holland', 'the netherlands'],
  CZ: ['czech republic'],
  AE: ['uae'],
};

/** Loads the names once; again after `forget`, a failure, or while there are none. */
export function createRegionCatalogue(db: Connection): RegionCatalogue {
  let regions: Promise<Regions> | undefined;
  const forget = () => {
    regions = undefined;
  };
  return {
    forget,
    async current() {
      const loading = regions ?? loadRegions(db);
      regions = loading;
      try {
        const loaded = await loading;
        // Seeding may happen after the first request.
        if (loaded.areas.length === 0) forget();
        return loaded;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

async function loadRegions(db: Connection): Promise<Regions> {
  const [countries, rows] = await listAreas(db);
  const countryNames = new Map(countries.map(({ code, names }) => [code, names]));
  const regionNames = new Map(rows.map(({ country: of, code, name, names }) => [`${of}/${code}`, { name, names }]));
  const areas: Area[] = [
    ...countries.map(({ code, names }) => ({
      country: code,
      region: null,
      spellings: spell([code, ...Object.values(names), ...(COLLOQUIAL[code] ?? [])]),
    })),
    ...rows.map(({ country: of, code, name, names }) => ({
      country: of,
      region: code,
      // Numeric codes (`07` in GeoNames, `1` in Austria) are not what people enter for a region.
      spellings: spell([...(/^\d+$/.test(code) ? [] : [code]), name, ...Object.values(names)]),
    })),
  ];
  const meanings = new Set(
    areas.flatMap(({ country: of, region: code, spellings }) => spellings.map((word) => `${word}/${of}/${code ?? ''}`)),
  );
  return {
    areas,
    countryName: (code, locale) => inLanguage(countryNames.get(code) ?? {}, locale) ?? code,
    regionName(of, code, locale) {
      const found = regionNames.get(`${of}/${code}`);
      return found === undefined
        ? code
        : (found.names[locale] ?? found.names[locale.split('-')[0] ?? ''] ?? found.name);
    },
    means: (word, of, code) =>
      meanings.has(`${word}/${of}/`) || (code !== null && meanings.has(`${word}/${of}/${code}`)),
  };
}

function spell(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(foldVariants))];
}
