/** What a payment service has to do, whichever it is. */

/** What a service is told of an order. */
export interface PayableOrder {
  id: number;
  frontend: string;
  organizationName: string;
  /** In minor units. */
  total: number;
  currency: string;
  customer: Readonly<Record<string, unknown>>;
  locale: string;
  /** What the service calls the page that is open for it, and the payment. */
  providerSession: string | null;
  providerPayment: string | null;
}

/** A page of the provider where the customer pays. */
export interface PaymentPage {
  /** What the provider calls it. */
  session: string;
  url: string;
}

/** A part of a payment that goes back. */
export interface RefundPart {
  /** In minor units. */
  amount: number;
  /** Names this refund among those of its order. */
  key: string;
}

/** Whoever takes the money. Everything rejects with a `PaymentError` when the provider cannot be reached or refuses. */
export interface PaymentProvider {
  /** The page where this order is paid, the same while it is open; null where the customer pays elsewhere. */
  open(order: PayableOrder, back: { paid: string; left: string }): Promise<PaymentPage | null>;
  /** Makes sure that the order can no longer be paid; false where it is paid already. */
  close(order: PayableOrder): Promise<boolean>;
  /** Sends back all that is left of the payment, or a part; each once. Gives what the provider calls that. */
  refund(order: PayableOrder, part?: RefundPart): Promise<string | null>;
}

/** The provider's fault; the message is for the log. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}
