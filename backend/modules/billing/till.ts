import type { CompiledBrand } from '../../../runtime/core/request-context.ts';

/** The context of a change to an order. */
export interface Till {
  brand: CompiledBrand;
  /** Scheme and host for links in mails. */
  origin: string;
  now: Date;
}
