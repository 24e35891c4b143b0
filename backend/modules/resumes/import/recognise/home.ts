/** Where a person lives: street, postal code and town, as countries write them. Pure. */
import { fold } from './fold.ts';
import { findPeriod } from './periods.ts';
import type { Home } from './recognised.ts';

const LABELS = new Set([
  ...['address', 'home address', 'residence', 'lives in', 'location', 'adresse', 'anschrift', 'wohnort', 'wohnhaft in'],
  ...['wohnanschrift', 'domicile', 'ort', 'ville', 'adresse postale', 'lieu de residence'],
]);
const TOWN = "\\p{Lu}[\\p{L}.'’-]*(?: [\\p{L}.'’()-]+){0,4}?";
const START = '(?<=^|, |[|·•–] )';
const END = '(?=$|,| ?[|·•]| –| \\()';
/** Britain and Ireland. */
const BRITISH = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4}';
const CANADIAN = '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d';
const CODE = '\\d{5}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} [A-Z]{2}|(?!19|20)\\d{4}';

/** Each names `town`, `zip` and `region`, from the strictest to the loosest. */
const SHAPES = [
  `${START}(?<town>${TOWN}), (?<region>[A-Z]{2}) (?<zip>\\d{5})(?:-\\d{4})?${END}`,
  `${START}(?<town>${TOWN}),? (?:\\((?<region>[\\p{L} -]+)\\)|(?<code>[A-Z]{2})) (?<zip>${CANADIAN})${END}`,
  `${START}(?<town>${TOWN}),? (?<zip>${BRITISH})${END}`,
  `(?<![\\p{L}\\d+./-])(?:[A-Z]{1,2}-)?(?<zip>${CODE}) (?<town>\\p{Lu}[\\p{L}.'’() -]{1,40}?)(?=$|,|\\d| ?[|·•]| –)`,
  `${START}(?<town>${TOWN}), (?<region>[A-Z]{2})${END}`,
].map((shape) => new RegExp(shape, 'u'));

const STREET =
  /(?:stra(?:ss|ß)e|str\.|weg|platz|gasse|allee|ufer|ring|damm|\b(?:rue|avenue|boulevard|place|quai|chemin|impasse|street|road|lane|drive|terrace|close|way|row|court|square|via|calle|rua|ulica))(?=$|[\s,])/iu;
const NOT_STREET = /@|\bwww\.|:\/\/|(?:\d[ ()/.-]?){7,}|^\+/;

/** The first address of these lines; the town alone if it is labeled as such. */
export function findHome(lines: readonly string[]): Home | null {
  const parts = lines.flatMap(partsOf);
  for (const shape of SHAPES)
    for (const [at, { text }] of parts.entries()) {
      const match = shape.exec(text);
      if (!match) continue;
      const { town = '', region = null, code, zip = null } = match.groups ?? {};
      const before = text.slice(0, match.index).replace(/[\s,–|·•-]+$/u, '');
      // Above the town, or above the name that stands beside it.
      const above = [parts[at - 1]?.text ?? '', parts[at - 2]?.text ?? ''];
      const street = isStreet(before) ? before : before === '' ? (above.find(isStreet) ?? null) : null;
      return { street, zip, town: town.trim(), region: code ?? region };
    }
  const named = parts.find(({ text, isHome }) => isHome && text.length <= 60 && !/\d/.test(text));
  return named ? { street: null, zip: null, town: named.text.split(',')[0] ?? '', region: null } : null;
}

const COUNTRIES =
  'United States(?: of America)?|USA|United Kingdom|UK|England|Scotland|Wales|Northern Ireland|Ireland|Canada|Australia|New Zealand|Germany|Austria|Switzerland|France|Belgium|Netherlands|Spain|Italy|Portugal|Poland|Sweden|Denmark|Norway|India|Deutschland|Österreich|Schweiz|Suisse|Belgique';
const WITH_COUNTRY = new RegExp(`^(?<town>${TOWN})(?:, \\p{Lu}[\\p{L} .'-]{1,30})?, (?:${COUNTRIES})$`, 'u');

/** A town that only its country follows: `Memphis, Tennessee, United States`. For lines below the name: elsewhere it may be any place. */
export function findTown(lines: readonly string[]): Home | null {
  for (const { text } of lines.flatMap(partsOf)) {
    const { town } = WITH_COUNTRY.exec(text)?.groups ?? {};
    if (town !== undefined) return { street: null, zip: null, town, region: null };
  }
  return null;
}

/** Whether a line has a town with its postal code. */
export const isAddress = (line: string): boolean => SHAPES.slice(0, 4).some((shape) => shape.test(line));

/** A line without labels, cut where something else begins. */
function partsOf(line: string): { text: string; isHome: boolean }[] {
  const [, label = '', value = ''] = /^([^:\t]{2,40}?)\s*(?::|\t)\s*(.+)$/.exec(line) ?? [];
  const isHome = LABELS.has(fold(label).trim());
  return (isHome ? value : line)
    .split(/\t|\s[|·•]\s|\s+[–-]\s+(?=\p{Lu}|\d|[A-Z]{1,2}-\d)/u)
    .map((text) => ({ text: text.trim(), isHome }))
    .filter(({ text }) => text !== '');
}

function isStreet(text: string): boolean {
  if (text.length < 4 || text.length > 80 || NOT_STREET.test(text) || findPeriod(text) !== null) return false;
  return (
    STREET.test(text) ||
    (/\p{L}{3}/u.test(text) && /^\d{1,5}[a-z]?,? \p{L}|\p{L}\.? \d{1,4}(?:$|[ ,/]?[\w/-]{1,4}(?:$|,))/u.test(text))
  );
}
