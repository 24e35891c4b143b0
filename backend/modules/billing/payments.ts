/** Ways to pay, behind one interface. "invoice" needs nobody else; Stripe is there where the server has its keys. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ErrorLog } from '../../guards/mask-error.ts';
import type { PaymentProvider } from './provider.ts';
import { openStripe, type StripeDoor, type StripeKeysOf } from './stripe.ts';

export type PaymentWay = CompiledBrand['document']['prices']['providers'][number];

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
