/** The form of a new voucher: what was typed, and what is sent. Pure. */
import { fromWallClock } from '../../../runtime/core/moments.ts';
import type { VoucherInput } from '../products/products.generated.ts';

/** As typed; empty for none. */
export interface VoucherFields {
  code: string;
  isPercent: boolean;
  percent: string;
  amount: string;
  isForAll: boolean;
  products: readonly string[];
  /** Local times. */
  start: string;
  end: string;
  most: string;
  mostEach: string;
  minimum: string;
}

/** The fields whose contents cannot be right. Each has a text. */
export type VoucherFault = 'code' | 'percent' | 'amount' | 'products' | 'ends' | 'most' | 'mostEach' | 'minimum';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code that nobody guesses: 40 bits. */
export function suggestCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function emptyVoucher(): VoucherFields {
  return {
    ...{ code: suggestCode(), isPercent: true, percent: '10', amount: '', isForAll: true, products: [] },
    ...{ start: '', end: '', most: '', mostEach: '1', minimum: '' },
  };
}

/** What is sent, or the faults of all fields. Amounts are in units of the currency. */
export function voucherOf(
  fields: VoucherFields,
  timeZone: string,
): { input: VoucherInput } | { faults: readonly VoucherFault[] } {
  const code = fields.code.replace(/\s+/g, '');
  const percent = numberIn(fields.percent);
  const amount = numberIn(fields.amount);
  const [most, mostEach, minimum] = [fields.most, fields.mostEach, fields.minimum].map(numberIn);
  const starts = fromWallClock(fields.start, timeZone) ?? null;
  const ends = fromWallClock(fields.end, timeZone) ?? null;
  const isCount = (count: number | null | undefined) =>
    count === null || (Number.isInteger(count) && Number(count) > 0);
  const wrong: Record<VoucherFault, boolean> = {
    code: !/^[\p{L}\p{N}_-]{3,40}$/u.test(code),
    percent: fields.isPercent && !(percent !== null && percent > 0 && percent <= 100),
    amount: !fields.isPercent && !(amount !== null && amount > 0),
    products: !fields.isForAll && fields.products.length === 0,
    ends: starts !== null && ends !== null && ends <= starts,
    most: !isCount(most),
    mostEach: !isCount(mostEach),
    minimum: minimum !== null && !(Number(minimum) > 0),
  };
  const faults = (Object.keys(wrong) as VoucherFault[]).filter((field) => wrong[field]);
  if (faults.length > 0) return { faults };
  return {
    input: {
      ...{ code, percent: fields.isPercent ? percent : null, amount: fields.isPercent ? null : amount },
      products: fields.isForAll ? null : [...fields.products],
      ...{ starts, ends, most: most ?? null, mostEach: mostEach ?? null, minimum: minimum ?? null },
    },
  };
}

/** A number as typed: `12.50` or `12,50`; null for nothing, NaN for what is none. */
function numberIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
}
