/** Names of what is a setting of a brand: custom choice fields, and products. */
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';

/** The label of a brand's choice field in the language of the reader; what is none stays as it is. */
export function fieldLabel({ admin, readerLocale }: Pick<ApiContext, 'admin' | 'readerLocale'>, key: string): string {
  for (const { document } of admin.desk.list()) {
    const field = Object.hasOwn(document.customFields, key) ? document.customFields[key] : undefined;
    if (field) return localised(field.label, document, readerLocale);
  }
  return key;
}

/** The name of a brand's product in the language of the reader; the key of what it no longer has. */
export function productName(
  { findBrand, readerLocale }: Pick<ApiContext, 'findBrand' | 'readerLocale'>,
  brand: string | null,
  key: string,
): string {
  const document = brand === null ? undefined : findBrand(brand)?.document;
  const products = document?.prices.products ?? {};
  const product = Object.hasOwn(products, key) ? products[key] : undefined;
  return document && product ? localised(product.name, document, readerLocale) : key;
}
