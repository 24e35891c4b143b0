/** Rows of the places tables, made from the gazetteer packages and our own lists. */
import { foldPlace, foldVariants } from '../../../runtime/core/places/fold.ts';
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

/** Countries of which every place counts; of the others those from `ELSEWHERE` inhabitants. */
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
  for (const [place, exonym] of exonyms) place.names = { ...exonym.labels };
  yield { table: 'place', rows: places };
  yield { table: 'place_name', rows: nameRows(places, exonyms) };
}

function placeRows(codes: ReadonlyMap<string, string>): PlaceRow[] {
  return readCities()
    .filter((city) => WHOLE.has(city.country) || city.population >= ELSEWHERE || city.featureCode === 'PPLC')
    .map((city) => ({
      id: city.cityId,
      name: city.name,
      names: {},
      country: city.country,
      region: codes.get(`${city.country}.${city.adminCode}`) ?? null,
      lat: city.loc.coordinates[1],
      lon: city.loc.coordinates[0],
      population: city.population,
    }));
}

/** The most populous place of that name and country bears the exonym. */
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

function nameRows(places: readonly PlaceRow[], exonyms: ReadonlyMap<PlaceRow, Exonym>): NameRow[] {
  const rows: NameRow[] = [];
  const add = (kind: number | undefined, place_id: number, spellings: Iterable<string>) => {
    for (const folded of new Set(spellings)) rows.push({ folded, place_id, kind });
  };
  for (const place of places) {
    const own = foldVariants(place.name);
    add(NAME, place.id, own);
    const exonym = exonyms.get(place);
    if (!exonym) continue;
    const others = [...Object.values(exonym.labels ?? {}), ...(exonym.also ?? [])].flatMap(foldVariants);
    add(
      EXONYM,
      place.id,
      others.filter((name) => !own.includes(name)),
    );
  }
  const of = (...countries: string[]) => places.filter((place) => countries.includes(place.country));
  const located = [
    ...locatePostalCodes(readPostalCodes(), of('US', 'CA')),
    ...locateGermanPostalCodes(readGermanPostalCodes(), of('DE')),
  ];
  for (const [code, placeId] of located) add(POSTAL_CODE, placeId, [foldPlace(code)]);
  return rows;
}
