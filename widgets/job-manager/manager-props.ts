import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { Product } from '../shared/billing/on-sale.generated.ts';
import type { Promotion } from './manager-calls.ts';
import type { OpenedPanel } from './opened-panel.ts';

/** Data loaded with the page; parts that failed are missing. */
export interface ManagerData {
  products?: { products: readonly Product[] };
}

/** Addresses and settings needed throughout the list. */
export interface ManagerContext {
  page: PageInfo;
  /** Promotions sold by the brand; empty if there are none. */
  promotions: readonly Promotion[];
  products: readonly Product[];
  /** Whether the list contains jobs of more than one organization. */
  hasSeveral: boolean;
  /** Address of the job's form; null if the brand has none. */
  edit(id: number): string | null;
  /** Where what the job needs is ordered and paid; null if the brand has no such page. */
  pay(id: number): string | null;
  /** Address of the job's applicants; null if the brand has no such page. */
  applicants(id: number): string | null;
  /** Where to buy credits; null if the brand has no such page. */
  buy: string | null;
  /** The panel that the address opens. */
  opened: OpenedPanel | null;
}

const TYPES: Readonly<Record<Promotion, string>> = { featured: 'featured_job', top: 'top_job' };

/** The credit type (and product type) for a promotion. */
export function creditOf(kind: Promotion): string {
  return TYPES[kind];
}

/** The promotions available on this brand. */
export function promotionsIn(products: readonly Product[]): Promotion[] {
  const kinds: readonly Promotion[] = ['featured', 'top'];
  return kinds.filter((kind) => products.some(({ type }) => type === creditOf(kind)));
}

/** Whether posting costs credits on this brand. */
export function sellsPosting(products: readonly Product[]): boolean {
  return products.some(({ type }) => type === 'job_credits' || type === 'job_flat_rate');
}
