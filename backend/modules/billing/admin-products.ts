/** The products of all brands, for administrators. Their settings are those of the brand document. */

import { allProducts } from '../../../runtime/core/document/product-features.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import type { AdminProduct } from '../../graphql.generated.ts';
import { withinReach } from '../rights/access.ts';
import { isSubscription, productsOnSale } from './products.ts';

/** Those of one brand, or of all that the person administers. Throws `UserError` NOT_ALLOWED. */
export async function listAdminProducts(
  context: ApiContext,
  wanted: string | null | undefined,
): Promise<AdminProduct[]> {
  const { brands } = await withinReach(context, wanted, 'adminProducts');
  const within = context.admin.desk.list().filter(({ id }) => brands === null || brands.includes(id));
  return within.flatMap((brand) => {
    const onSale = new Set(productsOnSale(brand).map(([key]) => key));
    const { document } = brand;
    return allProducts(brand.document).map(
      ([key, { name, type, price, credits = null, slots = null, days = null }]) => ({
        ...{ brand: brand.id, key, name: localised(name, document, document.locales.default), type, price },
        ...{ isSubscription: isSubscription(type), isOnSale: onSale.has(key), currency: document.prices.currency },
        ...{ credits, slots, days },
      }),
    );
  });
}
