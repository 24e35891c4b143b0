/** SQL of orders, for administrators. */
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { acrossBrands, rowsWithin } from '../../database/brand-rows.ts';
import { invoice, purchaseOrder } from '../../database/schema/billing.ts';
import type { AdminList } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';
import { withState } from './order-store.ts';

const STATES = ['open', 'paid', 'cancelled', 'refunded'];

/** Orders of these brands. */
export async function listOrdersWithin(
  within: Parameters<typeof rowsWithin>[0],
  { list, state }: { list?: AdminList | null; state?: string | null },
) {
  const { id, created, organizationName, total: price } = purchaseOrder;
  const plan = planList(list, { created, organization: sql`lower(${organizationName})`, total: price }, id);
  const labels = sql`(select string_agg(i.label, ' ') from ${rowsWithin(within).all(invoice)} i where i.order_id = ${id})`;
  const billed = sql`${purchaseOrder.customer} ->> 'companyName'`;
  const mail = sql`${purchaseOrder.customer} ->> 'email'`;
  const where = and(
    state && STATES.includes(state) ? eq(purchaseOrder.state, state) : undefined,
    state === 'attention' ? isNotNull(purchaseOrder.attention) : undefined,
    anyMatches(plan.pattern, organizationName, billed, mail, labels, sql`${id}::text`),
  );
  const counted = rowsWithin(within).select({ total: count() }).from(purchaseOrder).where(where);
  const { total, rows } = await readPage(plan, counted, rowsWithin(within).select().from(purchaseOrder).where(where));
  return { total, orders: rows.map(withState) };
}

/** The brand of an order; null if it does not exist. */
export async function findOrderBrand({ db }: Pick<Scope, 'db'>, id: number): Promise<string | null> {
  const [row] = await db
    .select({ frontend: purchaseOrder.frontend })
    .from(acrossBrands(purchaseOrder, 'Administrators act on the brands within their reach.'))
    .where(eq(purchaseOrder.id, id));
  return row?.frontend ?? null;
}
