/** What both brands say: everything that can be asked of a brand is on. */
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';

export const DOCUMENT: JsonObject = {
  site: { contactEmail: 'post@example.com', country: 'DE' },
  features: { cvSite: true, blog: true, partnerApi: true },
  moderation: { accounts: true },
  forms: { registration: { captcha: true } },
  prices: {
    currency: 'EUR',
    products: {
      three_jobs: { name: 'Three jobs', type: 'job_credits', price: 149, credits: 3, days: 30 },
      job_flat_rate: { name: 'Any job', type: 'job_flat_rate', price: 900, slots: 3, days: 30 },
      premium_profile: { name: 'Premium profile', type: 'premium_profile', price: 600, days: 365 },
    },
  },
};
