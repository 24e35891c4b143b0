/** SQL of vouchers. */
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { rowsOf, rowsWithin } from '../../../database/brand-rows.ts';
import { purchaseOrder } from '../../../database/schema/billing.ts';
import { voucher } from '../../../database/schema/vouchers.ts';
import type { Scope } from '../../../scope.ts';

export type VoucherRow = typeof voucher.$inferSelect;

/** A voucher of this brand, locked until the end of the transaction if `isLocked`; null if there is none. */
export async function findVoucher(
  scope: Scope,
  code: string,
  { isLocked }: { isLocked: boolean },
): Promise<VoucherRow | null> {
  const query = rowsOf(scope).select().from(voucher).where(eq(voucher.code, code));
  const [row] = await (isLocked ? query.for('update') : query);
  return row ?? null;
}

/** The voucher of this brand, locked until the end of the transaction; null if there is none. */
export async function lockVoucher(scope: Scope, id: number): Promise<VoucherRow | null> {
  const [row] = await rowsOf(scope).select().from(voucher).where(eq(voucher.id, id)).for('update');
  return row ?? null;
}

/** How often a voucher was used: in orders that were not cancelled. `own` is by one organization. */
export async function usesOf(
  scope: Scope,
  voucherId: number,
  organizationId: number,
): Promise<{ all: number; own: number }> {
  const [row] = await rowsOf(scope)
    .select({
      all: count(),
      own: sql<number>`(count(*) filter (where ${purchaseOrder.organizationId} = ${organizationId}))::int`,
    })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.voucherId, voucherId), ne(purchaseOrder.state, 'cancelled')));
  return { all: row?.all ?? 0, own: row?.own ?? 0 };
}

/** Whether an order was ever placed with it, also one that was cancelled. */
export async function wasUsed(scope: Scope, voucherId: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.voucherId, voucherId))
    .limit(1);
  return rows.length > 0;
}

/** The id of the new voucher; null if the brand has one with this code. */
export async function insertVoucher(
  scope: Scope,
  values: Omit<typeof voucher.$inferInsert, 'id' | 'frontend'>,
): Promise<number | null> {
  const [row] = await rowsOf(scope).insert(voucher).values(values).onConflictDoNothing().returning({ id: voucher.id });
  return row?.id ?? null;
}

/** The brand of a voucher; null outside of the reach. */
export async function findVoucherBrand(reach: Parameters<typeof rowsWithin>[0], id: number): Promise<string | null> {
  const [row] = await rowsWithin(reach).select({ frontend: voucher.frontend }).from(voucher).where(eq(voucher.id, id));
  return row?.frontend ?? null;
}

/** Ends a voucher; null lets it be used again. */
export async function setEnded(scope: Scope, id: number, ended: Date | null): Promise<void> {
  await rowsOf(scope).update(voucher).set({ ended }).where(eq(voucher.id, id));
}

export async function deleteVoucher(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).delete(voucher).where(eq(voucher.id, id));
}
