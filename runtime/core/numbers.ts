/** Parsing and formatting of numbers. */
interface Signs {
  decimal: string;
  group: string;
}

function signsOf(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12345.6);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}

/**
 * Parses `72,000`, `72.000`, `72 000`, `18,50`, `18.5`. A single point or comma before exactly three
 * digits is read according to the language. Undefined for anything that is not a number.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^\u2212/, '-');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const decimal = decimalOf(bare, signsOf(locale));
  const cut = decimal === undefined ? bare.length : bare.lastIndexOf(decimal);
  const groups = bare.slice(0, cut);
  if (decimal !== undefined && groups.includes(decimal)) return undefined;
  const whole = groups.replace(/[.,]/g, '');
  const digits = bare.slice(cut + 1);
  const number = Number(digits === '' ? whole : `${whole}.${digits}`);
  return Number.isFinite(number) ? number : undefined;
}

/** The decimal separator of a number. */
function decimalOf(bare: string, signs: Signs): '.' | ',' | undefined {
  const [points, commas] = [bare.split('.').length - 1, bare.split(',').length - 1];
  if (points > 0 && commas > 0) return bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ',';
  if (points + commas !== 1) return undefined;
  const sign = points === 1 ? '.' : ',';
  const isThousands = sign !== signs.decimal && /^-?\d{1,3}[.,]\d{3}$/.test(bare);
  return isThousands ? undefined : sign;
}

/** `1234.5` formatted for the language. Grouped only for amounts. */
export function writeNumber(value: number, locale: string, { grouped }: { grouped: boolean }): string {
  return new Intl.NumberFormat(locale, { useGrouping: grouped, maximumFractionDigits: 10 }).format(value);
}
