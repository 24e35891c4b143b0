/** SQL of orders. */
import { and, asc, count, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import {
  invoice,
  orderRefund,
  payment,
  purchaseLine,
  purchaseOrder,
  stripeEvent,
} from '../../database/schema/billing.ts';
import type { Scope } from '../../scope.ts';
import type { Quote } from './quote.ts';

export type OrderState = 'open' | 'paid' | 'cancelled' | 'refunded';

/** Why an administrator must review an order. */
export type OrderAttention = 'organization_gone' | 'other_amount' | 'partly_refunded';

type Row = typeof purchaseOrder.$inferSelect;

export interface OrderRow extends Row {
  state: OrderState;
}

/** In minor units. */
export interface Amounts {
  net: number;
  tax: number;
  total: number;
}

export type LineRow = typeof purchaseLine.$inferSelect;
export type InvoiceRow = typeof invoice.$inferSelect;
export type RefundRow = typeof orderRefund.$inferSelect;

/** An order of this brand; null if it does not exist. */
export async function findOrder(scope: Scope, id: number): Promise<OrderRow | null> {
  const [row] = await rowsOf(scope).select().from(purchaseOrder).where(eq(purchaseOrder.id, id));
  return row ? withState(row) : null;
}

/** The order with this idempotency key. */
export async function findSent(scope: Scope, organizationId: number, orderKey: string): Promise<OrderRow | null> {
  const [row] = await rowsOf(scope)
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.organizationId, organizationId), eq(purchaseOrder.orderKey, orderKey)));
  return row ? withState(row) : null;
}

/** The open order for a job; null if there is none. */
export async function findOpenOrderOf(scope: Scope, jobId: number): Promise<OrderRow | null> {
  const [row] = await rowsOf(scope)
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.jobId, jobId), eq(purchaseOrder.state, 'open')));
  return row ? withState(row) : null;
}

/** An order for exactly this that the organization placed lately, and has not cancelled; null if there is none. */
export async function findTwin(
  scope: Scope,
  organizationId: number,
  { total, lines }: Quote,
  since: Date,
): Promise<OrderRow | null> {
  const rows = await rowsOf(scope)
    .select()
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.organizationId, organizationId),
        eq(purchaseOrder.total, total),
        inArray(purchaseOrder.state, ['open', 'paid']),
        gte(purchaseOrder.created, since),
      ),
    )
    .orderBy(desc(purchaseOrder.id));
  const known = await linesOf(
    scope.db,
    rows.map(({ id }) => id),
  );
  const asText = (all: readonly Pick<LineRow, 'product' | 'quantity' | 'starts'>[]) =>
    all
      .map(({ product, quantity, starts }) => `${product} ${quantity} ${starts?.getTime()}`)
      .sort()
      .join();
  const twin = rows.find(({ id }) => asText(known.filter(({ orderId }) => orderId === id)) === asText(lines));
  return twin ? withState(twin) : null;
}

/** Whether an organization has not paid an invoice yet, other than that of this order. */
export async function hasUnpaid(scope: Scope, organizationId: number, except: number | null): Promise<boolean> {
  const [row] = await rowsOf(scope)
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.organizationId, organizationId),
        eq(purchaseOrder.state, 'open'),
        eq(purchaseOrder.provider, 'invoice'),
        except === null ? undefined : ne(purchaseOrder.id, except),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The order of this brand, locked until the end of the transaction; null if it does not exist. */
export async function lockOrder(scope: Scope, id: number): Promise<OrderRow | null> {
  const [row] = await rowsOf(scope).select().from(purchaseOrder).where(eq(purchaseOrder.id, id)).for('update');
  return row ? withState(row) : null;
}

/** Orders of an organization on this brand, newest first. */
export async function listOrders(
  scope: Scope,
  organizationId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: OrderRow[] }> {
  const own = eq(purchaseOrder.organizationId, organizationId);
  const [counted] = await rowsOf(scope).select({ total: count() }).from(purchaseOrder).where(own);
  const rows = await rowsOf(scope)
    .select()
    .from(purchaseOrder)
    .where(own)
    .orderBy(desc(purchaseOrder.id))
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, rows: rows.map(withState) };
}

export function linesOf(db: Connection, orderIds: readonly number[]): Promise<LineRow[]> {
  return db
    .select()
    .from(purchaseLine)
    .where(inArray(purchaseLine.orderId, [...orderIds]))
    .orderBy(asc(purchaseLine.id))
    .execute();
}

/** What a voucher took off these lines. */
export function discountOf(lines: readonly Pick<LineRow, 'discount'>[]): number {
  return lines.reduce((sum, { discount }) => sum + discount, 0);
}

/** Invoices and credit notes, in order of issue. */
export function invoicesOf(db: Connection, orderIds: readonly number[]): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(acrossBrands(invoice, 'Of orders that were found already, by administrators on several brands.'))
    .where(inArray(invoice.orderId, [...orderIds]))
    .orderBy(asc(invoice.id))
    .execute();
}

export type NewOrder = Partial<Pick<Row, 'jobId' | 'reference'>> &
  Pick<
    Row,
    'organizationId' | 'organizationName' | 'accountId' | 'provider' | 'customer' | 'locale' | 'orderKey' | 'created'
  >;

/** The id of the new order; null if the key is already used, or if an order for the same job is open. */
export async function insertOrder(scope: Scope, values: NewOrder, quote: Quote): Promise<number | null> {
  const { currency, net, tax, total, lines, discount, voucher } = quote;
  const used = voucher?.refusal === null ? voucher : null;
  const [row] = await rowsOf(scope)
    .insert(purchaseOrder)
    .values({
      ...{ ...values, currency, net, taxRate: tax.rate, taxRule: tax.rule, tax: tax.amount, total },
      ...{ discount, voucherId: used?.id ?? null, voucherCode: used?.code ?? null },
    })
    .onConflictDoNothing()
    .returning({ id: purchaseOrder.id });
  if (row === undefined) return null;
  await scope.db.insert(purchaseLine).values(lines.map((line) => ({ ...line, orderId: row.id })));
  return row.id;
}

interface Change
  extends Partial<
    Pick<
      Row,
      'state' | 'reason' | 'delivered' | 'paid' | 'cancelled' | 'refunded' | 'providerSession' | 'providerPayment'
    >
  > {
  attention?: OrderAttention | null;
}

/** The caller must hold the lock on the order. */
export async function updateOrder(scope: Scope, id: number, change: Change): Promise<void> {
  await rowsOf(scope).update(purchaseOrder).set(change).where(eq(purchaseOrder.id, id));
}

/** A check constraint guarantees that the state is valid. */
export function withState(row: Row): OrderRow {
  const { state } = row;
  if (state !== 'open' && state !== 'paid' && state !== 'cancelled' && state !== 'refunded')
    throw new Error(`Order ${row.id} is "${state}".`);
  return { ...row, state };
}

/** Partial refunds of orders, oldest first. */
export function refundsOf(db: Connection, orderIds: readonly number[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(acrossBrands(orderRefund, 'Of orders that were found already, by administrators on several brands.'))
    .where(inArray(orderRefund.orderId, [...orderIds]))
    .orderBy(asc(orderRefund.id))
    .execute();
}

/** Remaining lines and amount of an order after its partial refunds. */
export function restOf(order: Amounts, refunds: readonly Amounts[]): Amounts {
  return refunds.reduce(
    (rest, { net, tax, total }) => ({ net: rest.net - net, tax: rest.tax - tax, total: rest.total - total }),
    { net: order.net, tax: order.tax, total: order.total },
  );
}

/** Open orders of organizations on all brands, locked until the end of the transaction. */
export async function lockOpenOrders(
  { db }: Pick<Scope, 'db'>,
  organizationIds: readonly number[],
): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(acrossBrands(purchaseOrder, 'An organization goes on all brands.'))
    .where(and(inArray(purchaseOrder.organizationId, [...organizationIds]), eq(purchaseOrder.state, 'open')))
    .orderBy(asc(purchaseOrder.frontend), asc(purchaseOrder.id))
    .for('update');
  return rows.map(withState);
}

/** Inserts a partial refund with its lines, and returns its id. */
export async function insertRefund(
  scope: Scope,
  refund: Omit<typeof orderRefund.$inferInsert, 'id' | 'frontend'>,
  lines: readonly LineRow[],
): Promise<number> {
  const [made] = await rowsOf(scope).insert(orderRefund).values(refund).returning({ id: orderRefund.id });
  if (made === undefined) throw new Error(`The refund of order ${refund.orderId} was not written.`);
  const ids = lines.map(({ id }) => id);
  await scope.db.update(purchaseLine).set({ refundId: made.id }).where(inArray(purchaseLine.id, ids));
  return made.id;
}

export async function insertPayment(
  scope: Scope,
  values: Omit<typeof payment.$inferInsert, 'id' | 'frontend'>,
): Promise<void> {
  await rowsOf(scope).insert(payment).values(values);
}

/** Records a Stripe event; false if it was recorded before. */
export async function noteReport(
  scope: Scope,
  { id, type }: { id: string; type: string },
  received: Date,
): Promise<boolean> {
  const rows = await rowsOf(scope)
    .insert(stripeEvent)
    .values({ id, type, received })
    .onConflictDoNothing()
    .returning({ id: stripeEvent.id });
  return rows.length > 0;
}
