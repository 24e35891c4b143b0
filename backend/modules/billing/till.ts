import type { CompiledBrand } from '../../../runtime/core/request-context.ts';

/** Where and when an order moves. */
export interface Till {
  brand: CompiledBrand;
  /** Scheme and host for links in mails. */
  origin: string;
  now: Date;
}
