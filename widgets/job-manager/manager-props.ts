import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { Product } from '../shared/billing/on-sale.generated.ts';
import type { Promotion } from './manager-calls.ts';

/** What comes with the page; a part that failed is missing. */
export interface ManagerData {
  products?: { products: readonly Product[] };
}

/** Addresses and facts that every part of the list needs. */
export interface ManagerContext {
  page: PageInfo;
  /** What the brand sells to raise a job; empty where it sells none. */
  promotions: readonly Promotion[];
  products: readonly Product[];
  /** Whether jobs of more than one organization stand in the list. */
  hasSeveral: boolean;
  /** Address of the form of a job; null where the brand has none. */
  edit(id: number): string | null;
  /** Address of those who applied to a job; null where the brand has none. */
  applicants(id: number): string | null;
  /** Where credits are bought; null where the brand has no such page. */
  buy: string | null;
}

const TYPES: Readonly<Record<Promotion, string>> = { featured: 'featured_job', top: 'top_job' };

/** The kind of credit, and of product, that raises a job so. */
export function creditOf(kind: Promotion): string {
  return TYPES[kind];
}

/** How jobs can be raised on this brand. */
export function promotionsIn(products: readonly Product[]): Promotion[] {
  const kinds: readonly Promotion[] = ['featured', 'top'];
  return kinds.filter((kind) => products.some(({ type }) => type === creditOf(kind)));
}

/** Whether posting has a price on this brand. */
export function sellsPosting(products: readonly Product[]): boolean {
  return products.some(({ type }) => type === 'job_credits' || type === 'job_flat_rate');
}
