/** What an administrator wants to send back of an order. Pure. */
import { minorUnits } from '../../../runtime/core/price.ts';
import type { AdminOrder } from '../orders.generated.ts';

export type RefundKind = 'all' | 'lines' | 'amount';

export interface RefundWish {
  kind: RefundKind;
  /** Keys of products. */
  products: readonly string[];
  /** As it was typed: `12.50` or `12,50`. */
  amount: string;
}

/** What goes to the backend, null for all that is left; or the text that says what is wrong. */
export type CheckedWish =
  | { part: { products: readonly string[] } | { amount: number } | null }
  | { fault: 'noLines' | 'noAmount' | 'tooMuch' };

/** All lines that are left are all that is left. */
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
