/** A yearly salary range of the taxonomy salary_range, in whole units of the brand's currency. */
interface SalaryBand {
  code: string;
  /** Null for the lowest range. */
  min: number | null;
  /** Salaries are below it. Null for the highest range. */
  max: number | null;
}

/** All of them, ascending. */
export const SALARY_BANDS: readonly SalaryBand[] = [
  { code: 'under_30', min: null, max: 30_000 },
  { code: 'from_30_to_45', min: 30_000, max: 45_000 },
  { code: 'from_45_to_60', min: 45_000, max: 60_000 },
  { code: 'from_60_to_80', min: 60_000, max: 80_000 },
  { code: 'from_80_to_100', min: 80_000, max: 100_000 },
  { code: 'over_100', min: 100_000, max: null },
];

/** Code of the range that contains a yearly amount. */
export function bandOf(amount: number): string {
  return SALARY_BANDS.find(({ max }) => max === null || amount < max)?.code ?? 'over_100';
}

/** The amounts of a range per year; undefined for other codes. Without a currency, they are shown without its sign. */
export function salaryOfBand(code: string | null, currency: string | null) {
  const band = SALARY_BANDS.find((one) => one.code === code);
  return band && { min: band.min, max: band.max, currencyCode: currency ?? '', unit: 'year' };
}
