/** What pages about money ask the backend. Every function rejects with `GraphqlError`. */
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import { ask } from '../account/account-calls.ts';

export interface Price {
  amount: number;
  currency: string;
  text: string;
}

export interface Product {
  key: string;
  name: string;
  description: string | null;
  type: string;
  price: Price;
  credits: number | null;
  slots: number | null;
  days: number | null;
}

export interface OrderLine {
  product: string;
  name: string;
  quantity: number;
  unitPrice: Price;
  price: Price;
  start: string | null;
  /** It was taken back. */
  refunded: boolean;
}

export interface OrderSum {
  net: Price;
  tax: Price;
  taxRate: number;
  taxName: string;
  taxRule: string;
  total: Price;
}

export interface Invoice {
  number: string;
  kind: string;
  issued: string;
  seller: string;
  sellerAddress: string | null;
  sellerEmail: string | null;
  sellerVatNumber: string | null;
  bank: string | null;
  due: string | null;
  /** None for an amount that is for no line. */
  lines: OrderLine[];
  sum: OrderSum;
}

export interface Order {
  id: number;
  frontend: string;
  state: string;
  way: string;
  organizationName: string;
  customer: Schema;
  lines: OrderLine[];
  sum: OrderSum;
  invoices: Invoice[];
  /** In part; nothing once all of it has gone back. */
  sentBack: Price;
  created: string;
  paid: string | null;
  cancelled: string | null;
  refunded: string | null;
  reason: string | null;
}

export interface Quote {
  lines: OrderLine[];
  sum: OrderSum;
  hash: string;
  ways: string[];
}

export interface Item {
  product: string;
  quantity: number;
  /** ISO day; null for as soon as it is paid. */
  start: string | null;
}

const PRICE = '{ amount currency text }';
const SUM = `net ${PRICE} tax ${PRICE} taxRate taxName taxRule total ${PRICE}`;
const LINES = `lines { product name quantity unitPrice ${PRICE} price ${PRICE} start refunded }`;
const QUOTE = `${LINES} sum { ${SUM} } hash ways`;
/** Fields of an order. */
export const ORDER_FIELDS = `id frontend state way organizationName customer ${LINES} sum { ${SUM} }
  invoices { number kind issued seller sellerAddress sellerEmail sellerVatNumber bank due ${LINES} sum { ${SUM} } }
  sentBack ${PRICE}
  created paid cancelled refunded reason`;

/** The public half: with the page, the same for everyone. */
export const productsQuery = `query Products { products { key name description type price ${PRICE} credits slots days } }`;
export const creditLinksQuery =
  'query CreditLinks { creditLinks { buy use organizationCredits organizationSubscriptions resumeContactCredits } }';

/** Addresses of calls to action on this site; null where there is no such page. */
export interface CreditLinks {
  buy: string | null;
  use: string | null;
  organizationCredits: string | null;
  organizationSubscriptions: string | null;
  resumeContactCredits: string | null;
}

export interface BuyerOrganization {
  id: number;
  name: string;
  /** Orders and sees orders. */
  managesMembers: boolean;
}

/** The organization that the person acts for; null for a person without one. */
export async function loadBuyer(): Promise<BuyerOrganization | null> {
  const { ownOrganization } = await ask<{ ownOrganization: BuyerOrganization | null }>(
    'query Buyer { ownOrganization { id name managesMembers } }',
  );
  return ownOrganization;
}

export interface CustomerProfile {
  answers: Schema;
  isComplete: boolean;
}

export async function loadCustomer(organizationId: number): Promise<CustomerProfile> {
  const document = `query CustomerProfile($organizationId: Int!) {
    customerProfile(organizationId: $organizationId) { answers isComplete }
  }`;
  return (await ask<{ customerProfile: CustomerProfile }>(document, { organizationId })).customerProfile;
}

export async function saveCustomer(organizationId: number, answers: unknown): Promise<readonly FormFault[]> {
  const document = `mutation SaveCustomer($organizationId: Int!, $answers: JSON!) {
    saveCustomer(organizationId: $organizationId, answers: $answers) { faults { code pointer message } }
  }`;
  const { saveCustomer: saved } = await ask<{ saveCustomer: { faults: FormFault[] } }>(document, {
    organizationId,
    answers,
  });
  return saved.faults;
}

export async function loadQuote(organizationId: number, items: readonly Item[]): Promise<Quote> {
  const document = `query OrderQuote($organizationId: Int!, $items: [OrderItem!]!) {
    orderQuote(organizationId: $organizationId, items: $items) { ${QUOTE} }
  }`;
  return (await ask<{ orderQuote: Quote }>(document, { organizationId, items: wanted(items) })).orderQuote;
}

export interface Placed {
  order: { id: number } | null;
  quote: Quote | null;
  payAt: string | null;
}

export async function placeOrder(variables: {
  organizationId: number;
  items: readonly Item[];
  way: string;
  hash: string;
  key: string;
}): Promise<Placed> {
  const document = `mutation PlaceOrder($organizationId: Int!, $items: [OrderItem!]!, $way: String!, $hash: String!, $key: String!) {
    placeOrder(organizationId: $organizationId, items: $items, way: $way, hash: $hash, key: $key) {
      order { id } quote { ${QUOTE} } payAt
    }
  }`;
  const items = wanted(variables.items);
  return (await ask<{ placeOrder: Placed }>(document, { ...variables, items })).placeOrder;
}

/** Address of the page where an open order is paid; null where there is none. */
export async function payOrder(orderId: number): Promise<string | null> {
  const document = 'mutation PayOrder($orderId: Int!) { payOrder(orderId: $orderId) { payAt } }';
  return (await ask<{ payOrder: { payAt: string | null } }>(document, { orderId })).payOrder.payAt;
}

export async function withdrawOrder(orderId: number): Promise<Order> {
  const document = `mutation WithdrawOrder($orderId: Int!) { withdrawOrder(orderId: $orderId) { ${ORDER_FIELDS} } }`;
  return (await ask<{ withdrawOrder: Order }>(document, { orderId })).withdrawOrder;
}

export async function loadOrder(orderId: number): Promise<Order> {
  const document = `query OwnOrder($orderId: Int!) { ownOrder(orderId: $orderId) { ${ORDER_FIELDS} } }`;
  return (await ask<{ ownOrder: Order }>(document, { orderId })).ownOrder;
}

function wanted(items: readonly Item[]) {
  return items.map(({ product, quantity, start }) => ({
    product,
    quantity,
    start: start === null ? null : `${start}T00:00:00Z`,
  }));
}
