/** What pages about money ask the backend. Every function rejects with `GraphqlError`. */
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { run } from '../../../runtime/graphql/run.ts';
import type { BuyerOrganization, CustomerProfile, Order, Quote } from './billing.generated.ts';
import {
  buyerQuery,
  loadCustomerQuery,
  loadQuoteQuery,
  ownOrderQuery,
  type PlaceOrder,
  payOrderMutation,
  placeOrderMutation,
  saveCustomerMutation,
  withdrawOrderMutation,
} from './billing.generated.ts';

export interface Item {
  product: string;
  quantity: number;
  /** ISO day; null for as soon as it is paid. */
  start: string | null;
}

/** The organization that the person acts for; null for a person without one. */
export async function loadBuyer(): Promise<BuyerOrganization | null> {
  const { ownOrganization } = await run(buyerQuery);
  return ownOrganization;
}

export async function loadCustomer(organizationId: number): Promise<CustomerProfile> {
  return (await run(loadCustomerQuery, { organizationId })).customerProfile;
}

export async function saveCustomer(organizationId: number, answers: unknown): Promise<readonly FormFault[]> {
  const { saveCustomer: saved } = await run(saveCustomerMutation, {
    organizationId,
    answers,
  });
  return saved.faults;
}

export async function loadQuote(organizationId: number, items: readonly Item[]): Promise<Quote> {
  return (await run(loadQuoteQuery, { organizationId, items: wanted(items) })).orderQuote;
}

export async function placeOrder(variables: {
  organizationId: number;
  items: readonly Item[];
  way: string;
  hash: string;
  key: string;
}): Promise<PlaceOrder['placeOrder']> {
  const items = wanted(variables.items);
  return (await run(placeOrderMutation, { ...variables, items })).placeOrder;
}

/** Address of the page where an open order is paid; null where there is none. */
export async function payOrder(orderId: number): Promise<string | null> {
  return (await run(payOrderMutation, { orderId })).payOrder.payAt;
}

export async function withdrawOrder(orderId: number): Promise<Order> {
  return (await run(withdrawOrderMutation, { orderId })).withdrawOrder;
}

export async function loadOrder(orderId: number): Promise<Order> {
  return (await run(ownOrderQuery, { orderId })).ownOrder;
}

function wanted(items: readonly Item[]) {
  return items.map(({ product, quantity, start }) => ({
    product,
    quantity,
    start: start === null ? null : `${start}T00:00:00Z`,
  }));
}
