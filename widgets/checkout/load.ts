import { operation } from '../../runtime/core/operation.ts';
import { customerFormQuery } from '../shared/billing/customer-form.generated.ts';
import { productsQuery } from '../shared/billing/on-sale.generated.ts';

/** What is the same for everyone: the products, and the form for billing details. */
export const load = () => ({ products: operation(productsQuery), form: operation(customerFormQuery) });
