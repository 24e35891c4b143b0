/** Date ranges as in CVs, in English, German and French: `Jan 2019 – heute`, `03/2015 - 12/2018`, `depuis 2020`. Pure. */
import { folded } from './fold.ts';
import type { Period } from './recognised.ts';

export interface FoundPeriod extends Period {
  /** Position in the line. */
  from: number;
  to: number;
}

/** Prefixes of month names, by number; the longest match wins. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'jaenner', 'janner', 'janvier', 'janv', 'jan'],
  ['february', 'februar', 'feber', 'fevrier', 'fevr', 'feb', 'fev'],
  ['march', 'maerz', 'marz', 'mars', 'mrz', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['may', 'mai'],
  ['june', 'juni', 'juin', 'jun'],
  ['july', 'juli', 'juillet', 'juil', 'jul'],
  ['august', 'aout', 'aug'],
  ['september', 'septembre', 'sept', 'sep'],
  ['october', 'oktober', 'octobre', 'okt', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'dezember', 'decembre', 'dez', 'dec'],
];
const numberOfMonth = new Map(MONTHS.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])));
const names = [...numberOfMonth.keys()].sort((a, b) => b.length - a.length).join('|');
const MONTH = new RegExp(`(?:${names})`);

const YEAR = '(?:19|20)\\d\\d';
/** `'19` and, behind the name of a month, `19`. */
const SHORT_YEAR = "['’]\\d\\d";
const DAY = '(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er)?[. /-]{1,2})?';
const SEASON =
  '(?:(?:spring|summer|autumn|fall|winter|fruhjahr|fruhling|sommer|herbst|printemps|ete|automne|hiver|ws|ss|wise|sose|anfang|mitte|ende|early|mid|late|debut|fin) )?';
const momentWith = (years: string) =>
  `(?:(?:${DAY}(?:${names})\\.?,?[ -]{0,2}(?:\\d{1,2}, ?)?(?:${years}))|(?:${DAY}(?:0?[1-9]|1[0-2]) ?[./-] ?${YEAR})|(?:${YEAR}[-/.](?:0[1-9]|1[0-2]))|(?:${YEAR} (?:${names})\\b\\.?)|(?:ws|wise|wintersemester) ${YEAR}/(?:20)?\\d\\d|${SEASON}${YEAR})`;
const MOMENT = momentWith(`${YEAR}|${SHORT_YEAR}`);
/** In ranges, where `Jan 19` is no day. */
const IN_RANGE = momentWith(`${YEAR}|${SHORT_YEAR}|\\d\\d(?!\\d|[ .]\\d)`);
const TODAY =
  "(?:(?:the )?present(?: day)?|(?:to|till|til|until) ?-?(?:date|now|today|present)|today|now|current(?:ly)?|ongoing|onwards|date|heute|jetzt|aktuell|dato|(?:fort)?laufend|lfd\\.?|gegenwart(?:ig)?|derzeit|z\\. ?(?:zt|z)\\.?|zum heutigen (?:tag|zeitpunkt)|bis heute|offen|unbefristet|aujourd'hui|maintenant|(?:ce|nos) jours?|actuel(?:lement|le)?|en cours|en poste)";
const TO =
  "(?:\\s?(?:-|–|—|−|->|→|to|until|till|til|bis(?: zum)?|au|a|jusqu'(?:a|en|au))\\s?(?:en |a |le |voraussichtlich |vorauss?\\. |vsl\\. |einschl(?:iesslich|\\.) |ca\\. )?)";
const SINCE = '(?:since|from|seit(?: dem)?|ab|depuis(?: le)?|des|a partir de)';
/** Of a range, the first month or day may have no year: `Mars – sept. 2014`. */
const YEARLESS = `(?:${DAY}(?:${names})\\.?|(?:0[1-9]|1[0-2])\\.?)`;
/** Month and year of two digits each, in ranges only: `03/15 – 12/18`. */
const SHORT = '(?:(?:0?[1-9]|[12]\\d|3[01])\\.)?(?:0?[1-9]|1[0-2])[/.]\\d\\d';

/** As some services print them behind a period: `(5 years 8 months)`. */
const DURATION =
  '\\(?(?:\\d{1,2} ?(?:years?|yrs?|jahre?n?|ans?)(?:,? (?:and |und |et )?\\d{1,2} ?(?:months?|mos?|monate?n?|mois))?|\\d{1,2} ?(?:months?|mos?|monate?n?|mois))\\)?';
export const DURATION_ALONE = new RegExp(`^${DURATION}$`, 'i');
/** Before a period: `Bis heute 6 Jahre und 2 Monate, seit Jan. 2020`. */
const DURATION_BEFORE = new RegExp(`^(?:bis heute,? )?${DURATION}$`, 'i');

const START = "(?<![\\w/]|\\d[.,])(?:from |von |vom |de |du |d['’])?";
const END = '(?![\\w/])';
const RANGE = new RegExp(`${START}(${IN_RANGE})${TO}(${IN_RANGE}|${TODAY})${END}`);
const YEARLESS_RANGE = new RegExp(`${START}(${YEARLESS})${TO}(${MOMENT})${END}`);
const SHORT_RANGE = new RegExp(`${START}(${SHORT})${TO}(${SHORT}|${TODAY})(?![\\w/.]\\d|\\w)`);
const OPEN = new RegExp(`(?<![\\w/])${SINCE}\\s(${MOMENT})${END}`);
const SHORT_OPEN = new RegExp(`(?<![\\w/])${SINCE}\\s(${SHORT})(?![\\w/.]\\d|\\w)`);
const DASHED = new RegExp(`${START}(${MOMENT}) ?(?:[-–—→] ?$|onwards)`);
/** What may stand before the date of a degree. */
const WHEN =
  '(?:(?:expected|anticipated|graduated|graduation|completed|conferred|voraussichtlich|bis|prevue? en|obtenue? en)(?: in)? ?:? ?)?';
const SINGLE = new RegExp(`(?<![\\w/]|\\d[.,])${WHEN}(${MOMENT})${END}`);

/** The first date range of a line; null if there is none. */
export function findPeriod(line: string): FoundPeriod | null {
  const { text, at } = folded(line);
  for (const pattern of [RANGE, YEARLESS_RANGE, SHORT_RANGE, OPEN, SHORT_OPEN, DASHED]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole, first = '', last] = match;
    const end = last === undefined ? null : momentOf(last);
    const start = pattern === YEARLESS_RANGE ? momentOf(`${first} ${end?.slice(0, 4)}`) : momentOf(first);
    // `2014` as an end lasts until its December.
    if (start === null || (end !== null && end.padEnd(7, '-12') < start)) continue;
    return { start, end, from: at(match.index), to: at(match.index + whole.length) };
  }
  return null;
}

/** A single date at the end or start of a line: `Bachelor of Arts, 2014`. */
export function findMoment(line: string): FoundPeriod | null {
  const { text, at } = folded(line);
  const match = SINGLE.exec(text);
  if (!match) return null;
  const start = momentOf(match[1] ?? '');
  return start === null ? null : { start, end: start, from: at(match.index), to: at(match.index + match[0].length) };
}

/** Behind a period that has not ended: `2025 – 2027 (en cours)`. */
const ONGOING =
  /^\s*\((?:en cours|ongoing|in progress|current(?:ly)?|expected|anticipated|laufend|noch laufend|voraussichtlich|prévue?)\)/i;

/** A line without its date range and the separator. */
export function withoutPeriod(line: string, { from, to }: FoundPeriod): string {
  const edge = /^[\s,;:|·•()[\]–—-]+|[\s,;:|·•([–—-]+$/gu;
  const [before, after] = [line.slice(0, from), line.slice(to).replace(ONGOING, '')].map((part) =>
    part.replace(edge, ''),
  );
  return [(before ?? '').replace(DURATION_BEFORE, ''), (after ?? '').replace(/^\)+/, '').replace(DURATION_ALONE, '')]
    .filter((part) => part !== '')
    .join('\t');
}

/** Whether a text is a date range and nothing else. */
export function isPeriod(text: string): boolean {
  const period = findPeriod(text);
  return period !== null && withoutPeriod(text, period) === '';
}

/** `2019` stays `2019`, `Jan. 2019` -> `2019-01`; null for words such as "today". */
function momentOf(given: string): string | null {
  // A winter is of its first year: `WS 2010/11`.
  const text = given.replace(/^(w\w+ \d{4})\/\d+$/, '$1');
  const [found, whole] = /((?:19|20)\d\d)|(?:(?<=\p{L}\.?[ -]{0,2})|['’]|(?<=[/.]))\d\d$/u.exec(text) ?? [];
  if (found === undefined) return null;
  const year = whole ?? ofCentury(found.replace(/\D/g, ''));
  const left = text.replace(found, ' ');
  const name = MONTH.exec(left)?.[0];
  const numbers = left.match(/\d+/g)?.map(Number) ?? [];
  // `01.04.2019`: the month is next to the year.
  const number = name === undefined ? numbers.at(text.startsWith(found) ? 0 : -1) : numberOfMonth.get(name);
  if (number === undefined || number < 1 || number > 12) return year;
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** Years of two digits end within the next ten years. */
function ofCentury(digits: string): string {
  const latest = new Date().getFullYear() + 10;
  const year = Number(`20${digits}`);
  return String(year > latest ? year - 100 : year);
}
