/** Which features a product needs to be of any use. */
import type { BrandDocument } from './brand.generated.ts';

type ProductType = NonNullable<BrandDocument['prices']['products'][string]>['type'];
const CONTACTING = ['recruiter', 'resume', 'resumeSearches', 'resumeContact'] as const;

/** All of them must be on. */
export const PRODUCT_FEATURES: Readonly<Record<ProductType, readonly (keyof BrandDocument['features'])[]>> = {
  job_credits: ['recruiter'],
  job_flat_rate: ['recruiter'],
  featured_job: ['recruiter'],
  top_job: ['recruiter'],
  premium_profile: ['recruiter'],
  promoted_profile: ['recruiter'],
  contact_credits: CONTACTING,
  contact_flat_rate: CONTACTING,
};
