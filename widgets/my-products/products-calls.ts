/** What an organization has, as the backend tells it. Every function rejects with `GraphqlError`. */

import { run } from '../../runtime/graphql/run.ts';
import { type OwnOrders, ownOrdersQuery } from '../shared/billing/billing.generated.ts';
import {
  type GetCredits,
  type GetSubscriptions,
  getCreditsQuery,
  getSubscriptionsQuery,
} from './my-products.generated.ts';

export async function loadCredits(organizationId: number): Promise<GetCredits['getCredits']> {
  return (await run(getCreditsQuery, { organizationId })).getCredits;
}

/** What runs or is to run first, by its end. */
export async function loadSubscriptions(organizationId: number): Promise<GetSubscriptions['getSubscriptions']> {
  const variables = { organizationId, limit: 100, sorting: [{ field: 'endDate', value: 'desc' }] };
  return (await run(getSubscriptionsQuery, variables)).getSubscriptions;
}

export async function loadOrders(organizationId: number, offset: number): Promise<OwnOrders['ownOrders']> {
  return (await run(ownOrdersQuery, { organizationId, offset })).ownOrders;
}
