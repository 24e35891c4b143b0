/** Calculates what an order costs now. */

import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { minorUnits } from '../../../runtime/core/price.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import type { Customer } from './customer.ts';
import { isSubscription, productsOnSale } from './products.ts';
import { type Tax, taxOf, taxOn } from './tax.ts';

const MOST_LINES = 20;
const MOST_OF_ONE = 100;
const MOST_TOTAL = 1_000_000_000;
/** How far ahead the start of a flat rate may be. */
const FURTHEST_DAYS = 366;

export interface WantedItem {
  product: string;
  quantity: number;
  /** When a flat rate is to begin; null for as soon as it is paid. */
  start: Date | null;
}

export interface QuoteLine {
  product: string;
  type: string;
  name: string;
  /** In minor units, like every amount here. */
  unitPrice: number;
  quantity: number;
  credits: number | null;
  slots: number | null;
  days: number | null;
  starts: Date | null;
}

export interface Quote {
  currency: string;
  lines: QuoteLine[];
  net: number;
  tax: Tax & { amount: number };
  total: number;
  /** Changes with every name, price, quantity and tax. */
  hash: string;
}

type Asked = Pick<ApiContext, 'brand' | 'locale' | 'now'>;

/** Throws `UserError` NOTHING_TO_ORDER if a product is not on sale, BAD_INPUT for quantities and start dates out of range. */
export function quoteOf(context: Asked, wanted: readonly WantedItem[], customer: Customer | null): Quote {
  const { brand } = context;
  const { currency } = brand.document.prices;
  if (currency === null || wanted.length === 0) throw refusal('NOTHING_TO_ORDER');
  if (wanted.length > MOST_LINES) throw badInput('items', `An order has ${MOST_LINES} lines at most.`);
  if (new Set(wanted.map(({ product }) => product)).size < wanted.length)
    throw badInput('items', 'Each product stands in an order once.');
  const lines = wanted.map((item) => lineOf(context, item, currency));
  const net = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  if (net > MOST_TOTAL) throw badInput('items', 'The order is too large. Please order less at once.');
  const { site } = brand.document;
  const country = customer?.country ?? site.country.toUpperCase();
  const tax = taxOf(brand, { country, vatNumber: customer?.vatNumber ?? null });
  const amount = taxOn(net, tax);
  const said = { currency, lines, net, tax: { ...tax, amount }, total: net + amount };
  return { ...said, hash: hashOf(said) };
}

function lineOf(context: Asked, { product: key, quantity, start }: WantedItem, currency: string): QuoteLine {
  const product = productsOnSale(context.brand).find(([name]) => name === key)?.[1];
  if (product === undefined) throw refusal('NOTHING_TO_ORDER');
  const { type, credits, slots, days } = product;
  const isTimed = isSubscription(type);
  const most = isTimed ? 1 : MOST_OF_ONE;
  if (quantity < 1 || quantity > most)
    throw badInput('items', `Of "${key}" ${quantity} are wanted; 1 to ${most} are allowed.`);
  if (start !== null) checkStart(context, start, isTimed);
  return {
    product: key,
    type,
    name: localised(product.name, context.brand.document, context.locale),
    unitPrice: minorUnits(product.price, currency),
    quantity,
    credits: isTimed ? null : (credits ?? 1),
    slots: isTimed ? (slots ?? null) : null,
    days: days ?? null,
    starts: start,
  };
}

function checkStart({ now }: Asked, start: Date, isTimed: boolean): void {
  const ahead = start.getTime() - now.getTime();
  // In time zones behind ours, "today" may have started up to a day ago.
  if (!isTimed || ahead < -DAY_MS || ahead > FURTHEST_DAYS * DAY_MS)
    throw badInput('items', `A flat rate begins within the next ${FURTHEST_DAYS} days.`);
}

function hashOf(said: Omit<Quote, 'hash'>): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

function badInput(path: string, message: string): UserError {
  return new UserError('BAD_INPUT', message, { path });
}
