import { keep } from '../keep.ts';
import { formatMoney } from './money.ts';
import type { Translate } from './translator.ts';

/** A salary per unit of time: hour, day, week, month or year. */
export interface SalaryRange {
  min?: number | null;
  max?: number | null;
  currencyCode: string;
  unit: string;
}

const described = new WeakMap<Translate, Map<string, string>>();

/**
 * `$72,000 to $84,000 a year`; a single bound as "from" or "up to". Empty without bounds. `locale` is that of
 * `amountLocale`, `t` that of `job`.
 */
export function describeSalary(salary: SalaryRange, locale: string, t: Translate): string {
  const known = described.get(t) ?? new Map<string, string>();
  described.set(t, known);
  const { min, max, currencyCode, unit } = salary;
  const key = `${min}|${max}|${currencyCode}|${unit}|${locale}`;
  return known.get(key) ?? keep(known, key, describe(salary, locale, t));
}

function describe({ min, max, currencyCode, unit }: SalaryRange, locale: string, t: Translate): string {
  const low = min == null ? null : formatMoney(min, currencyCode, locale);
  const high = max == null ? null : formatMoney(max, currencyCode, locale);
  const amount = describeBounds(low, high, t);
  return amount === null ? '' : `${amount} ${t(`salary.${unit}`)}`;
}

function describeBounds(low: string | null, high: string | null, t: Translate): string | null {
  if (low === null) return high === null ? null : t('salary.upTo', { amount: high });
  if (high === null) return t('salary.from', { amount: low });
  return low === high ? low : t('salary.range', { min: low, max: high });
}
