/** What an order is called: by the number of its invoice; by its own where there is none. */
import { type SQL, sql } from 'drizzle-orm';
import { invoice } from '../../database/schema/billing.ts';
import type { Within } from './entry-list.ts';

/** The name of the order with this id; null for none. */
export const orderName = (rows: Within['rows'], id: SQL): SQL => sql`coalesce(
  (select min(i.label) from ${rows.all(invoice)} i where i.order_id = ${id} and i.kind = 'invoice'), '#' || ${id})`;
