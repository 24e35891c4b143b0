/** Postal codes as countries write them, with the town before or behind them. Pure. */
import { CODES, isRegion } from './regions.ts';

export interface Postal {
  /** Null if it stands in the piece before. */
  town: string | null;
  zip: string;
  region: string | null;
  /** Whether the code may as well be a year: `1950 Sion`. */
  isYear: boolean;
}

const TOWN = "\\p{Lu}[\\p{L}.'’-]*(?: [\\p{L}\\d.'’()-]+){0,4}?";
const BRITISH = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}';
const IRISH = '(?:[ACDEFHKNPRTVWXY]\\d\\d|D6W) ?[A-Z\\d]{4}';
const CANADIAN = '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d';
const CODE = '\\d{5}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} [A-Z]{2}|\\d{4}';
const COUNTRY = '(?:[A-Z]{1,2}|CH|FL|LUX)[- ]?(?:- ?)?';

/** From the strictest to the loosest; of a piece between commas. */
const SHAPES = [
  `(?:(?<town>${TOWN})[ ,]+)?(?<region>${CODES.us}) (?<zip>\\d{5})(?:-\\d{4})?`,
  `(?:(?<town>${TOWN}),? )?(?:\\((?<named>[\\p{L} -]+)\\) ?|(?<region>${CODES.ca}) )?(?<zip>${CANADIAN})`,
  `(?:(?<town>${TOWN}) )?(?<region>${CODES.au}) (?<zip>\\d{4})`,
  `(?:(?<town>${TOWN}) )?(?<zip>${IRISH}|${BRITISH})`,
  `(?<town>${TOWN}),? (?<region>[A-Z]{2}) (?<zip>\\d{5})(?:-\\d{4})?`,
  `(?:${COUNTRY})?(?<zip>${CODE}) (?<town>\\p{Lu}[\\p{L}.'’()/ -]{1,40}?)(?: ?\\d.*)?`,
  `(?<town>${TOWN}) ?[–-]? ?(?:PIN:? ?)?(?<zip>\\d{3} ?\\d{3})`,
  '(?:pin(?: ?code)?|postal code|postcode|zip)? ?[:–-]? ?(?<zip>\\d{6}|\\d{3} \\d{3})',
  `(?<town>${TOWN}) (?<zip>(?!19|20)\\d{4}|\\d{5})`,
  '(?<zip>\\d{4,5})',
].map((shape) => new RegExp(`^${shape}$`, 'u'));
export const SHAPE_COUNT = SHAPES.length;

/** The postal code of a piece in the shape of that number; null without one. */
export function postalIn(piece: string, shape: number): Postal | null {
  const { town = null, zip, region, named } = SHAPES[shape]?.exec(piece)?.groups ?? {};
  if (zip === undefined) return null;
  // `Ontario M5V 2T6`: the town is before the comma.
  const isOutside = town !== null && (region ?? named) === undefined && isRegion(town);
  return {
    town: isOutside ? null : town,
    zip,
    region: region ?? named ?? (isOutside ? town : null),
    isYear: /^(?:19|20)\d\d$/.test(zip) || (town === null && /^\d{4,5}$/.test(zip) && region === undefined),
  };
}
