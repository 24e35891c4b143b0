/** Reads salaries as feeds write them: one text, or amounts, currency and unit apart. Pure. */
import { amountsIn } from './amounts.ts';
import { currencyIn, dollarOr } from './currencies.ts';
import { type SalaryUnit, unitIn } from './salary-units.ts';

export interface Salary {
  min: number | null;
  max: number | null;
  currencyCode: string;
  unit: SalaryUnit;
}

/** `nonsense` names no salary that anybody is paid; `unread` may be one. */
export type ReadSalary = { salary: Salary } | 'nonsense' | 'unread';

export interface SalaryParts {
  text: string;
  min: string;
  max: string;
  currency: string;
  unit: string;
}

/** Nobody needs more words for a salary. */
const LONGEST = 300;
/** What stored answers may hold. */
const LARGEST = 100_000_000;
/** Amounts below are those of an hour where nothing says so, for currencies in which that is unlike a month's. */
const MOST_AN_HOUR = 250;
const LEAST_A_MONTH = 800;
const LEAST_A_YEAR = 12_000;
/** Currencies of which one unit is about a dollar: only there an amount tells its unit. */
const STRONG = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);
/** More than anybody is paid for the unit in them: a year's salary beside the word of another unit. */
const MOST_PER: Readonly<Record<SalaryUnit, number>> = {
  hour: 1_000,
  day: 5_000,
  week: 12_000,
  month: 40_000,
  year: LARGEST,
};

const ONLY_MOST = /\b(?:up to|max(?:imum|imal|imo)?\.?|bis zu|jusqu ?['’]?(?:a|à)|hasta|à concurrence de)(?![\p{L}])/iu;
const ONLY_LEAST =
  /(?:\b(?:from|starting|starts|min(?:imum|destens|imo)?\.?|at least|more than|ab|mehr als|dès|à partir de|a partir de|desde|plus de|más de)(?![\p{L}])|\d\s?k?\s?\+)/iu;

/** Null where nothing is said about money: no digits, or zero. */
export function readSalary(parts: Partial<SalaryParts>, currency: string | null): ReadSalary | null {
  const [text = '', min = '', max = '', unit = '', symbol = ''] = [
    parts.text,
    parts.min,
    parts.max,
    parts.unit,
    parts.currency,
  ].map((part) => part?.slice(0, LONGEST));
  const apart = [amountsIn(min)[0] ?? null, amountsIn(max)[0] ?? null] as const;
  const isApart = apart.some((amount) => amount !== null && amount > 0);
  const written = isApart ? `${min} ${max} ${text}` : text;
  const named = currencyIn(symbol) ?? currencyIn(written) ?? dollarOr(written, currency);
  const amounts = isApart ? apart : amountsOf(text, named !== null);
  if (amounts === null) return /[1-9]/.test(text) ? 'unread' : null;
  const [least, most] = inOrder(amounts);
  const numbers = [least, most].filter((amount) => amount !== null);
  if (numbers.length === 0) return null;
  if (numbers.some((amount) => amount > LARGEST)) return 'nonsense';
  const code = named ?? currency;
  const asked = unitIn(unit) ?? unitIn(isApart ? `${min} ${max}` : '') ?? unitIn(text);
  const per = code === null ? null : (asked ?? unitOf(Math.max(...numbers), code));
  if (code === null || per === null) return 'unread';
  if (STRONG.has(code) && Math.max(...numbers) > MOST_PER[per]) return 'nonsense';
  return { salary: { min: least, max: most, currencyCode: code, unit: per } };
}

type Range = readonly [min: number | null, max: number | null];

/** The amounts of a text; null where its numbers may be something else: a grade, a number of hours. */
function amountsOf(text: string, hasCurrency: boolean): Range | null {
  const found = amountsIn(text);
  const [first, second] = found;
  if (first === undefined) return /[1-9]/.test(text) ? null : [null, null];
  if (first === 0 && (second ?? 0) === 0) return [null, null];
  const isMoney = hasCurrency || unitIn(text) !== null || found.every((amount) => amount >= LEAST_A_MONTH);
  if (!isMoney) return null;
  if (second !== undefined) return [first, second];
  if (ONLY_MOST.test(text)) return [null, first];
  return ONLY_LEAST.test(text) ? [first, null] : [first, first];
}

/** Zero is no amount; a range written from its end is turned round. */
function inOrder([first, second]: Range): Range {
  const [min, max] = [first || null, second || null];
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function unitOf(amount: number, currency: string): SalaryUnit | null {
  if (!STRONG.has(currency)) return null;
  if (amount <= MOST_AN_HOUR) return 'hour';
  if (amount >= LEAST_A_YEAR) return 'year';
  return amount >= LEAST_A_MONTH ? 'month' : null;
}
