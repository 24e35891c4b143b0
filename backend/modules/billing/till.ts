import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Announcing } from '../../announcements.ts';

/** The context of a change to an order. */
export interface Till extends Announcing {
  brand: CompiledBrand;
  /** Scheme and host for links in mails. */
  origin: string;
}

/** The context of a change to an order of this brand. */
export function tillFor(
  { forms, findBrand, originOf, vault, now, listeners }: Announcing,
  { brand, origin }: Pick<Till, 'brand' | 'origin'>,
): Till {
  return { forms, findBrand, originOf, vault, now, listeners, brand, origin };
}
