/** The interface of payment providers. */

/** What a provider is told about an order. */
export interface PayableOrder {
  id: number;
  frontend: string;
  organizationName: string;
  /** In minor units. */
  total: number;
  currency: string;
  customer: Readonly<Record<string, unknown>>;
  locale: string;
  /** The provider's ids of the open checkout session, and of the payment. */
  providerSession: string | null;
  providerPayment: string | null;
}

/** A page of the provider where the customer pays. */
export interface PaymentPage {
  /** The provider's id of it. */
  session: string;
  url: string;
}

/** A partial refund of a payment. */
export interface RefundPart {
  /** In minor units. */
  amount: number;
  /** Distinguishes this refund from others of its order. */
  key: string;
}

/** A payment provider. All methods reject with a `PaymentError` when it cannot be reached or refuses. */
export interface PaymentProvider {
  /** The payment page of this order, the same while it is open; null if the customer pays elsewhere. */
  open(order: PayableOrder, back: { paid: string; left: string }): Promise<PaymentPage | null>;
  /** Makes sure that the order can no longer be paid; false if it is paid already. */
  close(order: PayableOrder): Promise<boolean>;
  /** Refunds the remaining amount, or a part; idempotent. Returns the provider's id. */
  refund(order: PayableOrder, part?: RefundPart): Promise<string | null>;
}

/** An error of the provider; the message is for the log. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}
