/** Payment methods behind one interface. "invoice" needs no provider; Stripe is available where the server has its keys. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ErrorLog } from '../../guards/mask-error.ts';
import type { PaymentProvider } from './provider.ts';
import { isChargeable, openStripe, type StripeDoor, type StripeKeysOf } from './stripe.ts';

export type PaymentWay = CompiledBrand['document']['prices']['providers'][number];

export interface Payments {
  /** Payment methods that a brand offers and this server supports, in the order of the document; with a sum, those that can take it. */
  waysOf(brand: CompiledBrand, sum?: { total: number; currency: string }): PaymentWay[];
  /** The provider of an order; null if nothing is due, or if the server no longer has its keys. */
  providerOf(brand: CompiledBrand, way: string): PaymentProvider | null;
  /** Null if the brand has no keys. */
  stripeOf(brandId: string): StripeDoor | null;
  /** Error messages of providers that could not be reached. */
  log: ErrorLog;
}

/** An administrator watches the bank account for the money, and refunds it from there. */
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
    waysOf: ({ id, document }, sum) =>
      document.prices.providers.filter(
        (way) => way === 'invoice' || (keysOf(id) !== null && (sum === undefined || isChargeable(sum))),
      ),
    providerOf({ id }, way) {
      if (way === 'invoice') return byInvoice;
      return way === 'stripe' ? stripeOf(id) : null;
    },
  };
}
