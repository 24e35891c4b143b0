/** Organizations that are raised on a brand, in turns: whoever pays for it is seen as often as the others. */
import { sql } from 'drizzle-orm';
import search from '../../../schemas/brand/search.json' with { type: 'json' };
import type { ApiContext } from '../../context.ts';
import { rowsOf } from '../../database/brand-rows.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import { UserError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import type { OrganizationRecord } from './organization.ts';

/** As many as a brand may show. */
const MOST = search.properties.ranges.properties.featuredOrganizations.maximum;

export interface Turn {
  limit: number;
  turn: number;
}

/** Those of one turn, in an order that stays. Fewer than `limit` only where there are no more. */
export async function featuredInTurn(context: ApiContext, { limit, turn }: Turn): Promise<OrganizationRecord[]> {
  if (limit < 0 || limit > MOST)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 0 to ${MOST} are allowed.`, { path: 'limit' });
  const ids = await listTurn(context, { limit, turn });
  const found = await context.organizations.byId.loadMany(ids);
  return found.flatMap((one) => {
    if (one instanceof Error) throw one;
    return one ?? [];
  });
}

async function listTurn(scope: Scope, { limit, turn }: Turn): Promise<number[]> {
  const { rows } = await scope.db.execute<{ id: number }>(sql`
    with raised as (
      select organization_id as id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from ${rowsOf(scope).all(organizationProfile)} p where published and featured)
    select id from raised
    order by mod(mod(place - ${turn}::bigint * ${limit}::bigint, total) + total, total) limit ${limit}`);
  return rows.map(({ id }) => id);
}
