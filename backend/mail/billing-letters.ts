/** The texts of mails about orders and subscriptions. */
import { bodyText, headerText } from './address.ts';
import type { Block } from './blocks.ts';
import type { Say } from './say.ts';

/** An order, formatted; `link` to its page. */
export interface OrderLetter {
  link: string;
  /** Number of the invoice or credit note; of the order where there is none. */
  number: string;
  organization: string;
  /** Names with their prices. */
  lines: readonly (readonly [name: string, price: string])[];
  total: string;
  /** Code of the voucher, and what it took off; empty for none. */
  voucher: string;
  discount: string;
  /** Bank details and due date; empty where nothing is due. */
  bank: string;
  due: string;
  /** Empty where none was given. */
  reason: string;
  /** The customer's own reference; empty where none was given. */
  reference: string;
}

/** Values of each template. */
export interface BillingValues {
  /** To the customer: an invoice is due. */
  order_placed: OrderLetter;
  order_paid: OrderLetter;
  order_cancelled: OrderLetter;
  order_refunded: OrderLetter;
  /** `lines` and `total`: what was refunded; no lines where an amount was refunded. */
  order_partly_refunded: OrderLetter;
  /** To the site: an order was placed by invoice, or paid in another way. */
  order_received: Pick<
    OrderLetter,
    'link' | 'number' | 'organization' | 'lines' | 'voucher' | 'discount' | 'total' | 'reference'
  >;
  /** To the site: an order must be reviewed. */
  order_needs_look: { link: string; number: string; organization: string };
  /** To the customer, before a subscription ends; `date` is formatted, `link` to the products on sale. */
  subscription_ends: { link: string; name: string; organization: string; date: string };
}

type Letters = { [T in keyof BillingValues]: (say: Say, values: BillingValues[T]) => Block[] };

function sumOf(
  say: Say,
  {
    lines,
    voucher,
    discount,
    total,
    reference,
  }: Pick<OrderLetter, 'lines' | 'voucher' | 'discount' | 'total' | 'reference'>,
): Block {
  const facts = lines.map(([name, price]): readonly [string, string] => [headerText(name), price]);
  const own: [string, string][] = reference === '' ? [] : [[say.label('reference'), headerText(reference)]];
  const less: [string, string][] =
    discount === '' ? [] : [[`${say.label('voucher')} ${headerText(voucher)}`, discount]];
  return { kind: 'facts', facts: [...facts, ...less, [say.label('total'), total], ...own] };
}

function reasonOf({ reason }: OrderLetter): Block[] {
  return reason === '' ? [] : [{ kind: 'quote', text: bodyText(reason) }];
}

export const billingLetters: Letters = {
  order_placed: (say, values) => [
    say.text('intro'),
    sumOf(say, values),
    ...(values.due === '' ? [] : [say.text('due')]),
    ...(values.bank === '' ? [] : [{ kind: 'quote' as const, text: bodyText(values.bank) }]),
    say.text('next'),
    say.link(values.link),
  ],
  order_paid: (say, values) => [say.text('intro'), sumOf(say, values), say.link(values.link)],
  order_cancelled: (say, values) => [
    say.text('intro'),
    ...reasonOf(values),
    sumOf(say, values),
    say.text('next'),
    say.link(values.link),
  ],
  order_refunded: (say, values) => [
    say.text('intro'),
    ...reasonOf(values),
    sumOf(say, values),
    say.text('next'),
    say.link(values.link),
  ],
  order_partly_refunded: (say, values) => [
    say.text('intro'),
    ...reasonOf(values),
    sumOf(say, values),
    ...(values.lines.length === 0 ? [] : [say.text('gone')]),
    say.text('next'),
    say.link(values.link),
  ],
  order_received: (say, values) => [say.text('intro'), sumOf(say, values), say.link(values.link)],
  order_needs_look: (say, { link }) => [say.text('intro'), say.link(link)],
  subscription_ends: (say, { link }) => [say.text('intro'), say.text('next'), say.link(link)],
};
