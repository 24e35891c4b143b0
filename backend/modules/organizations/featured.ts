/** Organizations that are raised on a brand, in turns: whoever pays for it is seen as often as the others. */
import search from '../../../schemas/brand/search.json' with { type: 'json' };
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { OrganizationRecord } from './organization.ts';
import { listTurn, type Turn } from './store.ts';

/** As many as a brand may show. */
const MOST = search.properties.ranges.properties.featuredOrganizations.maximum;

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
