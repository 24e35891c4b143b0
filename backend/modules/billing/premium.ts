/** Which profiles show everything: pictures, videos and files are part of a premium profile where the brand sells one. */
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import { rowsOf } from '../../database/brand-rows.ts';
import { subscription } from '../../database/schema/billing.ts';
import { sells } from './products.ts';

/** Whether an organization has a running premium profile; everybody has, where none is sold. */
export async function isPremium(
  scope: Pick<ApiContext, 'db' | 'frontend' | 'brand' | 'now'>,
  organizationId: number,
): Promise<boolean> {
  const { db, brand, now } = scope;
  if (!sells(brand, 'premium_profile')) return true;
  const { rows } = await db.execute<{ runs: boolean }>(sql`
    select exists (select from ${rowsOf(scope).all(subscription)} s where organization_id = ${organizationId}
      and type = 'premium_profile' and cancelled is null and starts <= ${now} and ends > ${now}) as runs`);
  return rows[0]?.runs ?? false;
}
