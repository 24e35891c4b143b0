import { expect, it } from 'vitest';
import { parseStripeKeys } from './payment-settings.ts';

it('gives a brand its own keys, else those of all', () => {
  const keysOf = parseStripeKeys({
    STRIPE_SECRET_KEY: 'sk_all',
    STRIPE_WEBHOOK_SECRET: 'whsec_all',
    STRIPE_SECRET_KEY__HARBOR_NEWS: 'sk_own',
    STRIPE_WEBHOOK_SECRET__HARBOR_NEWS: 'whsec_own',
  });
  expect(keysOf('harbor-news')).toEqual({ secretKey: 'sk_own', webhookSecret: 'whsec_own', apiBase: null });
  expect(keysOf('other')).toEqual({ secretKey: 'sk_all', webhookSecret: 'whsec_all', apiBase: null });
  expect(parseStripeKeys({})('other')).toBeNull();
});

it.each([
  [{ STRIPE_SECRET_KEY: 'hidden' }, 'STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not; they belong together.'],
  [
    { STRIPE_WEBHOOK_SECRET__ACME: 'hidden', STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b' },
    'STRIPE_WEBHOOK_SECRET__ACME is set and STRIPE_SECRET_KEY__ACME is not; they belong together.',
  ],
  [
    { STRIPE_API_BASE: 'ftp://x' },
    'STRIPE_API_BASE is "ftp://x"; it must be an http or https address such as https://api.stripe.com.',
  ],
])('refuses %j', (env: Record<string, string>, sentence) => {
  expect(() => parseStripeKeys(env)).toThrow(sentence);
});
