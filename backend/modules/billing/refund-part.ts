/** Calculates a partial refund, validated against what remains of its order. */
import { UserError } from '../../errors.ts';
import type { RefundPart } from '../../graphql.generated.ts';
import { checkKey } from '../../guards/request-key.ts';
import { type Amounts, type LineRow, type OrderRow, type RefundRow, restOf } from './order-store.ts';
import { taxOn } from './tax.ts';

export interface PlannedRefund {
  key: string;
  amounts: Amounts;
  lines: readonly LineRow[];
}

interface Paid {
  order: OrderRow;
  lines: readonly LineRow[];
  refunds: readonly RefundRow[];
}

/** Null if the same refund was made already. Throws `UserError` BAD_INPUT if it exceeds what remains. */
export function planPart({ order, lines, refunds }: Paid, wish: RefundPart): PlannedRefund | null {
  const key = checkKey(wish.key);
  if (refunds.some(({ refundKey }) => refundKey === key)) return null;
  const products = wish.products ?? [];
  const amount = wish.amount ?? null;
  if (products.length > 0 === (amount !== null)) throw badPart('Either lines or an amount go back.');
  const rest = restOf(order, refunds);
  const chosen = products.map((product) => {
    const line = lines.find((one) => one.product === product && one.refundId === null);
    if (line === undefined) throw badPart(`There is no line "${product}" left to refund.`);
    return line;
  });
  const amounts = amount === null ? sumOf(order, chosen, rest) : shareOf(order, amount, rest);
  if (amounts.total < 1 || amounts.total >= rest.total)
    throw badPart(`Of ${rest.total} that are left, less than all goes back in part; refund the order for all of it.`);
  return { key, amounts, lines: chosen };
}

/** Lines including tax, without their share of what a voucher took off. */
function sumOf(order: OrderRow, lines: readonly LineRow[], rest: Amounts): Amounts {
  const net = lines.reduce((sum, { unitPrice, quantity, discount }) => sum + unitPrice * quantity - discount, 0);
  // Rounded line by line, the total may exceed that of the order by a cent.
  const tax = Math.min(taxOn(net, { rule: 'domestic', rate: order.taxRate }), rest.tax);
  return { net, tax, total: net + tax };
}

/** Splits an amount into net and tax, in the proportion of the whole order. */
function shareOf(order: OrderRow, total: number, rest: Amounts): Amounts {
  const tax = Math.min(Math.round((total * order.taxRate) / (10_000 + order.taxRate)), rest.tax);
  return { net: total - tax, tax, total };
}

function badPart(message: string): UserError {
  return new UserError('BAD_INPUT', message, { path: 'part' });
}
