/** Keys of payment providers, per brand. */
import type { StripeKeysOf } from '../../backend/modules/billing/stripe.ts';
import { brandSuffix, checkWebAddress, type Environment } from './environment.ts';

const names = /^STRIPE_(SECRET_KEY|WEBHOOK_SECRET)(__[A-Z0-9_]+)?$/;

/** Throws an Error with one readable sentence for an incomplete pair, and for an invalid URL; never includes a secret. */
export function parseStripeKeys(env: Environment): StripeKeysOf {
  for (const name of Object.keys(env)) {
    const [, kind, brand = ''] = (env[name] && names.exec(name)) || [];
    if (kind === undefined) continue;
    const other = `STRIPE_${kind === 'SECRET_KEY' ? 'WEBHOOK_SECRET' : 'SECRET_KEY'}${brand}`;
    if (!env[other]) throw new Error(`${name} is set and ${other} is not; they belong together.`);
  }
  const apiBase = env.STRIPE_API_BASE || null;
  if (apiBase !== null) checkWebAddress('STRIPE_API_BASE', apiBase, 'https://api.stripe.com');
  return (brandId) => {
    const own = brandSuffix(brandId);
    const suffix = env[`STRIPE_SECRET_KEY${own}`] ? own : '';
    const secretKey = env[`STRIPE_SECRET_KEY${suffix}`];
    const webhookSecret = env[`STRIPE_WEBHOOK_SECRET${suffix}`];
    return secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase } : null;
  };
}
