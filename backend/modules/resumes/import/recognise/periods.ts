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
  ['february', 'februar', 'fevrier', 'fevr', 'feb', 'fev'],
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

const YEAR = '(?:19|20)\\d\\d';
const DAY = '(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?[. /-]{1,2})?';
const MOMENT = `(?:(?:${DAY}(?:${names})\\.?,? ?(?:\\d{1,2},? )?${YEAR})|(?:${DAY}(?:0?[1-9]|1[0-2]) ?[./-] ?${YEAR})|(?:${YEAR}[-/.](?:0[1-9]|1[0-2]))|${YEAR})`;
const TODAY =
  "(?:present|today|now|current(?:ly)?|ongoing|to date|heute|jetzt|aktuell|laufend|gegenwart|aujourd'hui|present|maintenant|a ce jour|ce jour|actuel(?:lement)?|en cours)";
const TO = "(?: ?(?:-|–|—|−|to|until|till|bis(?: zum)?|au|a|jusqu'(?:a|en)) ?(?:en |a )?)";
const SINCE = '(?:since|from|seit|ab|depuis(?: le)?)';

/** As some services print them behind a period: `(5 years 8 months)`. */
const DURATION =
  '\\(?(?:\\d{1,2} ?(?:years?|yrs?|jahre?n?|ans?)(?:,? (?:and |und |et )?\\d{1,2} ?(?:months?|mos?|monate?n?|mois))?|\\d{1,2} ?(?:months?|mos?|monate?n?|mois))\\)?';
export const DURATION_ALONE = new RegExp(`^${DURATION}$`, 'i');

const RANGE = new RegExp(`(?<![\\w/])(?:from |von |de |du )?(${MOMENT})${TO}(${MOMENT}|${TODAY})(?![\\w/])`);
const OPEN = new RegExp(`(?<![\\w/])${SINCE} (${MOMENT})(?![\\w/])`);
const DASHED = new RegExp(`(?<![\\w/])(${MOMENT}) ?[-–—] ?$`);
const SINGLE = new RegExp(`(?<![\\w/])(${MOMENT})(?![\\w/])`);

/** The first date range of a line; null if there is none. */
export function findPeriod(line: string): FoundPeriod | null {
  const { text, at } = folded(line);
  for (const pattern of [RANGE, OPEN, DASHED]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const start = momentOf(match[1] ?? '');
    const end = match[2] === undefined ? null : momentOf(match[2]);
    // `2014` as an end lasts until its December.
    if (start === null || (end !== null && end.padEnd(7, '-12') < start)) continue;
    return { start, end, from: at(match.index), to: at(match.index + match[0].length) };
  }
  return null;
}

/** A single date at the end or start of a line: `Bachelor of Arts, 2014`. */
export function findMoment(line: string): FoundPeriod | null {
  const { text, at } = folded(line);
  const match = SINGLE.exec(text);
  if (!match) return null;
  const start = momentOf(match[0]);
  return start === null ? null : { start, end: start, from: at(match.index), to: at(match.index + match[0].length) };
}

/** A line without its date range and the separator. */
export function withoutPeriod(line: string, { from, to }: FoundPeriod): string {
  const edge = /^[\s,;:|·•()[\]–—-]+|[\s,;:|·•([–—-]+$/gu;
  const [before, after] = [line.slice(0, from), line.slice(to)].map((part) => part.replace(edge, ''));
  return [before, (after ?? '').replace(/^\)+/, '').replace(DURATION_ALONE, '')]
    .filter((part) => part !== '')
    .join('\t');
}

/** `2019` stays `2019`, `Jan. 2019` -> `2019-01`; null for words such as "today". */
function momentOf(text: string): string | null {
  const year = new RegExp(YEAR).exec(text)?.[0];
  if (year === undefined) return null;
  const left = text.replace(year, ' ');
  const name = new RegExp(`(?:${names})`).exec(left)?.[0];
  const numbers = left.match(/\d+/g)?.map(Number) ?? [];
  // `01.04.2019`: the month is next to the year.
  const number = name === undefined ? numbers.at(text.startsWith(year) ? 0 : -1) : numberOfMonth.get(name);
  if (number === undefined || number < 1 || number > 12) return year;
  return `${year}-${String(number).padStart(2, '0')}`;
}
