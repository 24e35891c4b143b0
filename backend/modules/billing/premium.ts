/** Which profiles show everything: pictures, videos and files are part of a premium profile where the brand sells one. */
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import { sells } from './products.ts';

/** Whether an organization has a running premium profile; everybody has, where none is sold. */
export async function isPremium(
  { db, frontend, brand, now }: Pick<ApiContext, 'db' | 'frontend' | 'brand' | 'now'>,
  organizationId: number,
): Promise<boolean> {
  if (!sells(brand, 'premium_profile')) return true;
  const { rows } = await db.execute<{ runs: boolean }>(sql`
    select exists (select from subscription where organization_id = ${organizationId} and frontend = ${frontend}
      and type = 'premium_profile' and cancelled is null and starts <= ${now} and ends > ${now}) as runs`);
  return rows[0]?.runs ?? false;
}
