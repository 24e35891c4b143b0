/** A brand's offer to employers, derived from its products and features. Pure. */
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { Product } from '../shared/billing/on-sale.generated.ts';

export type GroupName = 'posting' | 'contacting' | 'standing_out';

export interface OfferGroup {
  name: GroupName;
  products: Product[];
}

const GROUPS: Readonly<Record<GroupName, readonly string[]>> = {
  posting: ['job_credits', 'job_flat_rate'],
  contacting: ['contact_credits', 'contact_flat_rate'],
  standing_out: ['featured_job', 'top_job', 'promoted_profile', 'premium_profile'],
};

type Features = Pick<PageInfo['brand']['features'], 'applicant' | 'resume' | 'resumeSearches' | 'resumeContact'>;

/**
 * Prices grouped by what they buy. Posting is always included, and contacting if available: without a price they are
 * free.
 */
export function offerGroups(products: readonly Product[], { resume, resumeContact }: Features): OfferGroup[] {
  const groupOf = (name: GroupName): OfferGroup => ({
    name,
    products: products.filter(({ type }) => GROUPS[name].includes(type)),
  });
  const [contacting, standingOut] = [groupOf('contacting'), groupOf('standing_out')];
  return [
    groupOf('posting'),
    ...(resume && resumeContact ? [contacting] : []),
    ...(standingOut.products.length > 0 ? [standingOut] : []),
  ];
}

/** The first job that is written in the language of the page; the first of all where none is. */
export function sampleOf<Job extends { langcode: string }>(jobs: readonly Job[], locale: string): Job | undefined {
  const language = (code: string) => code.split('-')[0];
  return jobs.find(({ langcode }) => language(langcode) === language(locale)) ?? jobs[0];
}

/** Names of the brand's benefits, in the texts `employers`. */
export function benefitsOf({ applicant, resume, resumeSearches }: Features): string[] {
  return [
    'found',
    'profile',
    ...(applicant ? ['applications'] : []),
    ...(resume && resumeSearches ? ['resumes'] : []),
    'manage',
  ];
}
