/** A refund as requested by an administrator. Pure. */
import { minorUnits } from '../../../runtime/core/price.ts';
import type { AdminOrder } from '../orders.generated.ts';

export type RefundKind = 'all' | 'lines' | 'amount';

export interface RefundWish {
  kind: RefundKind;
  /** Product keys. */
  products: readonly string[];
  /** As typed: `12.50` or `12,50`. */
  amount: string;
}

/** The arguments for the backend, null to refund everything that is left; or an error text. */
export type CheckedWish =
  | { part: { products: readonly string[] } | { amount: number } | null }
  | { fault: 'noLines' | 'noAmount' | 'tooMuch' };

/** Selecting all remaining lines means refunding everything that is left. */
export function checkWish({ kind, products, amount }: RefundWish, order: AdminOrder): CheckedWish {
  const open = order.lines.filter(({ refunded }) => !refunded);
  if (kind === 'lines') {
    const chosen = open.filter(({ product }) => products.includes(product)).map(({ product }) => product);
    if (chosen.length === 0) return { fault: 'noLines' };
    return { part: chosen.length === open.length ? null : { products: chosen } };
  }
  if (kind === 'all') return { part: null };
  const typed = amount.trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(typed)) return { fault: 'noAmount' };
  const minor = minorUnits(Number(typed), order.sum.total.currency);
  if (minor < 1) return { fault: 'noAmount' };
  const left = order.sum.total.amount - order.sentBack.amount;
  if (minor > left) return { fault: 'tooMuch' };
  return { part: minor === left ? null : { amount: minor } };
}
