/** Ways to pay, behind one interface. "invoice" needs nobody else; Stripe is there where the server has its keys. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ErrorLog } from '../../guards/mask-error.ts';
import type { OrderRow } from './order-store.ts';
import { openStripe, type StripeDoor, type StripeKeysOf } from './stripe.ts';

export type PaymentWay = CompiledBrand['document']['prices']['providers'][number];

/** A page of the provider where the customer pays. */
export interface PaymentPage {
  /** What the provider calls it. */
  session: string;
  url: string;
}

/** Whoever takes the money. Everything rejects with a `PaymentError` when the provider cannot be reached or refuses. */
export interface PaymentProvider {
  /** The page where this order is paid, the same while it is open; null where the customer pays elsewhere. */
  open(order: OrderRow, back: { paid: string; left: string }): Promise<PaymentPage | null>;
  /** Makes sure that the order can no longer be paid; false where it is paid already. */
  close(order: OrderRow): Promise<boolean>;
  /** Sends the whole amount back, once; gives what the provider calls that. */
  refund(order: OrderRow): Promise<string | null>;
}

/** The provider's fault; the message is for the log. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}

export interface Payments {
  /** Ways that a brand offers and this server can take, in the order of the document. */
  waysOf(brand: CompiledBrand): PaymentWay[];
  /** The provider of an order; null where nothing is to pay, or where the server has lost its keys. */
  providerOf(brand: CompiledBrand, way: string): PaymentProvider | null;
  /** Null where the brand has no keys. */
  stripeOf(brandId: string): StripeDoor | null;
  /** What providers said when they could not be reached. */
  log: ErrorLog;
}

/** An administrator sees the money on the bank's account, and sends it back there. */
const byInvoice: PaymentProvider = {
  open: async () => null,
  close: async () => true,
  refund: async () => null,
};

export function createPayments(keysOf: StripeKeysOf, log: ErrorLog): Payments {
  const doors = new Map<string, StripeDoor>();
  const stripeOf = (brandId: string) => {
    const keys = keysOf(brandId);
    if (keys === null) return null;
    const known = doors.get(brandId) ?? openStripe(keys);
    doors.set(brandId, known);
    return known;
  };
  return {
    stripeOf,
    log,
    waysOf: ({ id, document }) => document.prices.providers.filter((way) => way === 'invoice' || keysOf(id) !== null),
    providerOf({ id }, way) {
      if (way === 'invoice') return byInvoice;
      return way === 'stripe' ? stripeOf(id) : null;
    },
  };
}
