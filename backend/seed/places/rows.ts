/** Rows of the places tables, from the gazetteer packages and our own lists. */
import { foldVariants } from '../../../runtime/core/places/fold.ts';
import { type Located, locateGermanPostalCodes, locatePostalCodes } from './postal-codes.ts';
import {
  type Exonym,
  readCities,
  readCountries,
  readExonyms,
  readGermanPostalCodes,
  readPostalCodes,
  readRegions,
} from './sources.ts';

/** Countries with all places; for the others only those with at least `ELSEWHERE` inhabitants. */
const WHOLE = new Set(['US', 'CA', 'GB', 'IE', 'DE', 'FR', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL']);
const ELSEWHERE = 5000;
const [NAME, EXONYM, POSTAL_CODE] = [0, 1, 2];

interface PlaceRow extends Located {
  names: Record<string, string>;
  country: string;
}

type NameRow = { folded: string; place_id: number; kind: number | undefined };

export interface Table {
  table: 'country' | 'region' | 'place' | 'place_name';
  rows: readonly object[];
}

/** All rows, parents before children. */
export function* placeTables(): Generator<Table> {
  yield { table: 'country', rows: readCountries() };
  const regions = readRegions();
  yield { table: 'region', rows: regions.map(({ geonames: _, ...region }) => region) };
  const codes = new Map(regions.map((region) => [`${region.country}.${region.geonames}`, region.code]));
  const places = placeRows(codes);
  const exonyms = exonymsOf(places, readExonyms());
  for (const [place, exonym] of exonyms) {
    place.names = { ...exonym.labels };
    const others = [...Object.values(exonym.labels ?? {}), ...(exonym.also ?? [])].flatMap(foldVariants);
    place.spellings = [...new Set([...place.spellings, ...others])];
  }
  yield { table: 'place', rows: places.map(({ spellings: _, ...place }) => place) };
  yield { table: 'place_name', rows: nameRows(places) };
}

function placeRows(codes: ReadonlyMap<string, string>): PlaceRow[] {
  return readCities()
    .filter((city) => WHOLE.has(city.country) || city.population >= ELSEWHERE || city.featureCode === 'PPLC')
    .map((city) => ({
      id: city.cityId,
      name: city.name,
      names: {},
      spellings: foldVariants(city.name),
      country: city.country,
      region: codes.get(`${city.country}.${city.adminCode}`) ?? null,
      lat: city.loc.coordinates[1],
      lon: city.loc.coordinates[0],
      population: city.population,
    }));
}

/** The exonym is assigned to the largest place of that name and country. */
function exonymsOf(places: readonly PlaceRow[], exonyms: readonly Exonym[]): Map<PlaceRow, Exonym> {
  const largest = new Map<string, PlaceRow>();
  for (const place of places) {
    const key = `${place.country}.${place.name}`;
    const known = largest.get(key);
    if (!known || known.population < place.population) largest.set(key, place);
  }
  const found = new Map<PlaceRow, Exonym>();
  for (const exonym of exonyms) {
    const place = largest.get(`${exonym.country}.${exonym.name}`);
    if (place) found.set(place, exonym);
  }
  return found;
}

function nameRows(places: readonly PlaceRow[]): NameRow[] {
  const rows = places.flatMap(({ id, name, spellings }): NameRow[] => {
    const own = foldVariants(name);
    return spellings.map((folded) => ({ folded, place_id: id, kind: own.includes(folded) ? NAME : EXONYM }));
  });
  const of = (...countries: string[]) => places.filter((place) => countries.includes(place.country));
  const german = locateGermanPostalCodes(readGermanPostalCodes(), of('DE'));
  const codes = [...locatePostalCodes(readPostalCodes(), of('US', 'CA')), ...german.codes];
  return [
    ...rows,
    ...german.longNames.map(([folded, placeId]) => ({ folded, place_id: placeId, kind: EXONYM })),
    ...codes.map(([folded, placeId]) => ({ folded, place_id: placeId, kind: POSTAL_CODE })),
  ];
}
