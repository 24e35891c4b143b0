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
import { type GivenVoucher, reductionOf, type VoucherRefusal } from './vouchers/voucher.ts';

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
  /** Its share of what the voucher takes off. */
  discount: number;
  credits: number | null;
  slots: number | null;
  days: number | null;
  starts: Date | null;
}

export interface Quote {
  currency: string;
  lines: QuoteLine[];
  /** Null without a code. */
  voucher: QuotedVoucher | null;
  /** What the voucher takes off, without tax. */
  discount: number;
  /** After the discount. */
  net: number;
  tax: Tax & { amount: number };
  total: number;
  /** Changes with every name, price, quantity and tax, and with a voucher that reduces it. */
  hash: string;
}

export interface QuotedVoucher {
  code: string;
  /** Null if there is none. */
  id: number | null;
  /** Why it takes off nothing; null if it is used. */
  refusal: VoucherRefusal | null;
  /** When it can be used from, and the least value of an order before the reduction. */
  starts: Date | null;
  minimum: number | null;
}

type Asked = Pick<ApiContext, 'brand' | 'locale' | 'now'>;

/** Throws `UserError` NOTHING_TO_ORDER if a product is not on sale, BAD_INPUT for quantities and start dates out of range. */
export function quoteOf(
  context: Asked,
  wanted: readonly WantedItem[],
  customer: Customer | null,
  given: GivenVoucher | null = null,
): Quote {
  const { brand } = context;
  const { currency } = brand.document.prices;
  if (currency === null || wanted.length === 0) throw refusal('NOTHING_TO_ORDER');
  if (wanted.length > MOST_LINES) throw badInput('items', `An order has ${MOST_LINES} lines at most.`);
  if (new Set(wanted.map(({ product }) => product)).size < wanted.length)
    throw badInput('items', 'Each product stands in an order once.');
  const priced = wanted.map((item) => lineOf(context, item, currency));
  const reduction = given && reductionOf(given, priced, { currency, now: context.now });
  const discounts = reduction && 'discounts' in reduction ? reduction.discounts : [];
  const lines = priced.map((line, at) => ({ ...line, discount: discounts[at] ?? 0 }));
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const full = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  if (full > MOST_TOTAL) throw badInput('items', 'The order is too large. Please order less at once.');
  const net = full - discount;
  const { site } = brand.document;
  const country = customer?.country ?? site.country.toUpperCase();
  const tax = taxOf(brand, { country, vatNumber: customer?.vatNumber ?? null });
  const amount = taxOn(net, tax);
  const sum = { net, tax: { ...tax, amount }, total: net + amount };
  const why = reduction && 'refusal' in reduction ? reduction.refusal : null;
  const voucher = given && quotedVoucher(given, why);
  return {
    currency,
    lines,
    voucher,
    discount,
    ...sum,
    // A voucher that cannot be used changes nothing: the order is placed without it.
    hash: hashOf({ currency, lines: priced, ...sum }, why === null ? voucher : null, discounts),
  };
}

function quotedVoucher({ code, row }: GivenVoucher, refusal: VoucherRefusal | null): QuotedVoucher {
  return { code, id: row?.id ?? null, refusal, starts: row?.starts ?? null, minimum: row?.minimum ?? null };
}

function lineOf(
  context: Asked,
  { product: key, quantity, start }: WantedItem,
  currency: string,
): Omit<QuoteLine, 'discount'> {
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

/** Without a voucher, it is the same as before there were any: quotes are compared across versions. */
function hashOf(said: object, voucher: QuotedVoucher | null, discounts: readonly number[]): string {
  const text = JSON.stringify(voucher === null ? said : { ...said, voucher, discounts });
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function badInput(path: string, message: string): UserError {
  return new UserError('BAD_INPUT', message, { path });
}
