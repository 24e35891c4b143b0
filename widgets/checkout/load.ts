import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { productsQuery } from '../shared/billing/billing-calls.ts';

const customerForm = `query CustomerForm {
  form(name: "customer") { form check groups { group schema fields { name control width } } }
}`;

/** What is the same for everyone: what is on sale, and the form of billing details. */
export const load: WidgetLoad<Record<string, never>> = () => ({
  products: { document: productsQuery, variables: {} },
  form: { document: customerForm, variables: {} },
});
