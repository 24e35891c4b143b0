/** `POST /api/stripe/webhook`: Stripe events. Their signature is over the raw body. */
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, readBody, sendText } from '../http.ts';

const LARGEST_BODY = 256 * 1024;

/** `receive` says whether the signature is valid; if it fails the response is 500, and Stripe retries. */
export function createStripeWebhook(
  receive: (brandId: string, body: string, signature: string) => Promise<boolean>,
): Step<BrandExchange> {
  return async ({ path, req, res, brand }) => {
    if (path !== '/api/stripe/webhook') return false;
    if (!allowMethods(req, res, ['POST'])) return true;
    const body = await readBody(req, LARGEST_BODY);
    if (body === null) {
      sendText(req, res, 413, 'A report has at most 256 KB.', { Connection: 'close' });
      return true;
    }
    const { 'stripe-signature': signature } = req.headers;
    const isOwn = typeof signature === 'string' && (await receive(brand.id, body.toString('utf8'), signature));
    if (isOwn) sendText(req, res, 200, 'Received.');
    else sendText(req, res, 400, 'The signature does not hold, or this site takes no payments by Stripe.');
    return true;
  };
}
