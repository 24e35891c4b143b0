import { operation } from '../../runtime/core/operation.ts';
import { productsQuery } from '../shared/billing/on-sale.generated.ts';

/** What is the same for everyone: the products on sale. */
export const load = () => ({ products: operation(productsQuery) });
