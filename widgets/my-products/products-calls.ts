/** What an organization has, as the backend tells it. Every function rejects with `GraphqlError`. */
import { ask } from '../shared/account/account-calls.ts';
import { ORDER_FIELDS, type Order } from '../shared/billing/billing-calls.ts';

export interface Credit {
  amount: number;
  label: string;
  organizationName: string;
  type: string;
  frontend: string;
}

export interface SlotUsage {
  active: number;
  available: number | null;
  total: number | null;
}

export interface Subscription {
  id: number;
  startDate: string;
  endDate: string;
  label: string;
  status: { label: string; value: string };
  type: string;
  usageJobSlots: SlotUsage | null;
  usageResumeContactSlots: SlotUsage | null;
}

export interface SubscriptionList {
  subscriptions: Subscription[];
  total: number;
  errors: string[];
}

export async function loadCredits(organizationId: number): Promise<Credit[]> {
  const document = `query GetCredits($organizationId: Int) {
    getCredits(organizationId: $organizationId) { amount label organizationName type frontend }
  }`;
  return (await ask<{ getCredits: Credit[] }>(document, { organizationId })).getCredits;
}

/** What runs or is to run first, by its end. */
export async function loadSubscriptions(organizationId: number): Promise<SubscriptionList> {
  const slots = '{ active available total }';
  const document = `query GetSubscriptions($organizationId: Int, $limit: Int!, $sorting: [SubscriptionSort!]) {
    getSubscriptions(organizationId: $organizationId, limit: $limit, sorting: $sorting) {
      total errors subscriptions {
        id startDate endDate label status { label value } type usageJobSlots ${slots} usageResumeContactSlots ${slots}
      }
    }
  }`;
  const variables = { organizationId, limit: 100, sorting: [{ field: 'endDate', value: 'desc' }] };
  return (await ask<{ getSubscriptions: SubscriptionList }>(document, variables)).getSubscriptions;
}

export interface OrderList {
  total: number;
  orders: Order[];
}

export async function loadOrders(organizationId: number, offset: number): Promise<OrderList> {
  const document = `query OwnOrders($organizationId: Int!, $offset: Int!) {
    ownOrders(organizationId: $organizationId, offset: $offset) { total orders { ${ORDER_FIELDS} } }
  }`;
  return (await ask<{ ownOrders: OrderList }>(document, { organizationId, offset })).ownOrders;
}
