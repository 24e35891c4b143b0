/** Stripe through its own SDK, which is loaded with the first order that is paid with it. */
import type Stripe from 'stripe';
import {
  type PayableOrder,
  PaymentError,
  type PaymentPage,
  type PaymentProvider,
  type RefundPart,
} from './provider.ts';

export interface StripeKeys {
  secretKey: string;
  /** Secret of webhook signatures. */
  webhookSecret: string;
  /** Another server with the same API, for tests; null for Stripe itself. */
  apiBase: string | null;
}

/** The keys of a brand; null without any. */
export type StripeKeysOf = (brandId: string) => StripeKeys | null;

export interface StripeDoor extends PaymentProvider {
  readonly keys: StripeKeys;
  /** The event; null if its signature is invalid. */
  readEvent(body: string, signature: string): Promise<Stripe.Event | null>;
}

const TIMEOUT_MS = 15_000;

/** The least that Stripe charges (docs.stripe.com/currencies), in minor units; 0.50 in currencies that are not listed. */
const LEAST: Readonly<Record<string, number>> = {
  ...{ CZK: 1500, DKK: 250, GBP: 30, HKD: 400, HUF: 17500, JPY: 50, MXN: 1000, NOK: 300 },
  ...{ PLN: 200, RON: 200, SEK: 300 },
};

/** Whether Stripe can take the sum: a voucher may leave too little. `total` is in minor units. */
export function isChargeable({ total, currency }: { total: number; currency: string }): boolean {
  return total >= (LEAST[currency] ?? 50);
}

export function openStripe(keys: StripeKeys): StripeDoor {
  let client: Promise<Stripe> | undefined;
  const load = () => {
    client ??= import('stripe').then(({ default: Client }) => new Client(keys.secretKey, settingsOf(keys)));
    return client;
  };
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(await load());
    } catch (error) {
      throw new PaymentError(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
  return {
    keys,
    open: (order, back) => ask((stripe) => openPage(stripe, order, back)),
    close: (order) => ask((stripe) => closePage(stripe, order)),
    refund: (order, part) => ask((stripe) => sendBack(stripe, order, part)),
    async readEvent(body, signature) {
      const stripe = await load();
      try {
        return await stripe.webhooks.constructEventAsync(body, signature, keys.webhookSecret);
      } catch {
        return null;
      }
    },
  };
}

function settingsOf({ apiBase }: StripeKeys): Stripe.StripeConfig {
  const common = { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false };
  if (apiBase === null) return common;
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return { ...common, host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

/** The open checkout session, otherwise a new one. An idempotency key per order and session prevents duplicates. */
async function openPage(
  stripe: Stripe,
  order: PayableOrder,
  back: { paid: string; left: string },
): Promise<PaymentPage | null> {
  const { id, frontend, providerSession, currency, total, customer, organizationName, locale } = order;
  if (providerSession !== null) {
    const known = await stripe.checkout.sessions.retrieve(providerSession);
    if (known.status === 'open' && known.url) return { session: known.id, url: known.url };
    if (known.status === 'complete') return null;
  }
  const metadata = { frontend, order: String(id) };
  const email = customer.email;
  const made = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: String(id),
      // One amount including tax, so that Stripe charges exactly what the order says.
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: total,
            product_data: { name: organizationName },
          },
        },
      ],
      ...(typeof email === 'string' && { customer_email: email }),
      locale: languageOf(locale),
      metadata,
      payment_intent_data: { metadata },
      success_url: back.paid,
      cancel_url: back.left,
    },
    { idempotencyKey: `order-${frontend}-${id}-${providerSession ?? 'first'}` },
  );
  if (!made.url) throw new PaymentError('Stripe gave no address to pay at.');
  return { session: made.id, url: made.url };
}

function languageOf(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  if (locale === 'de' || locale === 'fr' || locale === 'es' || locale === 'en-GB' || locale === 'fr-CA') return locale;
  return 'en';
}

async function closePage(stripe: Stripe, { providerSession }: PayableOrder): Promise<boolean> {
  if (providerSession === null) return true;
  const known = await stripe.checkout.sessions.retrieve(providerSession);
  if (known.status === 'open') {
    await stripe.checkout.sessions.expire(providerSession);
    return true;
  }
  return known.status !== 'complete';
}

/** Without a part, Stripe refunds what remains. */
async function sendBack(
  stripe: Stripe,
  { id, frontend, providerPayment }: PayableOrder,
  part?: RefundPart,
): Promise<string | null> {
  if (providerPayment === null) throw new PaymentError(`Order ${id} knows of no payment.`);
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: providerPayment,
        metadata: { frontend, order: String(id) },
        ...(part && { amount: part.amount }),
      },
      { idempotencyKey: `refund-${frontend}-${id}${part ? `-${part.key}` : ''}` },
    );
    return refund.id;
  } catch (error) {
    // Somebody refunded it in Stripe directly.
    if (part === undefined && error instanceof Error && 'code' in error && error.code === 'charge_already_refunded')
      return null;
    throw error;
  }
}
