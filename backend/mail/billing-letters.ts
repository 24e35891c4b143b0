/** What mails about orders and subscriptions say. */
import { bodyText, headerText } from './address.ts';
import type { Block } from './blocks.ts';
import type { Say } from './say.ts';

/** An order in words; `link` to its page. */
export interface OrderLetter {
  link: string;
  /** Of the invoice or credit note; of the order where there is none. */
  number: string;
  organization: string;
  /** Names with their prices. */
  lines: readonly (readonly [name: string, price: string])[];
  total: string;
  /** Where it is paid to, and until when; empty where there is nothing to pay. */
  bank: string;
  due: string;
  /** Empty where nobody gave one. */
  reason: string;
}

/** Values of each template. */
export interface BillingValues {
  /** To the customer: an invoice is to be paid. */
  order_placed: OrderLetter;
  order_paid: OrderLetter;
  order_cancelled: OrderLetter;
  order_refunded: OrderLetter;
  /** `lines` and `total`: what went back; no lines where it is an amount for none. */
  order_partly_refunded: OrderLetter;
  /** To the site: an order has to be looked at. */
  order_needs_look: { link: string; number: string; organization: string };
  /** To the customer, before a subscription ends; `date` in words, `link` to what is on sale. */
  subscription_ends: { link: string; name: string; organization: string; date: string };
}

type Letters = { [T in keyof BillingValues]: (say: Say, values: BillingValues[T]) => Block[] };

function sumOf(say: Say, { lines, total }: OrderLetter): Block {
  const facts = lines.map(([name, price]): readonly [string, string] => [headerText(name), price]);
  return { kind: 'facts', facts: [...facts, [say.label('total'), total]] };
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
  order_needs_look: (say, { link }) => [say.text('intro'), say.link(link)],
  subscription_ends: (say, { link }) => [say.text('intro'), say.text('next'), say.link(link)],
};
