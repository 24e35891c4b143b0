/** SQL of billing profiles. */

import { eq } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { customer } from '../../database/schema/billing.ts';
import type { JsonObject } from '../../read-json.ts';
import type { Scope } from '../../scope.ts';

/** The answers of an organization on this brand; empty if there are none. */
export async function findCustomer(scope: Scope, organizationId: number): Promise<JsonObject> {
  const [row] = await rowsOf(scope)
    .select({ data: customer.data })
    .from(customer)
    .where(eq(customer.organizationId, organizationId));
  return row?.data ?? {};
}

export async function writeCustomer(
  scope: Scope,
  organizationId: number,
  values: { data: JsonObject; changed: Date },
): Promise<void> {
  await rowsOf(scope)
    .insert(customer)
    .values({ ...values, organizationId })
    .onConflictDoUpdate({ target: [customer.organizationId, customer.frontend], set: values });
}
