/** Reads dates as feeds write them. Pure. */
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { fromWallClock } from '../../../../runtime/core/moments.ts';
import { foldName } from '../../taxonomies/spellings.ts';

export interface DateView {
  now: Date;
  /** IANA name, for times without an offset. */
  timeZone: string;
  /** Of 02/03/2026. */
  monthFirst: boolean;
  /** A day without a time is its last minute. */
  endOfDay: boolean;
}

export type ReadDate = { date: Date } | { fault: 'DATE_NOT_READ' | 'DATE_OUT_OF_RANGE' };

/** Other years stand for no date: 0001, 1970, 9999. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
const LONGEST = 80;

/** Countries that write the month first. */
const MONTH_FIRST = new Set(['US', 'PH', 'FM', 'PW', 'MH', 'GU', 'PR']);
export const writesMonthFirst = (country: string): boolean => MONTH_FIRST.has(country.toUpperCase());

/** Names of months and their beginnings, normalized: English, German, French, Spanish. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'janner', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrz', 'maer'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

/** Offsets from UTC in minutes of the abbreviations that mails and feeds use. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  bst: 60,
  cet: 60,
  mez: 60,
  west: 60,
  cest: 120,
  mesz: 120,
  eet: 120,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};

const TIME = String.raw`(?:[T\s,]+(?:at |um |à |a las )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm|uhr)?\s*(?:\(?([A-Za-z]{1,4})\)?)?\s*([+-]\d{2}:?\d{2}|[+-]\d{2}(?!\d))?(?:\s*\([A-Za-z ]+\))?)?`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, 'i');
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z)?)?$/i;
const NUMERIC = new RegExp(String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`, 'i');
const DAY_NAME = String.raw`(?:\p{L}{2,10}\.?,?\s+(?:den |le |the )?)?`;
const DAY_MONTH = new RegExp(
  String.raw`^${DAY_NAME}(\d{1,2})(?:\.|st|nd|rd|th|er)?\s*-?\s*(?:de |of )?(\p{L}{3,10})\.?,?\s*-?\s*(?:de |del )?(\d{4})${TIME}$`,
  'iu',
);
const MONTH_DAY = new RegExp(
  String.raw`^${DAY_NAME}(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(\d{4})${TIME}$`,
  'iu',
);
const AGO =
  /^(?:(?:posted|publie|veroffentlicht|publicado) )?(?:il y a|vor|hace)? ?(?:plus de |mehr als |mas de |over )?(\d{1,3})\+? ?(minute|minuto|heure|hour|hora|stunde|jour|day|tag|dia|semaine|week|woche|semana|mois|month|monat|mes|h|d)\p{L}*(?: ago)?$/u;
const DAYS_OF: readonly [RegExp, number][] = [
  [/^(?:minut|h|hora|heure|stunde)/, 0],
  [/^(?:jour|d|tag)/, 1],
  [/^(?:semaine|week|woche|semana)/, 7],
  [/^(?:mois|month|monat|mes)/, 30],
];
const TODAY = new Set(['today', 'just posted', 'heute', 'aujourd hui', 'hoy', 'now']);
const YESTERDAY = new Set(['yesterday', 'gestern', 'hier', 'ayer']);

/** Null where the text names no date. */
export function readDate(text: string, view: DateView): ReadDate | null {
  const written = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (!/\p{L}|[1-9]/u.test(written)) return null;
  const time = stampOf(written) ?? ownTime(written, view) ?? relativeTime(written, view);
  if (time === undefined || Number.isNaN(time)) return { fault: 'DATE_NOT_READ' };
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { date } : { fault: 'DATE_OUT_OF_RANGE' };
}

/** Seconds or milliseconds since the epoch. */
function stampOf(text: string): number | undefined {
  if (!/^-?\d{9,14}(?:\.\d+)?$/.test(text) || /^(?:19|20)\d{12}$/.test(text)) return undefined;
  const stamp = Number(text);
  return Math.abs(stamp) < 1e11 ? stamp * 1000 : stamp;
}

function ownTime(text: string, view: DateView): number | undefined {
  const iso = ISO.exec(text);
  if (iso) return instant(view, [iso[1], iso[2], iso[3]], iso.slice(4));
  const compact = COMPACT.exec(text);
  if (compact) {
    const [, year, month, day, hour, minute, second, zone] = compact;
    return instant(view, [year, month, day], [hour, minute, second, undefined, zone]);
  }
  const numeric = NUMERIC.exec(text);
  if (numeric) return numericTime(numeric, view);
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth) return namedTime(view, [dayMonth[3], dayMonth[2], dayMonth[1]], dayMonth.slice(4));
  const monthDay = MONTH_DAY.exec(text);
  if (monthDay) return namedTime(view, [monthDay[3], monthDay[1], monthDay[2]], monthDay.slice(4));
  return undefined;
}

type Parts = readonly (string | undefined)[];

function numericTime(found: RegExpExecArray, view: DateView): number | undefined {
  const [, first = '', separator, second = '', year = ''] = found;
  const monthFirst = separator !== '.' && (Number(second) > 12 || (view.monthFirst && Number(first) <= 12));
  const [day, month] = monthFirst ? [second, first] : [first, second];
  return instant(view, [year.length === 2 ? `20${year}` : year, month, day], found.slice(5));
}

function namedTime(view: DateView, [year, name = '', day]: Parts, time: Parts): number | undefined {
  const folded = foldName(name);
  const month = MONTHS.findIndex((names) => names.some((start) => folded.startsWith(start)));
  return month < 0 ? undefined : instant(view, [year, String(month + 1), day], time);
}

/** Undefined for a day or a time that does not exist. */
function instant(view: DateView, date: Parts, time: Parts): number | undefined {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const [hours, minutes, seconds, half, name, offset] = time;
  const midnight = Date.UTC(year, month - 1, day);
  const isDay = new Date(midnight).getUTCDate() === day && month >= 1 && month <= 12;
  const isTime = Number(hours ?? 0) <= 24 && Number(minutes ?? 0) < 60 && Number(seconds ?? 0) <= 60;
  // Years before 100 would be those of the last century.
  if (year < 100) return 0;
  if (!isDay || !isTime) return undefined;
  // A feed writes a day as its midnight, too.
  const isWhole = Number(hours ?? 0) === 0 && Number(minutes ?? 0) === 0 && Number(seconds ?? 0) === 0;
  if (isWhole && view.endOfDay) return wallTime(midnight + DAY_MS - 60_000, view);
  const late = half?.toLowerCase() === 'pm' && Number(hours) < 12 ? 12 : 0;
  const early = half?.toLowerCase() === 'am' && Number(hours) === 12 ? -12 : 0;
  const clock =
    midnight + ((Number(hours ?? 0) + late + early) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) * 1000;
  const zone = offset === undefined ? ZONES[(name ?? '').toLowerCase()] : minutesOf(offset);
  return zone === undefined ? wallTime(clock, view) : clock - zone * 60_000;
}

/** Local times have no seconds. */
const wallTime = (clock: number, { timeZone }: DateView): number =>
  Date.parse(fromWallClock(new Date(clock).toISOString(), timeZone) ?? '') + (clock % 60_000);

function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

function relativeTime(text: string, { now }: DateView): number | undefined {
  const folded = foldName(text);
  if (TODAY.has(folded)) return now.getTime();
  if (YESTERDAY.has(folded)) return now.getTime() - DAY_MS;
  const [, count = '', unit = ''] = AGO.exec(folded) ?? [];
  if (count === '') return undefined;
  const days = DAYS_OF.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  return now.getTime() - Number(count) * days * DAY_MS;
}
