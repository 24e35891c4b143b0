/** What a voucher takes off an order, or why it takes off nothing. */
import type { Scope } from '../../../scope.ts';
import { findVoucher, usesOf, type VoucherRow } from './voucher-store.ts';

/** Why a voucher cannot be used. Each has a text on the page. */
export type VoucherRefusal = 'unknown' | 'early' | 'over' | 'used_up' | 'used_by_you' | 'products' | 'minimum';

/** A code as it was given, with what is known of it. */
export interface GivenVoucher {
  code: string;
  /** Null if the brand has none of this code. */
  row: VoucherRow | null;
  /** Orders that use it: of everybody, and of the organization. */
  uses: { all: number; own: number };
}

interface PricedLine {
  product: string;
  unitPrice: number;
  quantity: number;
}

/** One more than a code can have. */
const CUT = 41;

/** A code as it is stored: in capitals, without spaces. Longer ones, of which there are none, are cut. */
export function codeOf(given: string): string {
  return given.normalize('NFKC').replace(/\s+/g, '').toUpperCase().slice(0, CUT);
}

/** Whether a brand can have this code. */
export function isCode(code: string): boolean {
  return /^[\p{L}\p{N}_-]{3,40}$/u.test(code);
}

/** Null if no code was given. With `isLocked`, nobody else can use it until the end of the transaction. */
export async function readVoucher(
  scope: Scope,
  organizationId: number,
  given: string | null | undefined,
  how: { isLocked: boolean },
): Promise<GivenVoucher | null> {
  const code = codeOf(given ?? '');
  if (code === '') return null;
  const row = await findVoucher(scope, code, how);
  return { code, row, uses: row === null ? { all: 0, own: 0 } : await usesOf(scope, row.id, organizationId) };
}

/** What the voucher takes off each line, in minor units without tax; or why it cannot be used. */
export function reductionOf(
  { row, uses }: GivenVoucher,
  lines: readonly PricedLine[],
  { currency, now }: { currency: string; now: Date },
): { refusal: VoucherRefusal } | { discounts: number[] } {
  if (row === null) return { refusal: 'unknown' };
  const { products } = row;
  if (row.ended !== null || (row.ends !== null && row.ends <= now)) return { refusal: 'over' };
  // The brand sold in another currency when it was made.
  if (row.currency !== currency && (row.amount !== null || row.minimum !== null)) return { refusal: 'over' };
  if (row.starts !== null && row.starts > now) return { refusal: 'early' };
  if (row.mostEach !== null && uses.own >= row.mostEach) return { refusal: 'used_by_you' };
  if (row.most !== null && uses.all >= row.most) return { refusal: 'used_up' };
  const prices = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const reduced = prices.map((price, at) => (products?.includes(lines[at]?.product ?? '') === false ? 0 : price));
  const sum = reduced.reduce((all, price) => all + price, 0);
  const discount =
    row.amount === null ? Math.floor((sum * (row.percent ?? 0) + 5000) / 10_000) : Math.min(row.amount, sum);
  if (discount === 0) return { refusal: 'products' };
  if (row.minimum !== null && prices.reduce((all, price) => all + price, 0) < row.minimum)
    return { refusal: 'minimum' };
  return { discounts: sharesOf(discount, reduced, sum) };
}

/** Shares of an amount in proportion to the prices, adding up to it; the coins left over go where the most was cut off. */
function sharesOf(amount: number, prices: readonly number[], sum: number): number[] {
  const parts = prices.map((price, at) => {
    const exact = BigInt(amount) * BigInt(price);
    return { at, share: Number(exact / BigInt(sum)), cut: exact % BigInt(sum) };
  });
  const shares = parts.map(({ share }) => share);
  const left = amount - shares.reduce((all, share) => all + share, 0);
  const byCut = [...parts].sort((one, other) => (one.cut < other.cut ? 1 : one.cut > other.cut ? -1 : 0));
  for (const { at } of byCut.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
